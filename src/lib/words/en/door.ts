/** The sheet on the door. */
export const door = {
	title: 'At the door',
	back: 'Back to the stations',
	readingTime: 'Reading time',
	time: 'Your time',
	atDoor: (n: string) => `${n} min at this door`,
	withPatient: (n: string) => `${n} min with the patient`,
	thenAnswers: 'then your answers',
	thenExaminer: 'then your answers and the examiner',
	forAnswers: (n: string) => `${n} min for your answers`,
	noClock: 'No clock: this practice is untimed, and the result says so.',
	noInformant: 'There is no patient to talk to here: you read what is on the table and answer.',
	whoSees: 'Who sees it',
	sees: {
		owner: 'Practice: only you, until you share it.',
		educators: 'Exam: the educators, who mark it and release the result.',
		researchers: 'Study: the researchers, by pseudonym, after all data are in.'
	},
	device: 'This device',
	checking: 'Looking at what this device can do',
	imagesShow: 'Images will show.',
	smallScreen: 'The screen is small: one thing at a time is shown.',
	enter: 'Enter the room',
	enterAnswers: 'Begin',
	entering: 'Opening the door',
	clockStarts: 'The clock starts when you enter.',
	mayEnterEarly: 'You may go in before reading time is over.',
	waitForBell: 'The door opens when reading time is over.',
	noRush: 'Go in when you have read it.'
};
