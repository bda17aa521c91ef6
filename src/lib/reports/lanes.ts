import { say, type Text } from '#lib/case/text.ts';
import { hasEncounter } from '#lib/scoring/had.ts';
import type { Row } from '#statecharts/events.ts';
import { earnedBy } from './earned.ts';
import { replied } from './replied.ts';
import { looksOf } from './looks.ts';
import type { OnAxis } from './sat.ts';
import { manoeuvreName, orderName, thingOf } from './thing.ts';
import { thoughtsOf, type Thought } from './thoughts.ts';

export type { Thought };

/**
 * A moment on a lane. `at` in ms since entering, pauses left out; `seq` of its row. `name` is the question, the manoeuvre or the
 * test; `label` a word or two for it; `came` is what was said, found or reported. `earned`: the lines of the mark sheet that it met.
 */
export type Tick = {
	at: number;
	seq: number;
	name: string;
	label: string;
	came: string[];
	earned: string[];
	critical: boolean;
};

/** A stretch of looking at one image. */
export type Look = { from: number; to: number; seq: number; image: string; name: string };

/** The encounter on five lanes. Times in ms since entering, pauses left out. */
export type Lanes = {
	asked: Tick[];
	examined: Tick[];
	ordered: Tick[];
	looked: Look[];
	thought: Thought[];
	/** Where a phase began, and where the attempt was handed in. */
	phases: { at: number; phase: 'encounter' | 'commit' | 'viva' | 'submitted' }[];
	/** Pauses: where on the axis, and how long they were. */
	pauses: { at: number; ms: number; why: string }[];
	end: number;
};

/** What was asked, examined, ordered, looked at and thought, on one axis. */
export function lanesOf(sat: OnAxis): Lanes {
	const { rows, axis, scores } = sat;
	const phases = phasesOf(sat);
	const last = rows.findLast(({ sender, at }) => sender === 'candidate' && at <= (axis.handedInAt ?? Infinity));
	return {
		asked: ticks(sat, 'question.asked'),
		examined: ticks(sat, 'manoeuvre.done'),
		ordered: ticks(sat, 'test.ordered'),
		looked: stretches(sat),
		thought: thoughtsOf(sat),
		phases,
		pauses: axis.pauses.map(({ from, to, why }) => ({ at: axis.since(from), ms: to - from, why })),
		end: Math.max(
			...phases.map(({ at }) => at),
			last ? axis.since(last.at) : 0,
			...scores.items.map(({ openedAt }) => (openedAt === null ? 0 : axis.since(openedAt)))
		)
	};
}

function ticks(sat: OnAxis, type: 'question.asked' | 'manoeuvre.done' | 'test.ordered'): Tick[] {
	return sat.rows
		.filter(({ event }) => event.type === type)
		.map((row) => {
			const earned = earnedBy(row, sat);
			return {
				at: sat.axis.since(row.at),
				seq: row.seq,
				...named(row, sat),
				came: cameOf(row, sat),
				earned: earned.map(({ text }) => text),
				critical: earned.some(({ critical }) => critical)
			};
		});
}

function named({ at, event }: Row, { seen, case: case_, key, language }: OnAxis): Pick<Tick, 'name' | 'label'> {
	if (event.type === 'manoeuvre.done') return same(manoeuvreName(event.manoeuvre, language));
	if (event.type === 'test.ordered') return same(orderName(event.order, language));
	if (event.type !== 'question.asked') return same('');
	const turn = seen.said.find((one) => one.at === at);
	const [fact] = turn?.reply?.kind === 'said' ? turn.reply.facts : [];
	return { name: event.text, label: (fact && thingOf(fact, case_, key, language)?.name) || event.text };
}

/** Nothing where it is not in the case, or was not followed. */
function cameOf({ at, event }: Row, { seen, case: case_, language }: OnAxis): string[] {
	const words = (texts: readonly Text[]) => texts.map((text) => say(text, language));
	if (event.type === 'question.asked')
		return replied(
			seen.said.find((turn) => turn.at === at),
			case_,
			language
		);
	if (event.type === 'manoeuvre.done') {
		const found = case_.examination.filter(({ manoeuvre }) => manoeuvre === event.manoeuvre);
		return words(found.map(({ finding }) => finding));
	}
	if (event.type !== 'test.ordered') return [];
	return words(case_.investigations.filter(({ order }) => order === event.order).map(({ result }) => result));
}

function same(name: string): Pick<Tick, 'name' | 'label'> {
	return { name, label: name };
}

// Looked away from for longer than this, an image begins a new stretch.
const apartMs = 3_000;

function stretches({ rows, axis, case: case_, key, language }: OnAxis): Look[] {
	const found: { from: number; to: number; seq: number; image: string }[] = [];
	for (const { image, from, to, seq } of looksOf(rows)) {
		const open = found.findLast((one) => one.image === image);
		if (open && from - open.to <= apartMs) open.to = Math.max(open.to, to);
		else found.push({ from, to, seq, image });
	}
	return found.map(({ from, to, seq, image }) => ({
		from: axis.since(from),
		to: axis.since(to),
		seq,
		image,
		name: thingOf(image, case_, key, language)?.name ?? image
	}));
}

function phasesOf({ rows, station, seen, axis, key }: OnAxis): Lanes['phases'] {
	const questions = new Set(key.examiner.map(({ id }) => id));
	const first = (viva: boolean) => seen.items.find(({ id }) => questions.has(id) === viva)?.openedAt;
	const left = rows.find(({ event }) => event.type === 'encounter.left')?.at;
	const starts: [Lanes['phases'][number]['phase'], number | null | undefined][] = [
		['encounter', hasEncounter(station.policy) ? axis.enteredAt : null],
		['commit', left ?? first(false)],
		['viva', first(true)],
		['submitted', axis.handedInAt]
	];
	return starts.flatMap(([phase, at]) => (at === null || at === undefined ? [] : [{ at: axis.since(at), phase }]));
}
