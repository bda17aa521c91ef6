import { describe, expect, test } from 'vitest';
import type { Seen } from '#lib/case/seen.ts';
import { aStation } from '#test/build/a-station.ts';
import { aWalk, type Tried } from '#test/build/a-walk.ts';
import { eventNames } from '#test/build/any-event.ts';
import { stations } from '#test/build/stations.ts';
import { grace, mostCredit, type Context } from '#statecharts/context.ts';
import type { EventName } from '#statecharts/events.ts';
import { step, type State } from '#statecharts/fold.ts';
import { may } from '#statecharts/may.ts';
import { phaseOf } from '#statecharts/phase.ts';
import { movesFor, whyNot } from '#statecharts/why-not.ts';

// Walks by chance, the same each time, through every policy and purpose: what must hold after whatever happens.
const sittings = [
	...stations,
	{ name: 'untimed', station: aStation({ untimed: true }) },
	{ name: 'an exam with two minutes of pause', station: aStation({ purpose: 'exam', pause: 2 }) },
	{ name: 'a quarter more time, three questions', station: aStation({ extra: 0.25, turns: 3 }) }
];
const walks = sittings.flatMap(({ name, station }) =>
	[1, 2, 3, 4, 5, 6, 7].map((seed) => ({ name: `${name}, walk ${seed}`, walk: aWalk(station, seed, 90) }))
);
const tried = walks.flatMap(({ walk }) => walk);
const taken = tried.filter((one) => one.taken);
const refused = tried.filter((one) => !one.taken);

const rows = (walk: Tried[], ...types: EventName[]) =>
	walk.filter((one) => one.taken && types.includes(one.row.event.type));
const asked = (walk: Tried[], ask: string) =>
	walk.filter((one) => one.taken).flatMap(({ asks }) => asks.filter(({ type }) => type === ask));
const waiting = ({ said }: Context) => said.filter(({ reply, failed }) => !reply && !failed);
const left = ({ endsAt, pausedAt, voidedAt, now }: Context) =>
	(endsAt ?? Infinity) - Math.min(pausedAt ?? now, voidedAt ?? now);
const handedIn = (state: State) => state.matches({ course: 'submitted' }) || state.matches({ course: 'released' });

/** What the candidate made or was given, without what is asked of it later. */
function work({ said, items, ...seen }: Seen) {
	const { done, ordered, laid, readings, reads, marks, regions, differential, links, provisional, notes } = seen;
	const questions = said.map(({ turn, at, text }) => ({ turn, at, text }));
	const own = { readings, reads, marks, regions, differential, links, provisional, notes };
	return { questions, done, ordered, laid, ...own, items };
}

test('the walks mean something: thousands of events, most of them taken, and every event of the catalogue among them', () => {
	expect(tried.length).toBeGreaterThan(3_000);
	expect(taken.length / tried.length).toBeGreaterThan(0.5);
	// A month does not go by in a walk: clock.test.ts has one of its own.
	const untaken = eventNames.filter((name) => !taken.some(({ row }) => row.event.type === name));
	expect(untaken).toEqual(['calm.noticed']);
});

describe('whatever happens,', () => {
	test('a refused event changes nothing, even if it stood in the log', () => {
		for (const { before, row } of refused) {
			const { state } = step(before, row);
			expect(state.value).toEqual(before.value);
			expect(state.context).toEqual(before.context);
		}
	});
	test('a refusal gives its reason, where the moment knows the event at all', () => {
		for (const { before, row } of refused) {
			expect(whyNot(before, row.event).length > 0).toEqual(movesFor(before, row.event.type).length > 0);
		}
	});
	test('nothing is taken from a candidate that was not among what they may send', () => {
		for (const { before, row } of taken.filter(({ row }) => row.sender === 'candidate')) {
			expect(may(before)).toContain(row.event.type);
		}
	});
	test('the context is JSON, with nothing lost on the way', () => {
		for (const { after } of taken) expect(JSON.parse(JSON.stringify(after.context))).toStrictEqual(after.context);
	});
	test('the clock never goes back', () => {
		for (const { before, after } of taken) expect(after.context.now).toBeGreaterThanOrEqual(before.context.now);
	});
});

describe('time', () => {
	const inOnePhase = taken.filter(
		({ before, after }) =>
			before.context.endsAt !== null &&
			after.context.endsAt !== null &&
			phaseOf(before) === phaseOf(after) &&
			before.context.startedAt === after.context.startedAt
	);
	test('left never grows without an extension or a credit', () => {
		for (const { before, after, row } of inOnePhase) {
			const more = after.context.given.slice(before.context.given.length).filter(({ why }) => why !== 'pause');
			const given = more.reduce((sum, { ms }) => sum + ms, 0);
			expect(left(after.context)).toBeLessThanOrEqual(left(before.context) + given);
			if (given > 0) expect(['clock.extended', 'question.answered']).toContain(row.event.type);
			for (const { why, ms } of more) if (why === 'credit') expect(ms).toBeLessThanOrEqual(mostCredit);
		}
	});
	test('moves its deadline only by what is written down as given', () => {
		for (const { before, after } of inOnePhase) {
			const given = after.context.given.slice(before.context.given.length).reduce((sum, { ms }) => sum + ms, 0);
			expect(after.context.endsAt).toEqual((before.context.endsAt ?? 0) + given);
		}
	});
	test('stopped by an exam’s candidate is never more than they are allowed', () => {
		for (const { after } of taken) {
			const { station, pauseLeft } = after.context;
			expect(pauseLeft).toBeGreaterThanOrEqual(0);
			if (station.purpose !== 'exam') expect(pauseLeft).toEqual(0);
		}
		const stopped = taken.filter(({ after }) => after.context.pausedAt !== null && after.context.station.pause);
		const own = stopped.filter(({ after }) => after.context.pausedBy === 'candidate');
		expect(own.length).toBeGreaterThan(0);
		for (const { after } of own.filter(({ after }) => phaseOf(after) !== 'voided')) {
			const { now, pausedAt, pauseLeft } = after.context;
			expect(now - (pausedAt ?? now)).toBeLessThanOrEqual(pauseLeft);
		}
	});
	test('that is over takes no question, examination or order; that is past the grace, no answer', () => {
		for (const { before } of taken.filter(({ row }) => /^(question.asked|manoeuvre|test|item)/.test(row.event.type))) {
			expect(before.context.now).toBeLessThan(before.context.endsAt ?? Infinity);
		}
		for (const { before } of taken.filter(({ row }) => /^(answer.[cd]|note|differential.d)/.test(row.event.type))) {
			expect(before.context.now).toBeLessThan((before.context.endsAt ?? Infinity) + grace);
		}
	});
	test('that stands still takes no work from the candidate', () => {
		const still = taken.filter(({ before, row }) => before.context.pausedAt !== null && row.sender === 'candidate');
		for (const { before, after } of still.filter(({ row }) => !/^(attempt|clock)/.test(row.event.type))) {
			expect(work(after.context)).toEqual(work(before.context));
		}
	});
});

describe('handing in', () => {
	test('happens once at most; marks are asked for once, and again only where an attempt is reopened before they came', () => {
		for (const { name, walk } of walks) {
			const again = rows(walk, 'attempt.reopened').filter(({ after }) =>
				after.matches({ course: { submitted: 'marking' } })
			);
			expect(rows(walk, 'attempt.submitted').length, name).toBeLessThanOrEqual(1);
			expect(asked(walk, 'mark the answers').length, name).toBeLessThanOrEqual(1 + again.length);
		}
	});
	test('ends the work: nothing is laid on the table, written, marked or answered after it', () => {
		for (const { before, after } of taken.filter(({ before }) => handedIn(before))) {
			expect(work(after.context)).toEqual(work(before.context));
		}
	});
	test('closes every item, as leaving does', () => {
		for (const { after } of taken.filter(({ after }) => handedIn(after) || after.matches('withdrawn'))) {
			expect(after.context.items.filter(({ closedAt }) => closedAt === null)).toEqual([]);
			expect(after.context.endsAt).toEqual(null);
		}
	});
});

describe('questions', () => {
	test('have as many answers as were asked, but for one that may wait; each is asked of the patient once', () => {
		for (const { name, walk } of walks) {
			const replies = rows(walk, 'question.answered', 'question.failed').length;
			const questions = rows(walk, 'question.asked').length;
			const waits = walk.slice(-1).flatMap(({ after }) => waiting(after.context)).length;
			expect(questions, name).toEqual(replies + waits);
			expect(asked(walk, 'ask the patient').length, name).toEqual(questions);
		}
	});
	test('are put one at a time, and numbered in the order in which they came', () => {
		for (const { after } of taken) {
			const { said } = after.context;
			expect(waiting(after.context).length).toBeLessThanOrEqual(1);
			expect(said.map(({ turn }) => turn)).toEqual(said.map((_, i) => i + 1));
		}
	});
	test('wait for a reply exactly while the patient is answering', () => {
		for (const { after } of taken.filter(({ after }) => after.matches({ course: { 'in the room': 'encounter' } }))) {
			const answering = after.matches({ course: { 'in the room': { encounter: { informant: 'answering' } } } });
			expect(answering).toEqual(waiting(after.context).length === 1);
		}
	});
	test('are limited where the station limits them', () => {
		for (const { after } of taken) {
			expect(after.context.said.length).toBeLessThanOrEqual(after.context.station.turns ?? Infinity);
		}
	});
	test('gated: none after the provisional differential, and no test before it', () => {
		const gated = taken.filter(({ after }) => after.context.station.policy === 'gated');
		for (const { before } of rows(gated, 'question.asked', 'manoeuvre.done'))
			expect(before.context.provisional).toBeNull();
		for (const { before } of rows(gated, 'test.ordered')) expect(before.context.provisional).not.toBeNull();
	});
});

describe('an item', () => {
	test('once closed never reopens, and its answer never changes', () => {
		for (const { before, after } of taken) {
			before.context.items.forEach((item, i) => {
				if (item.closedAt !== null) expect(after.context.items[i]).toEqual(item);
				else expect(after.context.items[i]?.id).toEqual(item.id);
			});
		}
	});
	test('is opened once, and what it lays down is laid once', () => {
		for (const { after } of taken) {
			const { items, laid } = after.context;
			expect(new Set(items.map(({ id }) => id)).size).toEqual(items.length);
			expect(new Set(laid.map(({ id }) => id)).size).toEqual(laid.length);
		}
	});
	test('that brings something new closes all others: what is open was there before anything newer was laid', () => {
		for (const { before, after } of rows(taken, 'item.opened', 'answer.committed', 'encounter.left')) {
			const newer = after.context.laid.length > before.context.laid.length;
			const openBefore = before.context.items.filter(({ closedAt }) => closedAt === null).map(({ id }) => id);
			const stillOpen = after.context.items.filter(({ id, closedAt }) => openBefore.includes(id) && closedAt === null);
			if (newer) expect(stillOpen).toEqual([]);
		}
	});
	test('is open only while answering, in the viva, or in an attempt that may be reopened there', () => {
		for (const { after } of taken.filter(({ after }) =>
			after.context.items.some(({ closedAt }) => closedAt === null)
		)) {
			const answering = ['commit', 'viva'].some((phase) =>
				after.matches({ course: { 'in the room': phase } } as never)
			);
			expect(answering || after.matches('voided')).toEqual(true);
		}
	});
	test('of the viva is asked alone', () => {
		for (const { after } of taken.filter(({ after }) => after.matches({ course: { 'in the room': 'viva' } }))) {
			expect(after.context.items.filter(({ closedAt }) => closedAt === null).length).toBeLessThanOrEqual(1);
		}
	});
});
