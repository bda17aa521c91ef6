/** The sheet on the door. */
export const door = {
	title: 'At the door',
	back: 'Back to the stations',
	readingTime: 'Reading time',
	tasks: 'Your tasks',
	ownTasks: {
		bedside: [
			'Take the history you need',
			'Examine what is relevant',
			'Choose tests and read what comes back',
			'Answer what you are asked'
		],
		staged: ['Read what is laid on the table', 'Answer each question before the next part is shown'],
		static: ['Read what is laid on the table', 'Answer each question; what you commit is fixed']
	},
	gated: 'Tests open once you have committed a provisional differential; history and examination close then.',
	notNeeded: 'Not needed',
	withoutAll: 'A complete history, a full examination, or letters and drug charts.',
	withoutRoom: 'Questions to the patient, an examination, orders: whatever there is comes to you.',
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
	largeScreen: 'The screen is large enough.',
	keepsNothing:
		'This browser keeps nothing (a private window, or its settings): what you type without a connection is lost when the page is closed.',
	tinyScreen: 'The window is very small. Turn the device, or make the window larger, before you go in.',
	bell: 'The bell is silent unless you turn it on under Display.',
	readingOver: 'Reading time is over. The room is open.',
	smallScreen: 'The screen is small: one thing at a time is shown.',
	enter: 'Enter the room',
	enterAnswers: 'Begin',
	entering: 'Opening the door',
	clockStarts: 'The clock starts when you enter.',
	mayEnterEarly: 'You may go in before reading time is over.',
	waitForBell: 'The door opens when reading time is over.',
	noRush: 'Go in when you have read it.'
};
