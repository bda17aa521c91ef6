import { say } from '#lib/case/text.ts';
import type { Answer } from '#lib/case/answer.ts';
import type { OpenedItem } from '#lib/case/seen.ts';
import type { Reason } from '#lib/scoring/score.ts';
import { earnedWith } from './earned.ts';
import { blank, type Moment } from './moment.ts';
import { note } from './note.ts';
import type { OnAxis } from './sat.ts';
import { thingOf, thingsOf } from './thing.ts';

/**
 * Each answer at the moment it was closed, whether the candidate fixed it or the clock or a later item did; and the notes
 * as they stood in the end.
 */
export function writtenMoments(sat: OnAxis): Moment[] {
	const closed = sat.seen.items.flatMap((item) => (item.closedAt === null ? [] : [momentOf(item, item.closedAt, sat)]));
	const notes = sat.rows.findLast(({ event }) => event.type === 'note.written');
	if (notes?.event.type !== 'note.written' || notes.event.text.trim() === '') return closed;
	return [...closed, { ...blank(notes, 'wrote', sat), words: [notes.event.text] }];
}

function momentOf({ id, kind, answer, committed }: OpenedItem, at: number, sat: OnAxis): Moment {
	const { rows, case: case_, key, language } = sat;
	const own = rows.find(({ event }) => event.type === 'answer.committed' && event.item === id);
	const row = own ?? rows.find((one) => one.at >= at) ?? rows.at(-1);
	return {
		...blank({ seq: row?.seq ?? 0, at }, kind === 'differential' ? 'thought' : 'wrote', sat),
		title: thingOf(id, case_, key, language)?.name ?? null,
		words: answer ? wordsOf(answer, id, sat) : [],
		says: [...pointsIn(answer), ...(committed ? [note('fixed an answer')] : [])],
		earned: earnedWith(sat, [id], at),
		about: id
	};
}

function wordsOf(answer: Answer, id: string, { case: case_, key, language }: OnAxis): string[] {
	if ('ranked' in answer) {
		return answer.ranked.map(({ text, confidence }, i) => [i + 1, text, confidence ?? ''].join(' ').trim());
	}
	if ('option' in answer) {
		const option = case_.items.find((item) => item.id === id)?.options.find((one) => one.id === answer.option);
		return option ? [`${option.id} ${say(option.text, language)}`] : [];
	}
	if ('points' in answer) {
		const images = thingsOf(
			[...new Set([...answer.points, ...(answer.regions ?? [])].map(({ image }) => image))],
			case_,
			key,
			language
		);
		return [...images.map(({ name }) => name), answer.text].filter((words) => words.trim() !== '');
	}
	if ('steps' in answer) return answer.steps.map(({ text }) => text);
	return 'lines' in answer ? answer.lines.map(({ text }) => text) : [answer.text];
}

function pointsIn(answer: Answer | null): Reason[] {
	if (!answer || !('points' in answer)) return [];
	return [note('marked on images', { points: answer.points.length, regions: answer.regions?.length ?? 0 })];
}
