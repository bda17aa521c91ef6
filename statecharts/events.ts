import * as v from 'valibot';
import { longest, Point, Ranked, Regions } from '#lib/case/answer.ts';
import { Links } from '#lib/case/link.ts';
import { manoeuvres } from '#lib/case/manoeuvre.ts';
import { orders } from '#lib/case/order.ts';
import { ReadFindings } from '#lib/case/reading.ts';
import { replyKinds } from '#lib/case/seen.ts';

export const senders = ['candidate', 'educator', 'admin', 'server'] as const;
export type Sender = (typeof senders)[number];

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const why = v.pipe(v.string(), v.trim(), v.minLength(1, 'needs a reason'), v.maxLength(2_000));
const written = v.pipe(v.string(), v.maxLength(longest, `is longer than ${longest} characters`));
const ranked = v.pipe(v.array(Ranked), v.maxLength(10, 'holds at most ten diagnoses'));
const time = v.pipe(v.number(), v.integer(), v.minValue(0));
const nothing = {};

/** The longest question that is taken, in characters. */
export const longestQuestion = 500;

const look = v.strictObject({
	image: id,
	axis: v.picklist(['axial', 'coronal', 'sagittal', 'flat']),
	/** Where the slice lies, in millimetres of the volume's world along the axis. */
	mm: v.pipe(v.number(), v.finite()),
	window: v.nullable(v.tuple([v.number(), v.number()])),
	ms: v.pipe(v.number(), v.minValue(0), v.maxValue(3_600_000))
});

/** Every event by name: who may send it, and what it holds. */
export const catalogue = {
	'door.read': {
		from: ['candidate'],
		holds: {
			webgl: v.boolean(),
			viewport: v.tuple([v.pipe(v.number(), v.minValue(0)), v.pipe(v.number(), v.minValue(0))])
		}
	},
	'room.entered': { from: ['candidate'], holds: nothing },
	'question.asked': {
		from: ['candidate'],
		holds: {
			text: v.pipe(
				v.string(),
				v.transform((text) =>
					text
						.normalize('NFC')
						.replace(/[\p{Cc}\p{Co}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
						.trim()
				),
				v.minLength(1, 'is empty'),
				v.maxLength(longestQuestion, `is longer than ${longestQuestion} characters: ask one thing at a time`)
			)
		}
	},
	'question.answered': {
		from: ['server'],
		holds: { turn: v.number(), kind: v.picklist(replyKinds), facts: v.array(id), ms: v.pipe(v.number(), v.minValue(0)) }
	},
	'question.failed': { from: ['server'], holds: { turn: v.number(), why: v.string() } },
	'reply.flagged': { from: ['candidate'], holds: { turn: v.number(), flagged: v.boolean() } },
	'manoeuvre.done': {
		from: ['candidate'],
		holds: { manoeuvre: v.picklist(manoeuvres) },
		adds: { brings: v.array(id) }
	},
	'test.ordered': {
		from: ['candidate'],
		holds: { order: v.picklist(orders), confirmed: v.optional(v.boolean(), false) },
		adds: { brings: v.array(id) }
	},
	'image.viewed': { from: ['candidate'], holds: { looks: v.pipe(v.array(look), v.minLength(1), v.maxLength(200)) } },
	'finding.marked': {
		from: ['candidate'],
		holds: { points: v.pipe(v.array(Point), v.maxLength(50)), regions: v.optional(Regions, []) }
	},
	'reading.drafted': { from: ['candidate'], holds: { findings: ReadFindings } },
	'reading.committed': {
		from: ['candidate'],
		holds: { investigation: id, text: v.optional(written, ''), findings: v.optional(ReadFindings, []) }
	},
	'evidence.linked': { from: ['candidate'], holds: { links: Links } },
	'hint.asked': { from: ['candidate'], holds: nothing, adds: { hint: id } },
	'note.written': { from: ['candidate'], holds: { text: written } },
	'differential.drafted': { from: ['candidate'], holds: { ranked } },
	'differential.committed': {
		from: ['candidate'],
		holds: { ranked: v.pipe(ranked, v.minLength(1, 'names no diagnosis')) }
	},
	'encounter.left': { from: ['candidate'], holds: nothing },
	'item.opened': { from: ['candidate'], holds: nothing },
	'answer.drafted': { from: ['candidate'], holds: { item: id, answer: v.unknown() } },
	'answer.committed': { from: ['candidate'], holds: { item: id, answer: v.unknown() } },
	'answers.finished': { from: ['candidate'], holds: nothing },
	'questions.chosen': { from: ['server'], holds: { items: v.array(id) } },
	'attempt.submitted': { from: ['candidate'], holds: nothing },
	'answer.self-marked': { from: ['candidate'], holds: { item: id, points: v.array(id) } },
	'attempt.shared': { from: ['candidate'], holds: { shared: v.boolean() } },
	'attempt.withdrawn': { from: ['candidate'], holds: nothing },
	'window.left': { from: ['candidate'], holds: nothing },
	'window.returned': { from: ['candidate'], holds: nothing },
	'text.pasted': { from: ['candidate'], holds: { characters: v.pipe(v.number(), v.integer(), v.minValue(0)) } },
	'clock.read': { from: ['server'], holds: { at: time } },
	/** `since`: when something was last done. */
	'calm.noticed': { from: ['server'], holds: { since: time } },
	'clock.paused': {
		from: ['candidate', 'educator'],
		holds: { why: v.optional(v.pipe(v.string(), v.maxLength(2_000)), '') },
		adds: { by: v.picklist(senders) }
	},
	'clock.resumed': { from: ['candidate', 'educator'], holds: nothing, adds: { by: v.picklist(senders) } },
	'clock.extended': {
		from: ['educator'],
		holds: { seconds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7_200)), why }
	},
	'score.proposed': { from: ['server'], holds: { marked: v.array(id), waiting: v.array(id) } },
	'score.rated': {
		from: ['educator'],
		/** `target`: a checklist line, `<item>/<point>` of a written answer, or `global`; `marks` null takes a mark back. */
		holds: { target: id, marks: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))), why }
	},
	'score.released': { from: ['server', 'educator'], holds: nothing },
	'comment.made': { from: ['educator'], holds: { about: v.nullable(v.number()), text: why } },
	'attempt.voided': { from: ['admin'], holds: { why } },
	'attempt.reopened': { from: ['admin'], holds: { why } }
} as const satisfies Record<string, { from: readonly Sender[]; holds: v.ObjectEntries; adds?: v.ObjectEntries }>;

export type EventName = keyof typeof catalogue;
type Fields<Entries> = {
	[Field in keyof Entries]: Entries[Field] extends v.GenericSchema<unknown, infer Value> ? Value : never;
};
type Sent<Name extends EventName> = Fields<(typeof catalogue)[Name]['holds']>;
type Added<Name extends EventName> = (typeof catalogue)[Name] extends { adds: infer Entries }
	? Fields<Entries>
	: unknown;

/** An event as somebody outside sends it. */
export type SentEvent = { [Name in EventName]: { type: Name } & Sent<Name> }[EventName];

/** An event as it stands in the log: with what the server adds, which nobody else may send. */
export type AttemptEvent = { [Name in EventName]: { type: Name } & Sent<Name> & Added<Name> }[EventName];
export type EventOf<Name extends EventName> = Extract<AttemptEvent, { type: Name }>;

/** One row of an attempt's log, as the charts read it. `seq` counts from 1; `at` is the server's clock, ms since epoch. */
export type Row = { seq: number; at: number; sender: Sender; event: AttemptEvent };

/** What came in from outside: an event, or what is wrong with it in words. The sender is looked at before the chart is asked. */
export function readEvent(sender: Sender, sent: unknown): { event: SentEvent } | { refused: string } {
	const type = typeof sent === 'object' && sent !== null && 'type' in sent ? sent.type : null;
	const name = typeof type === 'string' ? type : '';
	if (!Object.hasOwn(catalogue, name)) return { refused: `no event is called “${name.slice(0, 60)}”` };
	const { from, holds } = catalogue[name as EventName];
	if (!(from as readonly Sender[]).includes(sender)) return { refused: `${name} is not sent by a ${sender}` };
	const read = v.safeParse(v.strictObject({ type: v.literal(name), ...holds } as v.ObjectEntries), sent);
	if (read.success) return { event: read.output as SentEvent };
	return { refused: faultOf(read.issues[0]) };
}

/** The field, and what is wrong with it; what a schema says by itself (all that it would have taken) helps nobody. */
export function faultOf(issue: v.BaseIssue<unknown>): string {
	const own = issue.expected === 'never' ? 'does not belong here' : 'is not as it should be';
	const says = issue.message.startsWith('Invalid') ? own : issue.message;
	return [v.getDotPath(issue) ?? 'event', says].join(' ');
}
