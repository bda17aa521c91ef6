import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Case } from '#lib/case/case.ts';
import type { Item } from '#lib/case/item.ts';
import { readPack } from '#lib/case/pack.ts';
import { stationsOf } from '#lib/case/stations-of.ts';
import { stationOf, type Choice } from '#lib/case/stations-choice.ts';
import { smallPack } from './small-pack.ts';

const [small] = readPack(smallPack()).cases;
if (!small) throw new Error('the small pack has no case');
const { case: of, key } = small;

function item(id: string, kind: Item['kind'], when = 'start', more: Partial<Item> = {}): Item {
	return { id, kind, prompt: id, when, images: [], reveals: [], options: [], conditions: [], ...more };
}

function made(changes: Partial<Case>) {
	return Object.fromEntries(stationsOf({ ...of, ...changes }, key).map(({ name, station }) => [name, station]));
}

/** What each station asks, as `id` or `id after other`. */
function asked(changes: Partial<Case>) {
	return Object.fromEntries(
		Object.entries(made(changes)).map(([name, { items }]) => [
			name,
			items.map(({ id, after }) => (after === null ? id : `${id} after ${after}`))
		])
	);
}

const conditions: Item['conditions'] = [
	{ id: 'FD', shows: ['context', 'findings', 'images'], withholds: [] },
	{ id: 'LC', shows: ['context', 'images'], withholds: [] },
	{ id: 'TO', shows: ['context'], withholds: [] }
];

describe('the stations that a case makes', () => {
	test('are bedside, turn by turn and written, each with what the others do not ask', () => {
		expect(stationsOf(of, key)).toEqual([
			{
				name: 'bedside',
				station: {
					policy: 'open',
					purpose: 'practice',
					reading: 1,
					minutes: 8,
					untimed: false,
					extra: 0,
					turns: null,
					given: [],
					items: [
						{ id: 'q-ddx', kind: 'differential', after: null, condition: null, lays: [], seconds: 180 },
						{ id: 'q-lesion', kind: 'lesion', after: null, condition: null, lays: ['flair'], seconds: 120 }
					],
					questions: 1
				}
			},
			{
				name: 'turns',
				station: {
					policy: 'staged',
					purpose: 'practice',
					reading: 1,
					minutes: 0,
					untimed: false,
					extra: 0,
					turns: null,
					given: [],
					items: [
						{ id: 'q-turn-1', kind: 'dialogue-turn', after: null, condition: null, lays: ['h-eye'], seconds: 180 },
						{
							id: 'q-turn-2',
							kind: 'dialogue-turn',
							after: 'q-turn-1',
							condition: null,
							lays: ['i-mri', 'flair'],
							seconds: 180
						}
					],
					questions: 0
				}
			},
			{
				name: 'written',
				station: {
					policy: 'static',
					purpose: 'practice',
					reading: 1,
					minutes: 0,
					untimed: false,
					extra: 0,
					turns: null,
					given: [],
					items: [
						{
							id: 'q-evidence',
							kind: 'evidence',
							after: null,
							condition: 'NoDx',
							lays: ['h-eye', 'h-leg', 'e-pupils', 'flair'],
							seconds: 180
						},
						{
							id: 'q-where',
							kind: 'multiple-choice',
							after: null,
							condition: null,
							lays: ['h-eye', 'h-leg', 'e-pupils', 'i-mri', 'flair'],
							seconds: 60
						}
					],
					questions: 0
				}
			}
		]);
	});

	test.each([
		['direct', 'open'],
		['complex', 'gated'],
		['dialogue', 'gated']
	] as const)('a %s case is sat %s at the bedside', (tier, policy) => {
		expect(made({ tier }).bedside?.policy).toBe(policy);
	});

	test('at most three of the examiner’s questions are asked, and at the bedside only', () => {
		const examiner = [1, 2, 3, 4].map((n) => ({ id: `x-${n}`, question: '?', model_answer: '.', points: [] }));
		expect(stationsOf(of, { ...key, examiner }).map(({ station }) => station.questions)).toEqual([3, 0, 0]);
	});

	test('without a history there is no bedside, and the forward diagnosis stands in for the differential', () => {
		const items = [
			item('d', 'differential'),
			item('f', 'forward-diagnosis'),
			item('l', 'lesion'),
			item('m', 'multiple-choice', 'after:d')
		];
		expect(asked({ history: [], items })).toEqual({ written: ['f', 'l', 'm after f'] });
		expect(asked({ items })).toEqual({ bedside: ['d', 'l'], written: ['f', 'm after f'] });
		expect(asked({ items: items.slice(1) })).toEqual({ bedside: ['f', 'l'], written: ['m'] });
		expect(asked({ history: [], items: [item('d', 'differential')] })).toEqual({ written: ['d'] });
	});

	test('a case without items makes none', () => {
		expect(stationsOf({ ...of, items: [] }, key)).toEqual([]);
	});

	test('images given at the start are there from the start, but not where a condition decides', () => {
		const images = of.images.map((image) => ({ ...image, given: 'start' as const }));
		expect(Object.values(made({ images })).map(({ given }) => given)).toEqual([['flair'], ['flair'], []]);
	});
});

describe('what an item waits for', () => {
	test('after an item that is not asked it waits for what that one waits for', () => {
		const items = [
			item('l', 'lesion'),
			item('o', 'open-ended'),
			item('t1', 'dialogue-turn', 'after:o'),
			item('m', 'multiple-choice', 'after:t1')
		];
		expect(asked({ items })).toEqual({ bedside: ['l'], turns: ['t1'], written: ['o', 'm after o'] });
	});

	test('turns are a chain of their own, whatever stands between them', () => {
		const items = [
			item('t1', 'dialogue-turn', 'after:d'),
			item('m', 'multiple-choice', 'after:t1'),
			item('t2', 'dialogue-turn', 'after:m'),
			item('d', 'differential')
		];
		expect(asked({ items }).turns).toEqual(['t1', 't2 after t1']);
		const all: Choice = { name: 'All', policy: 'staged', purpose: 'exam', items: ['d', 't1', 't2'] };
		expect(stationOf({ ...of, items }, key, all).value?.station.items.map(({ after }) => after)).toEqual([
			null,
			null,
			't1'
		]);
	});

	test('a stand-in that waits for the item itself is passed over', () => {
		const items = [
			item('d', 'differential'),
			item('m', 'multiple-choice', 'after:d'),
			item('f', 'forward-diagnosis', 'after:m')
		];
		expect(asked({ history: [], items })).toEqual({ written: ['m', 'f after m'] });
		expect(asked({ history: [], items: [items[0]!, { ...items[2]!, when: 'after:d' }] })).toEqual({ written: ['f'] });
	});
});

describe('a written station', () => {
	const items = [
		item('plan', 'open-ended'),
		item('ground', 'evidence', 'start', {
			images: ['flair'],
			conditions: [{ id: 'Grd', shows: ['context', 'images', 'diagnosis'], withholds: [] }]
		}),
		item('f', 'forward-diagnosis', 'start', { images: ['flair'], conditions })
	];
	const choice: Choice = { name: 'Own', policy: 'static', purpose: 'study', items: ['plan', 'ground', 'f'] };

	function lays(chosen: Record<string, string>) {
		const { value } = stationOf({ ...of, history: [], items }, key, { ...choice, conditions: chosen });
		return value?.station.items.map(({ id, condition, lays }) => [id, condition, lays.join(' ')]);
	}

	test('goes from less to more shown, then to the whole case', () => {
		expect(lays({ f: 'FD' })).toEqual([
			['f', 'FD', 'e-pupils i-mri lesions:flair flair'],
			['ground', 'Grd', 'e-pupils flair diagnosis'],
			['plan', null, 'e-pupils i-mri flair']
		]);
	});

	test('in the text-only condition lays down no image and no report', () => {
		expect(lays({ f: 'TO' })?.[0]).toEqual(['f', 'TO', 'e-pupils']);
	});

	test('takes LC where none is chosen', () => {
		expect(lays({})?.[0]).toEqual(['f', 'LC', 'e-pupils flair']);
	});
});

describe('an educator’s choice', () => {
	const choice: Choice = {
		name: 'Evening',
		policy: 'open',
		purpose: 'exam',
		items: ['q-lesion', 'q-ddx'],
		minutes: 12,
		questions: 0
	};

	test('is set up as chosen', () => {
		const { value, problems } = stationOf(of, key, choice);
		expect(problems).toEqual([]);
		expect(value?.name).toBe('Evening');
		expect(value?.station).toMatchObject({ policy: 'open', purpose: 'exam', minutes: 12, reading: 1, questions: 0 });
		expect(value?.station.items.map(({ id }) => id)).toEqual(['q-lesion', 'q-ddx']);
	});

	test('is told everything that is wrong with it', () => {
		const wrong: Choice = {
			name: ' ',
			policy: 'open',
			purpose: 'exam',
			items: ['q-ddx', 'q-ddx', 'q-none'],
			conditions: { 'q-evidence': 'Grd', 'q-ddx': 'LC' },
			minutes: 0,
			questions: 5,
			untimed: true
		};
		expect(stationOf({ ...of, history: [] }, key, wrong)).toEqual({
			value: null,
			problems: [
				['name', 'is empty: say what the station is called'],
				['items[1]', '“q-ddx” stands here twice: keep one'],
				['items[2]', '“q-none” is no item of tn-001'],
				['policy', 'tn-001 has no history, so nobody can be asked: take staged or static'],
				['conditions.q-evidence', '“q-evidence” is not asked: choose it, or leave its condition out'],
				['conditions.q-ddx', 'is for static stations: in one that is open, items are asked on what the candidate has'],
				['minutes', 'is 0: write 1 to 120'],
				['questions', 'is 5: write 0 to 1'],
				['untimed', 'is for practice: what is sat for exam has its clock']
			].map(([key, says]) => ({ file: 'station', key, says }))
		});
	});

	test('may not ask for the diagnosis after giving it', () => {
		const given: Choice = {
			name: 'Given',
			policy: 'static',
			purpose: 'study',
			items: ['q-ddx', 'q-evidence'],
			conditions: { 'q-evidence': 'Grd' }
		};
		expect(stationOf(of, key, given).problems.map(({ says }) => says)).toEqual([
			'q-ddx asks for the diagnosis after q-evidence has given it: leave one of them out'
		]);
		expect(
			stationOf(of, key, { ...given, conditions: { 'q-evidence': 'None' } }).problems.map(({ says }) => says)
		).toEqual(['“None” is none of its conditions, which are Grd, NoDx']);
	});
});

describe('every case of the starter pack', () => {
	const root = 'db/packs/neuro-starter';
	const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
	const yaml = names.filter((name) => name.endsWith('.yaml'));
	const texts = Object.fromEntries(yaml.map((name) => [name, readFileSync(`${root}/${name}`, 'utf8')]));
	const made = readPack({ texts, names }).cases.map((one) => ({ ...one, stations: stationsOf(one.case, one.key) }));

	test.each(made.map(({ case: one, stations }) => [one.id, stations] as const))(
		'%s makes stations that come to an end',
		(_, stations) => {
			const [bedside] = stations;
			expect([bedside?.name, bedside?.station.items.map(({ kind }) => kind)]).toEqual([
				'bedside',
				['differential', 'lesion']
			]);
			expect([2, 3]).toContain(bedside?.station.questions);
			for (const { name, station } of stations) {
				const closed: string[] = [];
				for (const _ of station.items) {
					const next = station.items.find(
						({ id, after }) => !closed.includes(id) && (after === null || closed.includes(after))
					);
					if (next) closed.push(next.id);
				}
				expect([name, closed.length]).toEqual([name, station.items.length]);
			}
		}
	);

	test.each(made.map(({ case: one, stations }) => [one.id, one, stations] as const))(
		'%s asks each item once',
		(_, one, stations) => {
			const asked = stations.flatMap(({ station }) => station.items.map(({ id }) => id));
			expect(asked.toSorted()).toEqual(one.items.map(({ id }) => id).toSorted());
		}
	);
});
