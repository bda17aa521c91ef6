/** Why a doubt, or an answer to one, is not taken. */
export const doubtRefusals = {
	needsText: 'Write a sentence first.',
	tooLong: (characters: number) => `This is longer than ${characters} characters: keep to what is wrong, and why.`,
	unreadable: 'This names nothing of the debrief. Load the page again.',
	notReleased: 'The debrief is not open yet.',
	tooMany: (most: number) => `${most} of your doubts about this sitting wait for an answer already.`,
	waits: 'You have doubted this already, and its authors have not answered yet.',
	needsOutcome: 'Say what becomes of the case.',
	noSuchDoubt: 'Somebody has answered this meanwhile, or it is not there. Load the page again.'
};

/** “I think this is wrong”: from a debrief to the case's authors, and back. */
export const doubts = {
	wrong: 'I think this is wrong',
	wrongNamed: (what: string) => `I think this is wrong: ${what}`,
	what: 'What is wrong, and what would be right?',
	reference: 'A reference, if you have one: DOI, PMID or web address',
	referenceExample: '10.1000/182',
	send: 'Send to the authors',
	cancel: 'Cancel',
	goes: 'The authors of the case read this with the words it is about, not your attempt. Their answer comes back here.',
	needsText: 'Say what is wrong, in a sentence.',
	notSent: 'It was not sent. What you wrote is kept here; try again.',
	questioned: (day: string) => `You doubted this on ${day}:`,
	waits: 'Sent. Its authors have not answered yet.',
	outcomes: {
		'will be mended': 'The case will be mended.',
		'was mended': 'The case was mended.',
		stays: 'It stays as it is.'
	},

	title: 'Doubts',
	whatFor:
		'What candidates think wrong in a case: a line of the key, a mark, a reply. Your answer goes back to the place where they asked.',
	show: 'Show',
	states: { all: 'all', waiting: 'waiting', answered: 'answered' },
	none: 'Nobody has doubted anything yet.',
	noneMore: 'Each line of a debrief has a flag with which candidates write to you.',
	noneFit: 'Nothing fits what is chosen.',
	showAll: 'Show all',
	count: (n: number) => (n === 1 ? '1 doubt' : `${n} doubts`),
	kinds: {
		diagnosis: 'Diagnosis',
		line: 'Line of the mark sheet',
		mark: 'Mark on an image',
		point: 'Point of the key',
		answer: 'The key’s answer',
		option: 'Option',
		step: 'The expert’s reasoning',
		lesion: 'Lesion',
		reply: 'Reply',
		finding: 'Finding',
		result: 'Result',
		advice: 'To take away'
	},
	edition: (n: number) => `version ${n} of the case`,
	aCandidate: 'A candidate',
	seeAttempt: 'See the attempt',
	outcome: 'What becomes of the case',
	choose: { 'will be mended': 'It will be mended', 'was mended': 'It was mended', stays: 'It stays as it is' },
	answer: 'Your answer',
	sendAnswer: 'Send the answer',
	changeAnswer: 'Change the answer',
	formerly: 'Somebody who has left'
};
