import type { Marks } from '#db/scores.ts';

/** Why an attempt is not gone on from. */
export const forkRefusals = {
	practiceOnly: 'Only practice can be gone on from; an exam stands as it was sat.',
	notReleased: 'This sitting is not finished yet.',
	olderRules: 'This sitting was sat under older rules, which no longer run. Sit the station again from the door.',
	noSuchMoment: 'From this moment there is nothing to go on with: the answers were finished by then.'
};

/** Going on from a moment of an earlier sitting. */
export const forks = {
	from: 'Go on from here',
	fromAt: (time: string, what: string) => `Go on from ${time}, after: ${what}`,
	title: 'What if?',
	how: 'Choose a moment, and sit on from there as new practice: what came before it is kept, with the time that was left then. This sitting stays as it is.',
	wentOn: 'Went on from an earlier sitting.',
	earlier: 'The earlier sitting',
	later: (n: number) => (n === 1 ? 'A sitting went on from this one' : `${n} sittings went on from this one`),
	thenNow: 'Marks then and now',
	marks: ({ got, waiting, possible }: Marks) =>
		waiting > 0 ? `${got} so far, ${waiting} wait, ${possible} possible` : `${got} of ${possible}`,
	unfinished: 'not finished yet',
	open: 'Open'
};
