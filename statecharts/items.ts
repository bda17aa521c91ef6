import * as v from 'valibot';
import { answers, type Answer, type LesionAnswer, type Point, type Region } from '#lib/case/answer.ts';
import type { ItemKind } from '#lib/case/item.ts';
import type { OpenedItem } from '#lib/case/seen.ts';
import type { StationItem } from '#lib/case/station.ts';
import { second, type Context } from './context.ts';

// Opening, drafting and closing: shared by the commit phase and the viva.

const written: ItemKind[] = ['rationale', 'evidence', 'open-ended', 'dialogue-turn'];

export function isOpen(context: Context, id: string): boolean {
	return context.items.some((item) => item.id === id && item.closedAt === null);
}

export function anyOpen({ items }: Context): boolean {
	return items.some(({ closedAt }) => closedAt === null);
}

/** The next item in the station's order whose time has come: from the start, or after one that is closed for good. */
export function nextItem({ station, items }: Context): StationItem | null {
	const closed = (id: string) => items.some((item) => item.id === id && item.closedAt !== null);
	const opened = (id: string) => items.some((item) => item.id === id);
	return station.items.find(({ id, after }) => !opened(id) && (after === null || closed(after))) ?? null;
}

/** What opening an item would lay on the table that this candidate has not seen. */
export function bringsNew(context: Context, item: StationItem): string[] {
	const known = new Set([
		...context.laid.map(({ id }) => id),
		...context.told,
		...context.done.flatMap(({ brings }) => brings),
		...context.ordered.flatMap(({ brings }) => brings)
	]);
	return item.lays.filter((id) => !known.has(id));
}

/** Opens an item: lays its material down, and where any of it is new, closes every other open item. */
export function open(context: Context, item: StationItem): Context {
	const brings = bringsNew(context, item);
	const before = brings.length > 0 ? closeAll(context) : context;
	return {
		...before,
		laid: [...before.laid, ...brings.map((id) => ({ id, at: context.now }))],
		items: [...before.items, opened(before, item.id, item.kind, item.condition)]
	};
}

/** Opens one item after the other for as long as that costs the candidate nothing. */
export function openWhatIsFree(context: Context): Context {
	const next = nextItem(context);
	if (!next || (anyOpen(context) && bringsNew(context, next).length > 0)) return context;
	return openWhatIsFree(open(context, next));
}

/** Puts the examiner's next question, when none is open. */
export function openQuestion(context: Context): Context {
	const next = context.questions?.find((id) => !context.items.some((item) => item.id === id));
	if (!next || anyOpen(context)) return context;
	return { ...context, items: [...context.items, opened(context, next, 'open-ended', null)] };
}

export function isViva(context: Context, id: string): boolean {
	return context.questions?.includes(id) ?? false;
}

/** Keeps an answer that fits, in the form of its item's kind: what was left out of it is filled in. */
export function draft(context: Context, id: string, given: unknown): Context {
	const kind = context.items.find((item) => item.id === id)?.kind;
	if (!kind) throw new Error(`item ${id} was never opened`);
	const answer: Answer = v.parse(answers[kind], given);
	const drafted = context.items.map((item) => (item.id === id ? { ...item, answer } : item));
	const { points: marks, regions = [] } =
		'points' in answer ? answer : { points: context.marks, regions: context.regions };
	return { ...context, items: drafted, marks, regions };
}

export function commit(context: Context, id: string, answer: unknown): Context {
	const after = draft(context, id, answer);
	return {
		...after,
		items: after.items.map((item) => (item.id === id ? { ...item, closedAt: context.now, committed: true } : item))
	};
}

export function closeAll(context: Context): Context {
	return {
		...context,
		items: context.items.map((item) => (item.closedAt === null ? { ...item, closedAt: context.now } : item))
	};
}

/** Marks on the images as they stand; where a lesion item is open they are its draft. */
export function mark(context: Context, points: Point[], regions: Region[]): Context {
	return {
		...context,
		marks: points,
		regions,
		items: context.items.map((item) =>
			item.kind === 'lesion' && item.closedAt === null
				? { ...item, answer: { ...lesion(item.answer), ...marked(points, regions) } }
				: item
		)
	};
}

/** Whether an answer is of the form that its item takes, and names no diagnosis twice. */
export function fits(context: Context, id: string, answer: unknown): boolean {
	const item = context.items.find((one) => one.id === id);
	if (!item || !v.is(answers[item.kind], answer)) return false;
	return !('ranked' in answer) || noneTwice(answer.ranked);
}

/** Whether it is an answer in words of their own, which an examiner marks. */
export function isWritten({ items }: Context, id: string): boolean {
	return items.some((item) => item.id === id && written.includes(item.kind));
}

export function noneTwice(ranked: { text: string; diagnosis?: string | undefined }[]): boolean {
	const texts = new Set(ranked.map(({ text }) => text.trim().toLowerCase()));
	const chosen = ranked.flatMap(({ diagnosis }) => diagnosis ?? []);
	return texts.size === ranked.length && new Set(chosen).size === chosen.length;
}

/** How long answering takes: two minutes and what each item is worth; where there is a case to read first, its first item twice. */
export function answeringTime({ policy, items }: Context['station']): number {
	const seconds = items.reduce((sum, item) => sum + item.seconds, 0);
	const reading = policy === 'staged' || policy === 'static' ? (items[0]?.seconds ?? 0) : 0;
	return (120 + seconds + reading) * second;
}

function opened(context: Context, id: string, kind: ItemKind, condition: string | null): OpenedItem {
	return {
		id,
		kind,
		condition,
		openedAt: context.now,
		closedAt: null,
		answer: firstDraft(context, kind),
		committed: false
	};
}

function firstDraft({ differential, marks, regions }: Context, kind: ItemKind): Answer | null {
	if ((kind === 'differential' || kind === 'forward-diagnosis') && differential.length) return { ranked: differential };
	if (kind === 'lesion' && marks.length + regions.length > 0) return { ...marked(marks, regions), text: '' };
	return null;
}

function marked(points: Point[], regions: Region[]): Pick<LesionAnswer, 'points' | 'regions'> {
	return { points, ...(regions.length > 0 && { regions }) };
}

function lesion(answer: Answer | null): LesionAnswer {
	if (!answer || !('points' in answer)) return { points: [], text: '' };
	const { regions: _, ...kept } = answer;
	return kept;
}
