import { describe, expect, test } from 'vitest';
import type { Answer } from '#lib/case/answer.ts';
import type { Case } from '#lib/case/case.ts';
import type { Key } from '#lib/case/key.ts';
import type { OpenedItem, Seen } from '#lib/case/seen.ts';
import type { Station, StationItem } from '#lib/case/station.ts';
import { stationsOf } from '#lib/case/stations-of.ts';
import { say } from '#lib/case/text.ts';
import { attemptSheet } from '#lib/reports/attempt-sheet.ts';
import { debrief } from '#lib/reports/debrief.ts';
import { mark } from '#lib/scoring/mark.ts';
import type { Mask } from '#lib/scoring/mask.ts';
import { pointsOf } from '#lib/scoring/points.ts';
import { focusOf } from '#lib/scoring/slices.ts';
import { vocabularyOf } from '#lib/vocabulary/vocabulary.ts';
import { at, rated, rowsOf, seenOf } from './small.ts';
import { starterCases, starterMasks } from './starter-pack.ts';

const vocabulary = vocabularyOf([]);
const all = (await starterCases()).flatMap(({ case: case_, key }) => {
	const masks = starterMasks(case_.id, key);
	return stationsOf(case_, key).map(({ name, station }) => ({
		title: `${case_.id} ${name}`,
		case: case_,
		key,
		masks,
		station
	}));
});
type One = (typeof all)[number];

describe.each(all)('$title', (one) => {
	test('with everything left empty: every item is zero, and the sheet adds up', () => {
		const { items, sheet, information } = mark(given(one, seenOf()));
		expect(items.map(({ score }) => score.value)).toEqual(items.map(() => 0));
		const { got, waiting, missed, possible, lines } = sheet!;
		expect([got, got + waiting + missed]).toEqual([0, possible]);
		// Waiting is only what an examiner judges without an answer.
		expect(lines.filter(({ state }) => state === 'waits').flatMap(({ waitsFor }) => waitsFor)).toEqual([]);
		expect(information === null).toBe(['staged', 'static'].includes(one.station.policy));
	});

	test('with the key’s own answers and every point given: nothing is missed, nothing waits', () => {
		const { seen, rows } = perfect(one);
		const { items, sheet, information, confidence } = mark(given(one, seen, rows));
		expect(items.filter(({ score }) => score.value !== 1).map(({ item, score }) => [item, score])).toEqual([]);
		expect(sheet?.lines.filter(({ state }) => state !== 'met' && state !== 'not part')).toEqual([]);
		expect(sheet).toMatchObject({ waiting: 0, missed: 0, got: sheet?.possible });
		expect([information?.score.value ?? 1, confidence.brier.value ?? 0]).toEqual([1, 0]);
	});

	test.each(['en', 'zh'] as const)('reports are whole and in one language: %s', (language) => {
		const { seen, rows } = perfect(one);
		const attempt = given(one, seen, rows);
		const sat = { ...attempt, language, scores: mark(attempt) };
		const reports = { debrief: debrief(sat), sheet: attemptSheet(sat, 'released') };
		expect(JSON.parse(JSON.stringify(reports))).toEqual(reports);
		expect(JSON.stringify(reports)).not.toMatch(/undefined|\[object|NaN/);
		expect(reports.debrief.diagnosis.name).toBe(say(one.key.diagnosis.name, language));
		expect(
			reports.debrief.lesions?.lesions.filter(({ asked, looking }) => asked && looking !== 'marked') ?? []
		).toEqual([]);
	});
});

function given({ case: case_, key, masks, station }: One, seen: Seen, rows: ReturnType<typeof rowsOf> = []) {
	return { station, case: case_, key, seen, rows, vocabulary, masks };
}

/** Everything asked, examined and ordered; every item answered from the key; every point and line given by an examiner. */
function perfect({ case: case_, key, masks, station }: One): { seen: Seen; rows: ReturnType<typeof rowsOf> } {
	const questions = key.examiner.slice(0, station.questions).map(({ id }) => id);
	const viva = questions.map((id): StationItem => ({
		id,
		kind: 'open-ended',
		after: null,
		condition: null,
		lays: [],
		seconds: 60
	}));
	const items = [...station.items, ...viva];
	const facts = case_.history.map(({ id }) => id);
	const lays = new Set(station.items.flatMap((item) => item.lays));
	const seen = seenOf({
		said: [{ turn: 1, at: at(2), text: '?', reply: { at: at(2), kind: 'said', facts }, failed: false, flagged: false }],
		told: facts,
		done: case_.examination.map(({ manoeuvre, id }) => ({ manoeuvre, at: at(3), brings: [id] })),
		ordered: case_.investigations.map(({ order, id }) => ({ order, at: at(4), brings: [id] })),
		laid: [...lays].map((id) => ({ id, at: at(1) })),
		items: items.map((item) => opened(item, answerFrom(item, case_, key, masks)))
	});
	const points = items.flatMap(({ id, kind }) =>
		pointsOf(id, kind, key).map((point) => ({ ...point, target: `${id}/${point.id}` }))
	);
	const rows = rowsOf(
		[1, { type: 'room.entered' }],
		[10, { type: 'questions.chosen', items: questions }, 'server'],
		[12, { type: 'attempt.submitted' }],
		...points.map(({ target, marks }): Parameters<typeof rowsOf>[number] => [20, rated(target, marks), 'educator']),
		...key.checklist
			.filter(({ met_by }) => met_by.length === 0)
			.map(({ id, marks }): Parameters<typeof rowsOf>[number] => [21, rated(id, marks), 'educator'])
	);
	return { seen, rows };
}

function opened({ id, kind, condition }: Station['items'][number], answer: Answer): OpenedItem {
	return { id, kind, condition, openedAt: at(9), closedAt: at(10), answer, committed: true };
}

function answerFrom({ id, kind }: StationItem, case_: Case, key: Key, masks: Record<string, Mask>): Answer {
	const answer = key.answers[id];
	if (kind === 'differential' || kind === 'forward-diagnosis') {
		const names = key.differential.map(({ name }) => say(name, 'en'));
		const [first, ...rest] = [say(key.diagnosis.name, 'en'), ...names].slice(0, 10);
		return { ranked: [{ text: first!, confidence: 100 }, ...rest.map((text) => ({ text }))] };
	}
	if (kind === 'multiple-choice') return { option: answer?.option ?? null, confidence: 100 };
	if (kind === 'lesion') {
		const points = key.lesions.flatMap(({ id: lesion, image }) => {
			const value = key.lesions.filter((one) => one.image === image).findIndex((one) => one.id === lesion) + 1;
			const mm = masks[image] ? focusOf(masks[image], value) : null;
			return mm ? [{ image, mm }] : [];
		});
		return { points, none: points.length === 0, text: '' };
	}
	const words = case_.items.find((item) => item.id === id)?.prompt ?? 'As the key says.';
	if (kind === 'rationale') return { steps: [{ text: say(words, 'en'), because: [] }] };
	if (kind === 'evidence') return { lines: [{ text: say(words, 'en'), images: [] }] };
	return { text: say(words, 'en') };
}
