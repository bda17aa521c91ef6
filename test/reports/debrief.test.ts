import { describe, expect, test } from 'vitest';
import { debrief } from '#lib/reports/debrief.ts';
import { inL1 } from '#test/scoring/small.ts';
import { aSat, minutes, told } from './a-sat.ts';

const report = debrief(aSat());

describe('a debrief', () => {
	test('says who, which station, when, and what makes it unlike another', () => {
		const { patient, station, enteredAt, handedInAt, notes, simulated, diagnosis } = report;
		expect({ patient, station, enteredAt, handedInAt, notes, simulated, diagnosis }).toEqual({
			patient: { name: 'Ann Lee', age: '60', sex: 'female' },
			station: { policy: 'open', purpose: 'practice', minutes: 10 },
			enteredAt: 3_660_000,
			handedInAt: 4_260_000,
			notes: [{ says: 'clock paused', with: { times: 1, seconds: 120 } }],
			simulated: true,
			diagnosis: { name: 'Middle cerebral artery infarction', localisation: 'Left hemisphere' }
		});
	});

	test('puts what was missed first that was critical, and says why and by what it is met', () => {
		const short = report.missed.map(({ id, why, opensAfter }) => [id, why[0]?.says, opensAfter.map(({ id }) => id)]);
		expect(short).toEqual([['c-well', 'not asked', []]]);
		const nothing = debrief(aSat({ events: told.slice(0, 2) }));
		expect(nothing.missed.map(({ id, critical, why }) => [id, critical, why[0]?.says])).toEqual([
			['c-onset', true, 'not asked'],
			['c-mri', true, 'not ordered'],
			['c-dx', true, 'left empty'],
			['c-well', false, 'opens after another'],
			['c-arms', false, 'not examined'],
			['c-mcq', false, 'left empty']
		]);
		expect(nothing.missed[3]?.opensAfter).toEqual([
			{ id: 'h-onset', kind: 'fact', name: 'Onset', detail: 'At eight, all at once.' }
		]);
	});

	test('shows the marks by domain, adding up', () => {
		const { got, waiting, missed, possible, notPart } = report.sheet!;
		expect({ got, waiting, missed, possible, notPart }).toEqual({
			got: 7,
			waiting: 3,
			missed: 1,
			possible: 11,
			notPart: 1
		});
		const onset = report.sheet?.lines[0];
		expect([onset?.text, onset?.by]).toEqual([
			'Finds the onset',
			[
				{
					thing: { id: 'h-onset', kind: 'fact', name: 'Onset', detail: 'At eight, all at once.' },
					as: 'fact',
					at: minutes(1)
				}
			]
		]);
	});

	test('lays out the lanes in minutes since entering, the pause left out', () => {
		const { asked, examined, ordered, looked, thought, phases, pauses, end } = report.lanes;
		expect(asked).toEqual([
			{
				at: minutes(1),
				seq: 3,
				name: 'When did it start?',
				label: 'Onset',
				came: ['At eight, all at once.'],
				earned: ['Finds the onset'],
				critical: true
			},
			{ at: minutes(1.5), seq: 5, name: 'Rhubarb?', label: 'Rhubarb?', came: [], earned: [], critical: false }
		]);
		expect(examined.map(({ at, name, earned }) => [at, name, earned])).toEqual([
			[minutes(2), 'Power, arms', ['Tests the arms']]
		]);
		expect(ordered.map(({ at, seq, critical }) => [at, seq, critical])).toEqual([
			[minutes(3), 9, true],
			[minutes(4.5), 13, false]
		]);
		expect(looked).toEqual([{ from: minutes(3.4), to: minutes(3.5), seq: 10, image: 'dwi', name: 'DWI' }]);
		expect(thought.map(({ at, text, confidence }) => [at, text, confidence])).toEqual([
			[minutes(2.5), 'GBS', 40],
			[minutes(6), 'MCA stroke', 80]
		]);
		expect(phases).toEqual([
			{ at: 0, phase: 'encounter' },
			{ at: minutes(6.5), phase: 'commit' },
			{ at: minutes(7.5), phase: 'viva' },
			{ at: minutes(8), phase: 'submitted' }
		]);
		expect(pauses).toEqual([{ at: minutes(4), ms: minutes(2), why: 'the door bell' }]);
		expect(end).toBe(minutes(8));
	});

	test('gives each step of the expert what it rests on, and the minute the candidate had it', () => {
		expect(report.chain.map(({ rests }) => rests.map(({ thing, at, came }) => [thing.id, at, came]))).toEqual([
			[
				['h-onset', minutes(1), 'asked'],
				['e-arms', minutes(2), 'examined']
			],
			[
				['dwi', minutes(3.4), 'looked'],
				['i-mri', minutes(3), 'ordered']
			]
		]);
		const nothing = debrief(aSat({ events: told.slice(0, 2) }));
		expect(nothing.chain[0]?.rests.map(({ at, came }) => [at, came])).toEqual([
			[null, null],
			[null, null]
		]);
	});

	test('tells the three kinds of looking apart', () => {
		expect(
			report.lesions?.lesions.map(({ id, looking, onScreen, firstAt, focus }) => [
				id,
				looking,
				onScreen,
				firstAt,
				focus
			])
		).toEqual([
			['l-1', 'marked', 4_000, minutes(3.4), [-5, -1, 1]],
			['l-2', 'never', 0, null, [5, -1, 5]]
		]);
		const unmarked = debrief(aSat({ events: told.filter(([, { type }]) => type !== 'finding.marked') }));
		expect(unmarked.lesions?.lesions.map(({ looking }) => looking)).toEqual(['on screen', 'never']);
		const blind = debrief(aSat({ events: told.filter(([, { type }]) => type !== 'image.viewed') }));
		expect(blind.lesions?.lesions.map(({ looking }) => looking)).toEqual(['marked', 'unknown']);
		const away = debrief(aSat({ events: told.slice(0, 2) }));
		expect(away.lesions?.lesions.map(({ looking }) => looking)).toEqual(['not had', 'not had']);
	});

	test('shows points and images', () => {
		expect(report.lesions?.points).toEqual([
			{ image: 'dwi', mm: inL1, side: 'left', inside: true, lesion: 'l-1', away: 0, sideRight: true }
		]);
		expect(
			report.lesions?.images.map(({ id, name, hasMask, had, looked }) => [id, name, hasMask, had, looked])
		).toEqual([
			['dwi', 'DWI', true, true, 6_000],
			['t1', 'MR', false, true, 0]
		]);
		expect(report.lesions).toMatchObject({ item: 'q-lesion', value: 1, none: false });
	});

	test('holds the differential against the key', () => {
		const [differential] = report.differentials;
		expect(differential?.rows).toEqual([
			{
				place: 1,
				rank: 1,
				text: 'MCA stroke',
				confidence: 80,
				standing: 'key',
				entry: { id: 'diagnosis', name: 'Middle cerebral artery infarction', likelihood: null, why: null, keyRank: 1 }
			},
			{
				place: 2,
				rank: 2,
				text: 'SDH',
				confidence: null,
				standing: 'named',
				entry: { id: 'd-sdh', name: 'Subdural haematoma', likelihood: 'must-not-miss', why: null, keyRank: 3 }
			},
			{
				place: 3,
				rank: 3,
				text: 'Stroke',
				confidence: null,
				standing: 'broader',
				entry: { id: 'diagnosis', name: 'Middle cerebral artery infarction', likelihood: null, why: null, keyRank: 1 }
			}
		]);
		expect(differential?.missing.map(({ name, isKey, keyRank }) => [name, isKey, keyRank])).toEqual([
			['Intracerebral haemorrhage', false, 2],
			['Multiple sclerosis', false, 4]
		]);
		expect(differential).toMatchObject({ at: minutes(7), value: 1, firstHit: 1, mustNotMiss: { named: 1, of: 2 } });
	});

	test('sets written answers beside the key’s points, self-marks in no other figure', () => {
		expect(report.written).toMatchObject([
			{
				item: 'x-2',
				viva: true,
				prompt: 'x-2?',
				answer: [{ text: 'I would tell her.', rests: [] }],
				value: null,
				points: [
					{ id: 'x-2-1', target: 'x-2/x-2-1', marks: 1, given: 1, reason: 'Plainly said', seq: 25, selfMarked: true },
					{ id: 'x-2-2', target: 'x-2/x-2-2', marks: 1, given: null, reason: null, seq: null, selfMarked: false }
				],
				modelAnswer: 'Tell her the truth.',
				selfMarked: { got: 1, of: 2 },
				linesWaiting: [{ id: 'c-mcq', text: 'Chooses or explains', marks: 1 }]
			}
		]);
		const before = debrief(aSat({ events: told.filter(([, { type }]) => type !== 'answer.self-marked') }));
		expect({ ...before, written: [] }).toEqual({ ...shifted(report), written: [] });
	});

	test('tells the harm that was done and what was asked in vain', () => {
		expect(report.harm).toEqual([
			{ order: expect.stringContaining('CSF'), at: minutes(4.5), says: 'It delays treatment.' }
		]);
		expect(report.unfollowed).toEqual([
			{ turn: 2, at: minutes(1.5), text: 'Rhubarb?', reply: 'not-followed', flagged: false, said: [] }
		]);
	});

	test('speaks one language at a time', () => {
		const chinese = debrief(aSat({ language: 'zh' }));
		expect([chinese.patient.name, chinese.diagnosis.name]).toEqual(['李安', '大脑中动脉梗死']);
	});

	test('is JSON', () => {
		expect(JSON.parse(JSON.stringify(report))).toEqual(report);
	});
});

/** The row that is left out moves the numbers of those after it. */
function shifted(of: typeof report): typeof report {
	return { ...of, comments: of.comments.map((comment) => ({ ...comment, seq: comment.seq - 1 })) };
}
