/** Why a doubt, or an answer to one, is not taken. */
export const doubtRefusals = {
	empty: 'Write what you think is wrong, in a sentence.',
	tooLong: 'That is too long: keep to what is wrong and why.',
	tooMany: 'Twenty of your doubts about this sitting wait for an answer already.',
	noAnswer: 'Choose what becomes of it, and write an answer.',
	answeredAlready: 'Somebody has answered this already. Load the page again.'
};

/** “I think this is wrong”. */
export const doubts = {
	title: 'Doubts',
	what: 'What candidates hold to be wrong in a key, a mark or a reply. Your answer goes back to them.',
	none: 'Nobody has raised a doubt.',
	waiting: (n: number) => (n === 1 ? '1 waits' : `${n} wait`),
	raise: 'I think this is wrong',
	raiseAbout: (what: string) => `I think this is wrong: ${what}`,
	text: 'What is wrong, and why?',
	reference: 'Reference, if you have one',
	referenceHint: 'DOI, PMID, guideline',
	send: 'Send to the authors',
	cancel: 'Never mind',
	sent: 'Sent to the case’s authors',
	lost: 'It could not be sent. What you wrote is still here: try again.',
	outcomes: { 'will be changed': 'Will be changed', 'was changed': 'Was changed', stays: 'Stays as it is' },
	answer: 'Answer',
	sendAnswer: 'Send the answer',
	raisedBy: (who: string, when: string) => `${who}, ${when}`,
	erased: 'Somebody since erased',
	about: 'About',
	toAttempt: 'Their sitting',
	private: 'Their sitting is not shared.',
	kinds: {
		line: 'a line of the mark sheet',
		step: 'a step of the expert’s reasoning',
		lesion: 'a lesion',
		diagnosis: 'a diagnosis',
		point: 'a point of an answer',
		answer: 'a question or its model answer',
		moment: 'a reply or finding',
		teaching: 'what to take away'
	},
	answeredIn: (n: number) => (n === 1 ? 'A doubt was answered' : `${n} doubts were answered`)
};
