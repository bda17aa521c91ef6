/**
 * Numbers that others have published, per cent, shown apart from ours and never compared with them: their items, their judge
 * and their settings are not ours. `doubt` names what is known to be wrong or uncertain of a row.
 */
export type Published = { source: string; doubts: Doubt[]; rows: PublishedRow[] };
export type PublishedRow = { system: string; numbers: Readonly<Record<string, number>>; doubt?: Doubt; isHuman?: true };
/** `swapped`: two rows change places between site and paper. `mock`: the site's file calls its data mock. `thirty`: the grid of the values speaks of 30, 60 and 200 answers, not of all items. `openDoesNotFit`: the open score does not follow from its parts. `bestOnly`: only the best of its board is known. */
export type Doubt = 'swapped' | 'mock' | 'thirty' | 'openDoesNotFit' | 'bestOnly';

const neural: PublishedRow[] = [
	{
		system: 'GPT-4o 2025-03-26',
		numbers: {
			'L1 pass@1': 20.0,
			'L1 pass@5': 36.7,
			'L2 pass@1': 8.3,
			'L2 pass@5': 40.0,
			'L3 pass@1': 8.5,
			'L3 pass@5': 16.5
		}
	},
	{
		system: 'Gemini 2.5-Flash',
		numbers: {
			'L1 pass@1': 26.7,
			'L1 pass@5': 46.7,
			'L2 pass@1': 13.3,
			'L2 pass@5': 35.0,
			'L3 pass@1': 10.5,
			'L3 pass@5': 18.5
		}
	},
	{
		system: 'Gemini 2.0-Flash',
		numbers: {
			'L1 pass@1': 20.0,
			'L1 pass@5': 30.0,
			'L2 pass@1': 11.7,
			'L2 pass@5': 23.3,
			'L3 pass@1': 9.0,
			'L3 pass@5': 16.0
		}
	},
	{
		system: 'Claude 3.7 Sonnet',
		numbers: {
			'L1 pass@1': 16.7,
			'L1 pass@5': 26.7,
			'L2 pass@1': 8.3,
			'L2 pass@5': 31.7,
			'L3 pass@1': 7.5,
			'L3 pass@5': 12.0
		}
	},
	{
		system: 'Claude 3.5 Sonnet',
		numbers: {
			'L1 pass@1': 6.7,
			'L1 pass@5': 16.7,
			'L2 pass@1': 8.3,
			'L2 pass@5': 18.3,
			'L3 pass@1': 7.0,
			'L3 pass@5': 10.5
		}
	},
	{
		system: 'Qwen-VL-2.5-32B',
		numbers: {
			'L1 pass@1': 10.0,
			'L1 pass@5': 30.0,
			'L2 pass@1': 5.0,
			'L2 pass@5': 21.7,
			'L3 pass@1': 4.0,
			'L3 pass@5': 10.0
		}
	},
	{
		system: 'Doubao-1.5-vision-pro',
		numbers: {
			'L1 pass@1': 6.7,
			'L1 pass@5': 40.0,
			'L2 pass@1': 10.0,
			'L2 pass@5': 13.3,
			'L3 pass@1': 5.5,
			'L3 pass@5': 11.5
		}
	},
	{
		system: 'LLaVA-Med-7B',
		numbers: {
			'L1 pass@1': 10.0,
			'L1 pass@5': 16.7,
			'L2 pass@1': 10.0,
			'L2 pass@5': 28.3,
			'L3 pass@1': 6.0,
			'L3 pass@5': 13.0
		}
	},
	{
		system: 'RadFM-14B',
		numbers: {
			'L1 pass@1': 0.0,
			'L1 pass@5': 20.0,
			'L2 pass@1': 3.3,
			'L2 pass@5': 13.3,
			'L3 pass@1': 2.5,
			'L3 pass@5': 6.0
		}
	},
	{
		system: 'Med-Flamingo-9B',
		numbers: {
			'L1 pass@1': 0.0,
			'L1 pass@5': 16.7,
			'L2 pass@1': 3.3,
			'L2 pass@5': 10.0,
			'L3 pass@1': 1.5,
			'L3 pass@5': 10.0
		}
	},
	{
		system: 'HuatuoGPT-7B',
		numbers: {
			'L1 pass@1': 10.0,
			'L1 pass@5': 20.0,
			'L2 pass@1': 5.0,
			'L2 pass@5': 13.3,
			'L3 pass@1': 3.0,
			'L3 pass@5': 7.0
		}
	},
	{
		system: 'MedGemma-27B-it',
		numbers: {
			'L1 pass@1': 16.7,
			'L1 pass@5': 43.3,
			'L2 pass@1': 13.3,
			'L2 pass@5': 31.6,
			'L3 pass@1': 6.5,
			'L3 pass@5': 18.0
		},
		doubt: 'swapped'
	},
	{
		system: 'Claude 4 Sonnet',
		numbers: {
			'L1 pass@1': 30.0,
			'L1 pass@5': 36.7,
			'L2 pass@1': 18.3,
			'L2 pass@5': 38.3,
			'L3 pass@1': 10.5,
			'L3 pass@5': 15.5
		},
		doubt: 'swapped'
	},
	{
		system: 'GPT-5',
		numbers: {
			'L1 pass@1': 36.7,
			'L1 pass@5': 43.3,
			'L2 pass@1': 28.3,
			'L2 pass@5': 45,
			'L3 pass@1': 19.5,
			'L3 pass@5': 27.5
		}
	},
	{
		system: 'Gemini 2.5-Pro',
		numbers: {
			'L1 pass@1': 30,
			'L1 pass@5': 50,
			'L2 pass@1': 15,
			'L2 pass@5': 38.3,
			'L3 pass@1': 11.5,
			'L3 pass@5': 19.5
		}
	},
	{
		system: 'Lingshu',
		numbers: {
			'L1 pass@1': 26.7,
			'L1 pass@5': 40,
			'L2 pass@1': 21.7,
			'L2 pass@5': 35,
			'L3 pass@1': 8.5,
			'L3 pass@5': 20
		}
	},
	{ system: '5 medical students', isHuman: true, numbers: { 'L1 pass@1': 3.3, 'L2 pass@1': 3.3, 'L3 pass@1': 6 } },
	{ system: '5 senior clinicians', isHuman: true, numbers: { 'L1 pass@1': 40, 'L2 pass@1': 35.5, 'L3 pass@1': 15 } }
];

const medCmr: PublishedRow[] = [
	{ system: 'GPT-5', numbers: { MCQ: 57.81, open: 48.7 } },
	{ system: 'Gemini-2.5-Pro', numbers: { MCQ: 49.87, open: 45.98 }, doubt: 'openDoesNotFit' },
	{ system: 'Medgemma-4B', numbers: { MCQ: 14.9, open: 32.1 } },
	{ system: 'Lingshu-7B', numbers: { MCQ: 27.26, open: 40.91 } },
	{ system: 'Gemma3-4B', numbers: { MCQ: 25.98, open: 28.1 } },
	{ system: 'Qwen2.5-VL-7B', numbers: { MCQ: 31.06, open: 33.96 } },
	{ system: 'InternVL3.5-8B', numbers: { MCQ: 24.17, open: 41.44 } },
	{ system: 'Qwen3-VL-8B', numbers: { MCQ: 38.18, open: 37.05 } },
	{ system: 'Medgemma-27B', numbers: { MCQ: 28.91, open: 31.49 } },
	{ system: 'Lingshu-32B', numbers: { MCQ: 30.47, open: 43.02 } },
	{ system: 'Gemma3-27B', numbers: { MCQ: 37.07, open: 35.36 } },
	{ system: 'Qwen2.5-VL-32B', numbers: { MCQ: 33.36, open: 41.22 } },
	{ system: 'Qwen2.5-VL-72B', numbers: { MCQ: 42.17, open: 40.73 } },
	{ system: 'InternVL3.5-38B', numbers: { MCQ: 35.07, open: 43.71 } },
	{ system: 'Qwen3-VL-30B-A3B', numbers: { MCQ: 35.79, open: 39.37 } },
	{ system: 'Qwen3-VL-32B', numbers: { MCQ: 44.28, open: 39.37 }, doubt: 'openDoesNotFit' },
	{ system: 'InternVL3.5-241B-A28B', numbers: { MCQ: 46.17, open: 47.88 } },
	{ system: 'Qwen3-VL-235B-A22B', numbers: { MCQ: 49.34, open: 42.62 } }
];

export const published: Readonly<Record<string, Published>> = {
	'neural-medbench': {
		source: 'neuromedbench.github.io, leaderboard v1.0; arXiv 2509.22258 v5',
		doubts: ['thirty', 'mock'],
		rows: neural
	},
	'med-cmr': { source: 'arXiv 2512.00818 v2, table 2', doubts: [], rows: medCmr },
	mrarebench: {
		source: 'MRareBench, summary of its board of 37 models',
		doubts: ['bestOnly'],
		rows: [{ system: '?', numbers: { 'T1 Recall@1, LC': 54.7, 'T2 recall, all levels': 80.5 } }]
	}
};
