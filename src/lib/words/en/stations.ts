/** What is said of stations in more places than their list. */
export const stations = {
	kinds: { bedside: 'Bedside', turns: 'Turn by turn', written: 'Written', custom: 'Set up' },
	soFar: (got: number, waits: number, possible: number) =>
		`${got} so far, ${waits} ${waits === 1 ? 'waits' : 'wait'}, ${possible} possible`,
	forked: 'from an earlier moment',
	patient: 'Patient',
	difficulty: 'Difficulty',
	purposes: { practice: 'practice', exam: 'exam', study: 'study' },
	tiers: { direct: 'direct', complex: 'complex', dialogue: 'dialogue' }
};
