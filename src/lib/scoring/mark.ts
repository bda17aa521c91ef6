import type { Case } from '#lib/case/case.ts';
import type { Key } from '#lib/case/key.ts';
import type { Seen } from '#lib/case/seen.ts';
import type { Station } from '#lib/case/station.ts';
import type { Vocabulary } from '#lib/vocabulary/vocabulary.ts';
import type { Row } from '#statecharts/events.ts';
import type { AttemptScores, ItemScore } from './attempt-scores.ts';
import { hasEncounter } from './had.ts';
import { information } from './information.ts';
import { scoreItem, type ToMark } from './item-score.ts';
import type { Mask } from './mask.ts';
import { brier } from './metrics/brier.ts';
import { confidenceGap } from './metrics/calibration.ts';
import { chooseQuestions, questionsAsked } from './questions.ts';
import { reason } from './reason.ts';
import type { Score } from './score.ts';
import type { Material } from './scorer.ts';
import { sheetOf } from './sheet.ts';
import { verdictsOf } from './verdicts.ts';

/** The version of this marking, pinned in an attempt: a change of any rule makes a new one. */
export const version = 2;

/** An attempt and what it is marked by. `masks` by image id; `rows` hold the examiner's marks. */
export type ToMarkAttempt = {
	station: Station;
	case: Case;
	key: Key;
	seen: Seen;
	rows: readonly Row[];
	vocabulary: Vocabulary;
	masks: Readonly<Record<string, Mask>>;
	/** The version of the marking that the attempt was sat under; the newest where it is not said. */
	pinned?: number;
};

/**
 * A whole attempt, marked: each item that the station asks, the checklist as mark sheet, information gathering, confidence.
 * Pure: the same attempt and the same examiner's marks give the same scores. It may be asked at any time; what is not
 * answered yet counts as not reached. Questions of a viva that was not come to are those that would have been asked.
 */
export function mark({
	station,
	case: case_,
	key,
	seen,
	rows,
	vocabulary,
	masks,
	pinned = version
}: ToMarkAttempt): AttemptScores {
	const material: Material = { vocabulary, masks, verdicts: verdictsOf(rows), drawn: drewVolumes(rows, pinned) };
	const score = (item: ToMark) => scoreItem(item, key, seen, material);
	const sheet = (items: readonly ItemScore[]) =>
		key.checklist.length === 0
			? null
			: sheetOf(key, { case: case_, station, seen, items, verdicts: material.verdicts });

	const asked = station.items.map(({ id, kind }) => score({ id, kind, images: imagesOf(case_, id), viva: false }));
	const questions = questionsAsked(rows) ?? chooseQuestions(key, seen, station, { sheet: sheet(asked) });
	const items = [...asked, ...questions.map((id) => score({ id, kind: 'open-ended', images: [], viva: true }))];
	const stated = items.flatMap((item) => item.stated ?? []);
	return {
		version,
		items,
		sheet: sheet(items),
		mean: key.checklist.length === 0 ? meanOf(items) : null,
		information: hasEncounter(station.policy) ? information(case_, seen) : null,
		confidence: { brier: brier(stated), gap: confidenceGap(stated) },
		global: material.verdicts.get('global') ?? null
	};
}

/** Marked scores one by one, as they are kept: those of items, then (`item` null) those of the attempt. */
export function scoresOf({
	items,
	sheet,
	mean,
	information,
	confidence
}: AttemptScores): (Score & { item: string | null })[] {
	const whole = (score: Score) => ({ item: null, ...score });
	return [
		...items.map(({ item, score, stated }) => ({ item, ...score, ...withStated(score, stated) })),
		...(sheet ? [whole(sheetScore(sheet))] : []),
		...(mean ? [whole(meanScore(mean))] : []),
		...(information ? [whole(information.score)] : []),
		...(confidence.brier.n > 0 ? [whole(confidenceScore(confidence))] : [])
	];
}

/** How sure the first choice was and whether it was right, 0 or 1, are kept for the calibration over many stations. */
function withStated({ parts }: Score, stated: ItemScore['stated']): Pick<Score, 'parts'> {
	if (!stated) return {};
	return { parts: { ...parts, confidence: stated.confidence, right: Number(stated.right) } };
}

/** Never one number while lines wait. */
function sheetScore({ got, waiting, missed, possible }: NonNullable<AttemptScores['sheet']>): Score {
	return {
		scorer: 'checklist',
		version,
		value: waiting > 0 || possible === 0 ? null : got / possible,
		why: [
			waiting > 0 ? reason('lines wait', { got, waiting, possible }) : reason('all lines marked', { got, possible })
		],
		parts: { got, waiting, missed, possible }
	};
}

function meanScore({ value, n, leftOut }: NonNullable<AttemptScores['mean']>): Score {
	return {
		scorer: 'mean-of-items',
		version,
		value,
		why: [reason('mean of items', { scored: n, leftOut })],
		parts: { scored: n, leftOut }
	};
}

function confidenceScore({ brier, gap }: AttemptScores['confidence']): Score {
	return {
		scorer: 'brier',
		version,
		value: brier.value,
		why: [reason('brier of first choices', { n: brier.n })],
		parts: { n: brier.n, gap }
	};
}

function meanOf(items: readonly ItemScore[]): AttemptScores['mean'] {
	const values = items.flatMap(({ score }) => score.value ?? []);
	const sum = values.reduce((total, value) => total + value, 0);
	return {
		value: values.length === 0 ? null : sum / values.length,
		n: values.length,
		leftOut: items.length - values.length
	};
}

function imagesOf(case_: Case, item: string): string[] {
	return case_.items.find(({ id }) => id === item)?.images ?? [];
}

// From this version on, volumes are drawn plainly where there is no WebGL2.
const plainSince = 2;

/** Whether volumes could be drawn in any form: not without WebGL2 before there was a plain one, unless some were looked at. */
function drewVolumes(rows: readonly Row[], pinned: number): boolean {
	if (pinned >= plainSince || rows.some(({ event }) => event.type === 'image.viewed')) return true;
	const read = rows.findLast(({ event }) => event.type === 'door.read')?.event;
	return read?.type === 'door.read' ? read.webgl : true;
}
