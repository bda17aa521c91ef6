import { and, assign, setup } from 'xstate';
import type { Point, Ranked, Region } from '#lib/case/answer.ts';
import type { Link } from '#lib/case/link.ts';
import { needsConfirmation } from '#lib/case/order.ts';
import { isNamed, type ReadFinding } from '#lib/case/reading.ts';
import { asks } from './asks.ts';
import {
	day,
	grace,
	longCalm,
	minute,
	mostCredit,
	pauseEnds,
	phaseFrom,
	replyAllowance,
	second,
	turnOfPhase,
	type Context,
	type Input
} from './context.ts';
import type { AttemptEvent, EventOf, Sender } from './events.ts';
import * as items from './items.ts';

type Committed = { investigation: string; text: string; findings?: ReadFinding[] };
type Guarded = { context: Context; event: AttemptEvent };

/** The guards and actions of a station, by the names under which the charts speak of them. */
export const station = setup({
	types: { context: {} as Context, events: {} as AttemptEvent, input: {} as Input },
	guards: {
		'in time': ({ context: { pausedAt, endsAt, now } }) => pausedAt === null && (endsAt === null || now < endsAt),
		'in time or grace': ({ context: { pausedAt, endsAt, now } }) =>
			pausedAt === null && (endsAt === null || now < endsAt + grace),
		'time is up': ({ context: { pausedAt, endsAt, now } }) =>
			pausedAt === null && endsAt !== null && now >= endsAt + grace,
		'a day has gone by': ({ context: { pausedAt, openedAt, now } }) => now >= (pausedAt ?? openedAt) + day,
		'paused for a day': ({ context: { pausedAt, now } }) => pausedAt !== null && now >= pausedAt + day,
		'there is no clock, and nothing was done for a month': ({ context: { endsAt, pausedAt, now }, event }) =>
			endsAt === null && pausedAt === null && now >= (event as EventOf<'calm.noticed'>).since + longCalm,
		'the clock runs': ({ context }) => context.pausedAt === null,
		'the clock is stopped': ({ context }) => context.pausedAt !== null,
		'there is a clock': ({ context }) => context.endsAt !== null,
		'they may stop the clock': ({ context: { station }, event }) => {
			if (station.purpose === 'practice') return byOf(event) === 'candidate';
			return station.purpose === 'exam' && (byOf(event) === 'educator' || (station.pause ?? 0) > 0);
		},
		'some of their pause is left': ({ context: { station, pauseLeft }, event }) =>
			!station.pause || byOf(event) === 'educator' || pauseLeft > 0,
		'they may let it run on': ({ context, event }) =>
			context.station.purpose === 'practice' || byOf(event) === 'educator' || context.pausedBy === 'candidate',
		'the pause they may take is used up': ({ context }) => context.now >= (pauseEnds(context) ?? Infinity),
		'reading is over or may be cut short': ({ context: { station, endsAt, now } }) =>
			station.purpose === 'practice' || endsAt === null || now >= endsAt,
		'there is a patient': ({ context }) => ['open', 'gated'].includes(context.station.policy),
		'tests wait for a provisional differential': ({ context }) => context.station.policy === 'gated',
		'the history is open': ({ context }) => context.station.policy === 'open' || context.provisional === null,
		'questions are left': ({ context: { station, said } }) => station.turns === null || said.length < station.turns,
		'it was not ordered before': ({ context, event }: Guarded) =>
			!context.ordered.some(({ order }) => order === (event as EventOf<'test.ordered'>).order),
		'it was confirmed, where its kind asks for that': ({ event }: Guarded) => {
			const { order, confirmed } = event as EventOf<'test.ordered'>;
			return confirmed || !needsConfirmation(order);
		},
		'that question waits for its reply': ({ context, event }: Guarded) =>
			context.said.some(
				({ turn, reply, failed }) => turn === (event as EventOf<'question.answered'>).turn && !reply && !failed
			),
		'no question waits': ({ context }) => context.said.every(({ reply, failed }) => reply !== null || failed),
		'that question has its reply': ({ context, event }: Guarded) =>
			context.said.some(({ turn, reply }) => turn === (event as EventOf<'reply.flagged'>).turn && reply !== null),
		'no diagnosis is named twice': ({ event }: Guarded) =>
			items.noneTwice((event as EventOf<'differential.committed'>).ranked),
		'it was not read before': ({ context, event }: Guarded) =>
			!context.reads.some(
				({ investigation }) => investigation === (event as EventOf<'reading.committed'>).investigation
			),
		'the read says something': ({ event }: Guarded) => {
			const { text, findings = [] } = event as EventOf<'reading.committed'>;
			return text.trim() !== '' || findings.some(isNamed);
		},
		'an item can be opened': ({ context }) => items.nextItem(context) !== null,
		'that item is open': ({ context, event }: Guarded) =>
			items.isOpen(context, (event as EventOf<'answer.drafted'>).item),
		'the answer fits': ({ context, event }: Guarded) => {
			const { item, answer } = event as EventOf<'answer.drafted'>;
			return items.fits(context, item, answer);
		},
		'there is a viva': ({ context }) => context.station.questions > 0,
		'every question is answered': ({ context: { questions, items } }) =>
			questions !== null && questions.every((id) => items.some((item) => item.id === id && item.closedAt !== null)),
		'it is practice': ({ context }) => context.station.purpose === 'practice',
		'it is not an exam': ({ context }) => context.station.purpose !== 'exam',
		'it is released at all': ({ context }) => context.station.purpose !== 'study',
		'it is a written answer of theirs': ({ context, event }: Guarded) =>
			items.isWritten(context, (event as EventOf<'answer.self-marked'>).item)
	},
	actions: {
		'read the clock': assign({ now: ({ context }, { at }: { at: number }) => Math.max(context.now, at) }),
		'start the reading time': assign(({ context }) =>
			phaseFrom(context, context.now, context.station.reading * minute)
		),
		'enter the room': assign(({ context }) => ({ enteredAt: context.now, endsAt: null })),
		'start the encounter': assign(({ context }) => phaseFrom(context, context.now, context.station.minutes * minute)),
		'start answering': assign(({ context }) =>
			phaseFrom(context, turnOfPhase(context), items.answeringTime(context.station))
		),
		'start the viva': assign(({ context }) =>
			phaseFrom(context, turnOfPhase(context), Math.max(2, context.station.questions) * minute)
		),
		'stop the clock for good': assign({ endsAt: null, pausedAt: null, pausedBy: null, startedAt: null }),
		'stop the clock': assign(({ context }, { by }: { by: Sender }) => ({ pausedAt: context.now, pausedBy: by })),
		'let the clock run on': assign(({ context }) => runOn(context)),
		'keep when it was voided': assign({ voidedAt: ({ context }) => context.now }),
		'give back the time it was voided': assign(({ context }) => giveBack(context)),
		'give more time': assign(({ context }, { seconds }: { seconds: number }) =>
			given(context, seconds * second, 'extension')
		),
		'keep the question': assign({
			said: ({ context }, { text }: { text: string }) => [
				...context.said,
				{ turn: context.said.length + 1, at: context.now, text, reply: null, failed: false, flagged: false }
			]
		}),
		'keep the reply': assign(({ context }, { turn, kind, facts, ms }: Omit<EventOf<'question.answered'>, 'type'>) => ({
			said: context.said.map((one) =>
				one.turn === turn ? { ...one, reply: { at: context.now, kind, facts: [...facts] } } : one
			),
			told: kind === 'said' ? [...context.told, ...facts.filter((id) => !context.told.includes(id))] : context.told,
			...credit(context, ms)
		})),
		'say that it failed': assign({
			said: ({ context }, { turn }: { turn: number }) =>
				context.said.map((one) => (one.turn === turn ? { ...one, failed: true } : one))
		}),
		'flag the reply': assign({
			said: ({ context }, { turn, flagged }: { turn: number; flagged: boolean }) =>
				context.said.map((one) => (one.turn === turn ? { ...one, flagged } : one))
		}),
		'keep what was examined': assign({
			done: ({ context }, { manoeuvre, brings }: { manoeuvre: string; brings: string[] }) =>
				context.done.some((one) => one.manoeuvre === manoeuvre)
					? context.done
					: [...context.done, { manoeuvre, at: context.now, brings: [...brings] }]
		}),
		'keep the order': assign({
			ordered: ({ context }, { order, brings }: { order: string; brings: string[] }) => [
				...context.ordered,
				{ order, at: context.now, brings: [...brings] }
			]
		}),
		'keep the own read': assign({
			reads: ({ context }, { investigation, text, findings = [] }: Committed) => [
				...context.reads,
				{ investigation, text, findings, at: context.now }
			]
		}),
		'keep what is read': assign({ readings: (_, { findings }: { findings: ReadFinding[] }) => findings }),
		'keep the links': assign({ links: (_, { links }: { links: Link[] }) => links }),
		'keep the hint': assign({
			hints: ({ context }, { hint }: { hint: string }) => [...context.hints, { at: context.now, hint }]
		}),
		// Rows of an older log have no regions.
		'keep the marks': assign(({ context }, { points, regions = [] }: { points: Point[]; regions?: Region[] }) =>
			items.mark(context, points, regions)
		),
		'keep the notes': assign({ notes: (_, { text }: { text: string }) => text }),
		'keep the working differential': assign({ differential: (_, { ranked }: { ranked: Ranked[] }) => ranked }),
		'keep the provisional differential': assign(({ context }, { ranked }: { ranked: Ranked[] }) => ({
			differential: ranked,
			provisional: { at: context.now, ranked }
		})),
		'open the next item': assign(({ context }) => {
			const next = items.nextItem(context);
			return next ? items.openWhatIsFree(items.open(context, next)) : {};
		}),
		'keep the draft': assign(({ context }, { item, answer }: { item: string; answer: unknown }) =>
			items.draft(context, item, answer)
		),
		'close the item': assign(({ context }, { item, answer }: { item: string; answer: unknown }) =>
			items.commit(context, item, answer)
		),
		'open what is free': assign(({ context }) => items.openWhatIsFree(context)),
		'close all items': assign(({ context }) => items.closeAll(context)),
		'take the questions': assign({ questions: (_, { items }: { items: string[] }) => [...items] }),
		'put the next question': assign(({ context }) => items.openQuestion(context)),
		'keep what waits': assign({ waiting: (_, { waiting }: { waiting: string[] }) => [...waiting] }),
		'keep the own marks': assign({
			selfMarked: ({ context }, { item, points }: { item: string; points: string[] }) => ({
				...context.selfMarked,
				[item]: [...points]
			})
		}),
		'share it or not': assign({ shared: (_, { shared }: { shared: boolean }) => shared }),
		'write it down': assign({}),
		...asks
	}
});

/** Guards one after the other; the first that fails is the reason why not. */
export function when<Guard extends string>(...guards: Guard[]): Guard {
	return and(guards as never) as never;
}

function byOf(event: AttemptEvent): Sender | null {
	return 'by' in event ? event.by : null;
}

/** From now on, or from when a pause by allowance was used up, however late that was noticed. */
function runOn(context: Context): Partial<Context> {
	const { pausedAt, pauseLeft, now } = context;
	const ends = pauseEnds(context);
	const at = Math.min(now, ends ?? now);
	const ms = at - (pausedAt ?? at);
	return {
		...given({ ...context, now: at }, ms, 'pause'),
		pausedAt: null,
		pausedBy: null,
		pauseLeft: ends === null ? pauseLeft : pauseLeft - ms
	};
}

function given(context: Context, ms: number, why: Context['given'][number]['why']): Partial<Context> {
	if (context.endsAt === null) return {};
	return { endsAt: context.endsAt + ms, given: [...context.given, { at: context.now, ms, why }] };
}

/** However long an attempt was voided, nothing of its time has gone by. */
function giveBack(context: Context): Partial<Context> {
	const ms = context.now - (context.voidedAt ?? context.now);
	const pausedAt = context.pausedAt === null ? null : context.pausedAt + ms;
	return { ...given(context, ms, 'pause'), pausedAt, voidedAt: null };
}

function credit(context: Context, ms: number): Partial<Context> {
	const late = Math.min(Math.max(0, ms - replyAllowance), mostCredit);
	return late === 0 ? {} : given(context, late, 'credit');
}
