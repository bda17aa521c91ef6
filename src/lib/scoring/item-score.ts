import { isEmpty, type Answer, type AnswerOf } from '#lib/case/answer.ts';
import type { ItemKind } from '#lib/case/item.ts';
import type { Key } from '#lib/case/key.ts';
import type { Seen } from '#lib/case/seen.ts';
import type { ItemScore } from './attempt-scores.ts';
import { measures } from './measures.ts';
import type { Stated } from './metrics/brier.ts';
import { markedPoints, pointsOf } from './points.ts';
import { reason } from './reason.ts';
import { registry, written } from './registry.ts';
import type { Score } from './score.ts';
import type { Asked, Material, Scorer } from './scorer.ts';
import { standingsOf } from './standings.ts';

/** An item that the station asks. */
export type ToMark = Asked & { kind: ItemKind; viva: boolean };

/** One item of an attempt, marked. Asked and left empty, or never reached, is zero; waiting or failed is null. */
export function scoreItem(item: ToMark, key: Key, seen: Seen, material: Material): ItemScore {
	const { id, kind, viva } = item;
	const opened = seen.items.find((open) => open.id === id);
	const answer = answerTo(item, seen);
	const empty = isEmpty(answer);
	return {
		item: id,
		kind,
		viva,
		openedAt: opened?.openedAt ?? null,
		score:
			empty || !answer ? unanswered(item, opened !== undefined, material) : scoreAnswer(item, answer, key, material),
		points: written.includes(kind) ? markedPoints(id, pointsOf(id, kind, key), material.verdicts) : null,
		measures: empty || !answer || !written.includes(kind) ? null : measures(id, kind, answer, key),
		stated: empty || !answer ? null : stated(id, answer, key, material)
	};
}

/**
 * What counts as the answer: the newest draft of the opened item. Of a differential or a lesion item that was never reached,
 * the working differential and the marks on the images, since these are its draft from the first minute on.
 */
export function answerTo({ id, kind }: { id: string; kind: ItemKind }, seen: Seen): Answer | null {
	const opened = seen.items.find((open) => open.id === id);
	if (opened) return opened.answer;
	if (kind === 'differential') return { ranked: seen.differential };
	if (kind === 'lesion') return { points: seen.marks, regions: seen.regions, text: '' };
	return null;
}

/** Whether there is an answer to speak of: not where it was left empty or never reached. */
export function isAnswered({ score }: Pick<ItemScore, 'score'>): boolean {
	return !score.why.some(({ says }) => says === 'no answer' || says === 'never reached');
}

/** One answer by the scorer of its kind. */
export function scoreAnswer(item: Asked & { kind: ItemKind }, answer: Answer, key: Key, material: Material): Score {
	// The kind decides the shape of the answer (`answers` in case/answer.ts), which the compiler cannot follow here.
	const scorer = registry[item.kind] as Scorer<AnswerOf[ItemKind]>;
	return scorer.score(answer, item, key, material);
}

function unanswered({ kind }: ToMark, opened: boolean, { drawn }: Material): Score {
	const { name: scorer, version } = registry[kind];
	if (kind === 'lesion' && opened && !drawn) {
		return { scorer, version, value: null, why: [reason('images could not be drawn')] };
	}
	return { scorer, version, value: 0, why: [reason(opened ? 'no answer' : 'never reached')] };
}

function stated(id: string, answer: Answer, key: Key, { vocabulary }: Material): Stated | null {
	if ('option' in answer) {
		const right = key.answers[id]?.option;
		if (answer.confidence === undefined || right === undefined) return null;
		return { confidence: answer.confidence / 100, right: answer.option === right };
	}
	if (!('ranked' in answer)) return null;
	const [first] = standingsOf(answer.ranked.slice(0, 1), key, vocabulary);
	if (!first || first.confidence === null) return null;
	return { confidence: first.confidence / 100, right: first.standing === 'key' };
}
