import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readPack } from '#lib/case/pack.ts';
import { caseYaml, smallPack } from './small-pack.ts';

type Change = [from: string, to: string];

const told = (...changes: Change[]) => readPack(smallPack(changes)).problems.map(inOneLine);

function inOneLine({ file, line, column, key, says }: ReturnType<typeof readPack>['problems'][number]): string {
	return `${file.replace('cases/tn-001/', '')}:${line}:${column} ${key} – ${says}`;
}

describe('a pack without a fault', () => {
	const { pack, cases, problems } = readPack(smallPack());

	test('is read whole', () => {
		expect(problems).toEqual([]);
		expect(pack).toMatchObject({ id: 'small', version: '1.0.0', languages: ['en', 'zh'] });
		expect(cases.map((one) => one.case.id)).toEqual(['tn-001']);
	});

	test('is taken apart: masks, checklist and the examiner’s questions go to the key', () => {
		expect(cases[0]?.key.masks).toEqual({ flair: 'images/flair-mask.nii.gz' });
		expect(cases[0]?.key.checklist.map(({ id }) => id)).toEqual(['c-1', 'c-2']);
		expect(cases[0]?.key.examiner.map(({ id }) => id)).toEqual(['x-1']);
		expect(Object.keys(cases[0]?.case ?? {})).not.toEqual(expect.arrayContaining(['key', 'checklist', 'examiner']));
		expect(cases[0]?.case.images[0]).not.toHaveProperty('mask');
	});

	test('may have a byte order mark and Windows line ends', () => {
		const texts = Object.fromEntries(
			Object.entries(smallPack().texts).map(([name, text]) => [name, `\ufeff${text.replaceAll('\n', '\r\n')}`])
		);
		expect(readPack({ ...smallPack(), texts })).toEqual({ pack, cases, problems });
	});

	test('in one language needs only that one', () => {
		expect(
			told(['languages: [en, zh]', 'languages: [en]'], ['{en: Tired eyes., zh: 眼疲劳。}', 'Tired eyes.'])
		).toEqual([]);
	});

	test('of an importer may leave out what its source has not', () => {
		const persona = '  persona: {en: "Calm, exact.", zh: 平静，说得清楚。}\n';
		const changes: Change[] = [
			['benchmark: local', 'benchmark: mrarebench'],
			[persona, '']
		];
		expect(told(...changes)).toEqual([]);
		expect(told([persona, ''])).toEqual(['case.yaml:6:1 patient.persona – is missing: a case of a local pack has it']);
	});
});

describe('a fault is told with its place and what to do', () => {
	test.each<[string, Change, string]>([
		[
			'an unknown key',
			['    essential: true', '    esential: true\n    essential: true'],
			'24:5 history[0].esential – is not a key that is known here: did you mean “essential”?'
		],
		[
			'a number in quotes',
			['minutes: 8', 'minutes: "8"'],
			'4:10 minutes – is the text “8”: write a number, without quotation marks'
		],
		['a number out of range', ['minutes: 8', 'minutes: 800'], '4:10 minutes – is 800: write 120 or less'],
		['an empty value', ['minutes: 8', 'minutes:'], '4:1 minutes – is empty: write a number'],
		['a missing key', ['minutes: 8\n', ''], '1:1 minutes – is missing: write a number'],
		[
			'yes for true',
			['essential: true', 'essential: yes'],
			'24:16 history[0].essential – is “yes”: write true or false'
		],
		[
			'a word not in the list',
			['topic: vision', 'topic: visoin'],
			'23:12 history[0].topic – “visoin” is not known here: did you mean “vision”?'
		],
		[
			'one id for a list',
			['needs: [h-eye]', 'needs: h-eye'],
			'33:12 history[1].needs – is “h-eye”: write a list of words, in [brackets] or a line each with -'
		],
		[
			'a number for words',
			['en: Going blind.', 'en: 42'],
			'14:18 patient.concerns.en – is the number 42: put it in quotation marks'
		],
		[
			'a list for words',
			['{en: Tired eyes., zh: 眼疲劳。}', '[a]'],
			'13:3 patient.ideas – is a list: write words, or {en: …, zh: …}'
		],
		['a missing language', [', zh: 眼疲劳。', ''], '13:3 patient.ideas – has no Chinese: add zh, as the pack has it'],
		[
			'an id twice',
			['id: c-2', 'id: c-1'],
			'113:10 checklist[1].id – “c-1” is the id of a line of the checklist already: ids are unique in a case'
		],
		[
			'a fact that needs itself',
			['needs: [h-eye]', 'needs: [h-leg]'],
			'33:5 history[1].needs – is never said, since it needs itself: h-leg → h-leg'
		],
		[
			'a misspelt reference',
			['met_by: [h-eye]', 'met_by: [h-eyes]'],
			'112:89 checklist[0].met_by[0] – “h-eyes” is nothing in this case: did you mean “h-eye”?'
		],
		[
			'a reference to the wrong kind',
			['reveals: [h-eye]', 'reveals: [flair]'],
			'79:100 items[4].reveals[0] – “flair” is an image: name a fact of the history, or a finding of the examination, or an investigation'
		],
		[
			'an option that is not there',
			['option: B', 'option: C'],
			'99:23 key.answers.q-where.option – “C” is none of its options A, B'
		],
		[
			'an item without an answer',
			['    q-lesion: {lesions: [l-one], text: {en: Left., zh: 左。}}\n', ''],
			'96:3 key.answers.q-lesion – is missing: the item q-lesion needs its answer, with lesions and text'
		],
		[
			'a known condition that shows something else',
			['shows: [context, images], withholds: [findings, diagnosis]', 'shows: [context], withholds: [images]'],
			'78:20 items[3].conditions[1].shows – NoDx shows context, images: write that, or name it otherwise'
		],
		[
			'a file outside the folder',
			['images/flair.nii.gz', 'images/../../flair.nii.gz'],
			"55:11 images[0].file – “images/../../flair.nii.gz” leaves the case's folder: name a file in it, as images/flair.nii.gz"
		],
		[
			'a file of another case',
			['images/flair.nii.gz', 'images/FLAIR.nii.gz'],
			"55:11 images[0].file – “images/FLAIR.nii.gz” is not in the case's folder, but “images/flair.nii.gz” is: write it so"
		],
		[
			'another id than the folder',
			['id: tn-001', 'id: tn-002'],
			'1:5 id – is “tn-002”, and the folder is “tn-001”: make them the same'
		],
		[
			'a key twice',
			['minutes: 8', 'minutes: 8\nminutes: 9'],
			'5:1 minutes – is a key for the second time: keep one of the two'
		],
		['a tab', ['minutes: 8', '\tminutes: 8'], '4:1  – is indented by a tab: YAML takes spaces only'],
		[
			'an alias',
			['{en: Tired eyes., zh: 眼疲劳。}', '*eyes'],
			'13:10  – *eyes stands for something written elsewhere: write it out here'
		]
	])('%s', (_, change, says) => {
		expect(told(change)).toEqual([`case.yaml:${says}`]);
	});

	test('a date for a version', () => {
		expect(told(['version: 1.0.0', 'version: 2026-11-30'])).toEqual([
			'pack.yaml:3:10 version – “2026-11-30” is not a version: three numbers, as in 1.0.0'
		]);
	});

	test('items that wait for each other are told of both', () => {
		expect(
			told(['prompt: {en: Rank., zh: 排序。}, when: start', 'prompt: {en: Rank., zh: 排序。}, when: after:q-where'])
		).toEqual([
			'case.yaml:64:73 items[0].when – is never opened, since it waits for itself: q-ddx → q-where → q-ddx',
			'case.yaml:69:11 items[2].when – is never opened, since it waits for itself: q-where → q-ddx → q-where'
		]);
	});

	test('an answer of another kind', () => {
		expect(told(['q-where: {option: B,', 'q-where: {ranked: [d-nmosd],'])).toEqual([
			'case.yaml:99:5 key.answers.q-where – needs option: one of A, B',
			'case.yaml:99:15 key.answers.q-where.ranked – does not belong to the answer of a multiple-choice item, which has option and why'
		]);
	});

	test('files that are not there, and a folder without a case', () => {
		expect(readPack(smallPack([], ['cases/tn-002/notes.txt'])).problems.map(({ file, says }) => [file, says])).toEqual([
			['cases/tn-001/case.yaml', "“images/flair.nii.gz” is not in the case's folder"],
			['cases/tn-001/case.yaml', "“images/flair-mask.nii.gz” is not in the case's folder"],
			['cases/tn-002/case.yaml', 'is not there: write it']
		]);
	});

	test('a pack without cases or pack.yaml', () => {
		expect(readPack({ texts: {}, names: [] })).toEqual({
			pack: null,
			cases: [],
			problems: [
				{ file: 'pack.yaml', key: '', says: 'is not there: write it' },
				{ file: 'pack.yaml', key: '', says: 'has no cases: each is a folder cases/<case id> with a case.yaml in it' }
			]
		});
	});

	test.each(['', '42', '- a\n- b\n', '{'])('a case.yaml that is only %j is told, never thrown', (text) => {
		const pack = smallPack();
		const { cases, problems } = readPack({ ...pack, texts: { ...pack.texts, 'cases/tn-001/case.yaml': text } });
		expect(cases).toEqual([]);
		expect(problems.length).toBeGreaterThan(0);
	});
});

test('all faults are told at once, whatever stage finds them', () => {
	expect(
		told(
			['version: 1.0.0', 'version: 1'],
			['topic: sensory', 'topic: numbness'],
			['difficulty: 2', 'dificulty: 2'],
			['en: Going blind.', 'en: It may be MS.'],
			['met_by: [q-ddx, x-1]', 'met_by: [q-ddx, x-9]'],
			['zh: 激素。', 'zh: 激素'],
			['    cost: 4\n', '']
		)
	).toEqual([
		'pack.yaml:3:10 version – is the number 1: put it in quotation marks',
		'case.yaml:1:1 difficulty – is missing: write a number',
		'case.yaml:3:1 dificulty – is not a key that is known here: did you mean “difficulty”?',
		'case.yaml:14:18 patient.concerns.en – gives the diagnosis away: “MS” may stand in the key alone',
		'case.yaml:31:12 history[1].topic – “numbness” is not known here: take one from the list in the format',
		'case.yaml:42:5 investigations[0].cost – is missing: a case of a local pack has it',
		'case.yaml:112:106 checklist[1].met_by[1] – “x-9” is nothing in this case: did you mean “x-1”?'
	]);
});

test('a case with any fault is not given, whichever line is lost', () => {
	const lines = caseYaml.split('\n').slice(0, -1);
	for (const [index] of lines.entries()) {
		const text = lines.toSpliced(index, 1).join('\n');
		const pack = smallPack();
		const { cases, problems } = readPack({ ...pack, texts: { ...pack.texts, 'cases/tn-001/case.yaml': text } });
		expect([index, cases.length]).toEqual([index, problems.length ? 0 : 1]);
	}
});

test('the starter pack is without a fault', () => {
	const root = 'db/packs/neuro-starter';
	const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
	const yaml = names.filter((name) => name.endsWith('.yaml'));
	const texts = Object.fromEntries(yaml.map((name) => [name, readFileSync(`${root}/${name}`, 'utf8')]));
	const { cases, problems } = readPack({ texts, names });
	expect(problems).toEqual([]);
	expect(cases.map((one) => one.case.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `nx-00${n}`));
});
