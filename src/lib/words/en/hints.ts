/** Asking the tutor; what is asked stands in `tutor.ts`. */
export const hints = {
	button: 'A hint',
	title: 'The tutor asks',
	first:
		'A tutor sees what you did, not the case, and answers with a question. Your result will say how often you asked.',
	ask: 'Ask the tutor',
	another: 'Another question',
	asking: 'Asking',
	earlier: (n: number) => `Asked earlier: ${n}`,
	mentioned: (n: number) => `Your result will say: ${n} ${n === 1 ? 'hint' : 'hints'}.`,
	notLoaded: 'The question could not be fetched. It is kept; open this once more when there is a connection.',
	close: 'Close'
};
