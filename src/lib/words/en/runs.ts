/** The report of answers that were scored by a benchmark: tables, plots and the paragraph for a methods section. */
export const runs = {
	title: (benchmark: string) => `${benchmark}: scored answers`,
	benchmarks: {
		mrarebench: 'MRareBench',
		'med-cmr': 'Med-CMR',
		'neural-medbench': 'Neural-MedBench',
		'multiple-choice': 'Multiple choice'
	},
	tasks: {
		T1: 'T1, diagnosis',
		T2: 'T2, evidence',
		MCQ: 'multiple choice',
		open: 'open questions',
		direct: 'L1, direct diagnosis',
		complex: 'L2, complex diseases',
		'multi-round': 'L3, dialogue'
	},
	by: { benchmark: 'as the benchmark counts', clinical: 'as a clinician would count', text: 'likeness of texts' },
	system: 'System',
	physicians: (n: number) => (n === 1 ? 'Physician (1 reader)' : `Physicians (${n} readers)`),
	measure: 'Measure',
	group: 'Group',
	condition: 'Condition',
	items: 'Items',
	cases: 'Cases',
	n: 'n',
	interval: '95 % interval',
	value: 'Value',
	to: 'to',
	method: 'Method',
	allItems: 'all',
	systemsByCondition: 'Systems by condition',
	onTheirItems: 'on the items that physicians answered',
	onAllItems: 'on all items',
	systemsNote: (measure: string) =>
		`${measure} in per cent, with 95 % interval and number of items. Items of one source case are clustered.`,
	every: 'Every number',
	groups: 'By category',
	recallCurve: 'Recall@k',
	among: 'diagnoses counted, k',
	againstTitle: 'Beside the physicians, on the same items',
	againstNote: (families: number) =>
		`Difference is system minus physicians. p two-sided, adjusted by Holm over ${families} ${families === 1 ? 'comparison' : 'comparisons'}.`,
	difference: 'Difference',
	speaksOf: { 'readers like these': 'physicians like these', 'these readers': 'these physicians' },
	speaksOfName: 'Speaks of',
	p: 'p',
	pHolm: 'p (Holm)',
	pBh: 'p (BH, exploratory)',
	pairsTitle: 'Systems beside one another, on the same items',
	pairsNote: 'Exploratory: paired by item, clustered by source case, p adjusted by Benjamini–Hochberg.',
	contrastsTitle: 'What the conditions tell',
	contrast: 'Contrast',
	tells: {
		'text leakage': 'text leakage',
		'visual necessity': 'visual necessity',
		'visual contribution': 'visual contribution',
		'diagnosis-conditioning gain': 'gain from knowing the diagnosis'
	} as Record<string, string>,
	calibrationTitle: 'How sure, how often right',
	stated: 'stated confidence, per cent',
	right: 'right, per cent',
	brier: 'Brier score',
	calibrationError: 'Expected calibration error',
	fewForCurve: 'too few answers for a curve',
	correspondenceTitle: 'Diagnosis named first where the evidence was seen',
	correspondenceNote: (theta: number) =>
		`T2 counts as seen from a hierarchical recall of θ. The benchmark has not published its θ; ${theta} is used here, and the curve shows all others.`,
	theta: 'θ',
	share: 'share, per cent',
	counts: {
		bothRight: 'evidence and diagnosis',
		evidenceOnly: 'evidence alone',
		diagnosisOnly: 'diagnosis alone',
		neither: 'neither'
	},
	checksTitle: 'Beside VLMEvalKit’s own numbers',
	theirs: 'VLMEvalKit',
	ours: 'here',
	same: 'the same',
	differs: 'differs',
	rowsThatDiffer: (n: number) => `${n} ${n === 1 ? 'row differs' : 'rows differ'}`,
	unscoredTitle: 'Not scored',
	noUnscored: 'Every answer was scored.',
	where: 'Where',
	item: 'Item',
	why: 'Why',
	more: (n: number) => `and ${n} more; all are in the JSON.`,
	asideTitle: 'Set aside',
	aside: (system: string, failed: number, cut: number) =>
		[
			failed ? `${failed} ${failed === 1 ? 'call' : 'calls'} brought no answer` : '',
			cut ? `${cut} ${cut === 1 ? 'answer was' : 'answers were'} cut at 32,767 characters by the spreadsheet` : ''
		]
			.filter(Boolean)
			.join('; ')
			.replace(/^/, `${system}: `),
	missing: (system: string, task: string, n: number) =>
		`${system}, ${task}: ${n} ${n === 1 ? 'item has' : 'items have'} no answer; no number counts ${n === 1 ? 'it' : 'them'}.`,
	notesTitle: 'To be read with this',
	filesTitle: 'Files',
	file: 'File',
	holds: { predictions: 'answers', items: 'items', judgements: 'judgements', results: 'VLMEvalKit’s results' },
	rows: 'Rows',
	methodsTitle: 'For a methods section',
	/** Why a number is not there, in the words of the scorer; digits stand as #. */
	reasons: {
		'No item was answered by both.': 'No item was answered by both.',
		'Fewer than # source cases were read by both: too few for its normal interval.':
			'Fewer than # source cases were read by both: too few for its normal interval.',
		'Fewer than # source cases were read under both: too few for the normal interval.':
			'Fewer than # source cases were read under both: too few for the normal interval.',
		'There is one source case: no interval.': 'There is one source case: no interval.',
		'There is one reader: readers like them cannot be spoken of.':
			'There is one reader: readers like them cannot be spoken of.',
		'All readers have the same mean difference: how readers vary is not seen.':
			'All readers have the same mean difference: how readers vary is not seen.',
		'The standard error is #.': 'The standard error is #.',
		'No two readings differ in both reader and case.': 'No two readings differ in both reader and case.',
		'The unbiased estimate of the variance is below #.': 'The unbiased estimate of the variance is below #.'
	} as Record<string, string>,
	noInterval: 'no interval',
	people: 'people',
	models: 'models',
	bandOf: 'the physicians’ interval',
	sentence: {
		above: (system: string, readers: string, cases: string) => `${system} is above the mean of ${readers} on ${cases}`,
		below: (system: string, readers: string, cases: string) => `${system} is below the mean of ${readers} on ${cases}`,
		notShown: (system: string, readers: string, cases: string) =>
			`Between ${system} and the mean of ${readers} on ${cases} no difference is shown`,
		these: (n: number) => (n === 1 ? 'this physician' : `these ${n} physicians`),
		like: (n: number) => `physicians like these ${n}`,
		cases: (n: number) => (n === 1 ? 'this case' : `these ${n} cases`),
		because: (difference: string, p: string) => ` (difference ${difference}, p ${p} after Holm).`,
		untested: (system: string, why: string) => `${system} was not tested against the physicians: ${why}`
	},
	methods: {
		scored: (benchmark: string, answers: number, items: number, cases: number) =>
			`We scored ${answers} answers to ${items} items (${cases} source cases) of ${benchmark}.`,
		measures: (names: string) =>
			`Measures as the benchmark defines them were computed by its own matching rules, its known faults kept; the primary measure was ${names}. What a clinician would count as the same diagnosis is given under a name of its own.`,
		intervals: (replicates: number, seed: number) =>
			`Intervals are 95 %: Wilson’s score interval where each source case gave one answer, right or wrong; otherwise the percentile interval of a bootstrap that draws source cases (${replicates.toLocaleString('en')} replicates, seed ${seed}), or, from 2,000 source cases on, the clustered standard error.`,
		physicians: (readers: number) =>
			`Physicians (${readers} readers) and each system were compared on the items that both had answered, clustered by source case: from five readers on with readers and cases random (Obuchowski–Rockette for a complete design, U-statistic otherwise), with fewer by a sign-flip permutation that speaks of these readers only. p values were adjusted by Holm over all comparisons of the primary measure.`,
		pairs:
			'Systems were compared with one another by a sign-flip permutation over source cases; these comparisons are exploratory (Benjamini–Hochberg).',
		aside: (failed: number, cut: number) =>
			`${failed} failed calls and ${cut} answers cut by the file format were set aside and count in no number.`
	},
	leaderboards: 'Leaderboards',
	leaderboardsLead:
		'People and models on the same items, by the benchmarks’ own measures. What is shown rests on answers that are kept.',
	noBoard: 'No answers are kept yet. Score a file of answers with',
	noBoardAfter: 'and they stand here.',
	computedOn: (day: string) => `Computed ${day}`,
	whereItFails: 'Where it fails',
	whereItFailsLead: (measure: string) =>
		`${measure} by category, the lowest first; n is how many items the category has.`,
	errorsTitle: 'Errors by class',
	nothingByCategory: 'Its answers hold no categories.',
	toBoard: 'Back to the leaderboard',
	publishedTitle: 'Published elsewhere',
	publishedLead: (source: string) =>
		`Per cent, as published: ${source}. Other items, other judges, other settings: not compared with ours.`,
	doubt: 'Doubt',
	doubts: {
		swapped: 'The paper has the numbers of MedGemma and Claude 4 the other way round; these are the site’s.',
		mock: 'The site’s own file calls its data mock.',
		thirty: 'All values lie on steps of 1/30, 1/60 and 1/200: far fewer items than the benchmark has.',
		openDoesNotFit: 'The open score does not follow from its four parts.',
		bestOnly: 'Only the best value of its board is known, not whose it is.'
	},
	bestOf: 'the best of its board',
	madeWith: (date: string) => `Computed by Babinski, ${date}.`
};
