/** Why an attempt is not gone on from, or not sat again. */
export const forkRefusals = {
	practiceOnly: 'Only practice can be gone on from; an exam or a study stands as it was sat.',
	notReleased: 'This sitting has no debrief yet: hand it in first.',
	olderRules: 'This sitting was sat under older rules, which no longer run. Sit the station again from the door.',
	noSuchMoment: 'From this moment there is nothing to go on with: nothing had begun, or the answers were finished.',
	noTimeLeft: 'No time was left at this moment. Choose an earlier one.',
	closed: 'This station is closed, and no other of its kind is open.'
};

/** Going on from a moment of an earlier sitting, and what the two came to. */
export const forks = {
	goOn: 'Go on from here',
	goOnAfter: (time: string, name: string) => `Go on from here: ${time}, after “${name}”`,
	goOnMore: 'A new sitting with all that was done up to here and the time that was left. This one stays as it is.',
	title: 'The same sitting, gone on another way',
	thenNow: (then: string, now: string) => `Then ${then}; gone on another way, ${now}.`,
	toEarlier: (day: string) => `The earlier sitting, ${day}`,
	wentOnHere: (time: string) => `Gone on from ${time}, another way`,
	notYet: 'not handed in',
	marks: (got: number, waiting: number, possible: number) =>
		waiting > 0 ? `${got} of ${possible} (${waiting} still wait)` : `${got} of ${possible}`,
	mean: (percent: number) => `${percent} of 100`,
	unmarked: 'without marks'
};
