import { createContext } from 'svelte';
import type { Answer, Point, Ranked, Region } from '#lib/case/answer.ts';
import type { CandidateView, ItemView } from '#lib/case/candidate-view.ts';
import type { Link as Pinned } from '#lib/case/link.ts';
import type { ReadFinding } from '#lib/case/reading.ts';
import type { EventOf, SentEvent } from '#statecharts/events.ts';
import { draftShelf, isDraft, keyOf, type Draft } from './drafts.ts';
import { merge } from './merge.ts';
import { Outbox, type Answered, type Outcome, type Pending } from './outbox.svelte.ts';
import { better, sample, type Sample } from './server-clock.ts';
import type { Surroundings } from './surroundings.ts';
import { timers } from './timers.ts';

export type Link = 'online' | 'degraded' | 'offline' | 'superseded';
export type Look = EventOf<'image.viewed'>['looks'][number];

const draftEvery = 5_000;
const looksEvery = 10_000;
const pollEvery = 10_000;
/** Before these, what is being written is sent first. */
const closing = [
	'encounter.left',
	'differential.committed',
	'reading.committed',
	'item.opened',
	'answers.finished',
	'attempt.submitted'
];

/** What the browser was sent of an attempt (`current`), and the one way to send something back. It decides nothing. */
export class LiveAttempt {
	current: CandidateView = $state.raw(null as never);
	/** The newest refusal, with the event it met. */
	refusal: { event: SentEvent; refused: string } | null = $state.raw(null);
	/** Drafts of an earlier visit that this browser holds and the server has not: use or drop each. */
	kept: Draft[] = $state.raw([]);
	#unsent: Record<string, Draft> = $state.raw({});

	#world: Surroundings;
	#tab: string;
	#outbox: Outbox;
	#shelf: ReturnType<typeof draftShelf>;
	#timers: ReturnType<typeof timers>;
	#clock: Sample;
	#draftSentAt = new Map<string, number>();
	#looks: Look[] = [];

	constructor(view: CandidateView, world: Surroundings) {
		this.current = view;
		this.#world = world;
		this.#tab = world.newId();
		this.#shelf = draftShelf(view.attempt, world.shelf);
		this.#timers = timers(world.later);
		this.#clock = { offset: view.now - world.monotonic(), trip: 60_000 };
		this.#outbox = new Outbox(world, this.#tab, {
			seq: () => this.current.seq,
			adopt: (view, sent) => this.#adoptAt(view, sent),
			answered: (event, reply, sent) => this.#answered(event, reply, sent)
		});
	}

	get link(): Link {
		const { superseded, failures } = this.#outbox;
		if (superseded) return 'superseded';
		if (failures === 0) return 'online';
		return failures < 3 ? 'degraded' : 'offline';
	}

	/** Events that have not been acknowledged, in order. */
	get pending(): Pending[] {
		return this.#outbox.pending;
	}

	get stopped(): 'signed out' | 'gone' | null {
		return this.#outbox.stopped;
	}

	/** Whether this tab may write, and this event is one that the attempt takes now. */
	may(type: SentEvent['type']): boolean {
		return !this.#outbox.halted && this.current.may.includes(type);
	}

	/** The server's time, ms since epoch, as this browser reckons it. */
	now = (): number => this.#world.monotonic() + this.#clock.offset;

	/** Takes the lease, and asks for news from time to time. Returns how to stop. */
	start(): () => void {
		this.kept = this.#shelf.all();
		this.#sift();
		void this.#outbox.work();
		this.#timers.every('poll', pollEvery, () => void this.poll());
		return () => this.#timers.stopAll();
	}

	/** Sends an event; settled when the server has taken or refused it. */
	send(event: SentEvent): Promise<Outcome> {
		if (closing.includes(event.type)) this.flush();
		if (event.type === 'answer.committed') this.#forget(`answer ${event.item}`);
		return this.#outbox.add(event);
	}

	/** Keeps what is being written; the newest is sent, at most once every five seconds. */
	draft(draft: Draft) {
		const key = keyOf(draft);
		this.#unsent = { ...this.#unsent, [key]: draft };
		this.#shelf.put(draft);
		if (this.#timers.runs(key)) return;
		const since = this.#world.monotonic() - (this.#draftSentAt.get(key) ?? -Infinity);
		this.#timers.once(key, Math.max(0, draftEvery - since), () => this.#sendDraft(key));
	}

	/** What was written last of this, if the server has not acknowledged it. */
	drafted<Type extends Draft['type']>(type: Type, key: string = type): Extract<Draft, { type: Type }> | undefined {
		return this.#unsent[key] as Extract<Draft, { type: Type }> | undefined;
	}

	/** What is written, ranked, marked, named, pinned and answered, as it stands here, acknowledged or not. */
	get notes(): string {
		return this.drafted('note.written')?.text ?? this.current.notes;
	}

	get differential(): Ranked[] {
		return this.drafted('differential.drafted')?.ranked ?? this.current.differential;
	}

	get marks(): Point[] {
		return this.drafted('finding.marked')?.points ?? this.current.marks;
	}

	get regions(): Region[] {
		return this.drafted('finding.marked')?.regions ?? this.current.regions;
	}

	get readings(): ReadFinding[] {
		return this.drafted('reading.drafted')?.findings ?? this.current.readings;
	}

	get links(): Pinned[] {
		return this.drafted('evidence.linked')?.links ?? this.current.links;
	}

	answerTo({ id, answer }: ItemView): Answer | null {
		const draft = this.drafted('answer.drafted', `answer ${id}`);
		return draft ? (draft.answer as Answer) : answer;
	}

	/** Sends the drafts and looks that wait, now. */
	flush() {
		for (const key of Object.keys(this.#unsent)) this.#sendDraft(key);
		this.#sendLooks();
	}

	/** The page goes away: what waits goes out without waiting for a reply; the shelf keeps it in case it is lost. */
	part() {
		if (this.#outbox.halted) return;
		const looks = this.#takeLooks();
		const events: SentEvent[] = Object.values(this.#unsent);
		if (looks.length) events.push({ type: 'image.viewed', looks });
		events.forEach((event, i) => {
			const after = this.current.seq + i;
			this.#world.transport.part({ commandId: this.#world.newId(), after, tab: this.#tab, event });
		});
	}

	/** What was on screen; sent in batches, and not missed if lost. */
	looked(looks: Look[]) {
		this.#looks.push(...looks);
		if (this.#looks.length >= 50) this.#sendLooks();
		else if (!this.#timers.runs('looks')) this.#timers.once('looks', looksEvery, () => this.#sendLooks());
	}

	useKept(draft: Draft) {
		this.kept = this.kept.filter((other) => other !== draft);
		this.draft(draft);
	}

	dropKept(draft: Draft) {
		this.kept = this.kept.filter((other) => other !== draft);
		this.#shelf.drop(keyOf(draft));
	}

	/** This tab writes from here on; the other turns read-only. */
	takeOver(): Promise<void> {
		return this.#outbox.takeOver();
	}

	/** Tries again at once what is waiting for its next try. */
	retry() {
		this.#outbox.retry();
	}

	/** Asks what is new, unless an event is on its way, whose reply tells. */
	async poll() {
		const outbox = this.#outbox;
		if (outbox.working || outbox.stopped || !outbox.leased) return;
		const sent = this.#world.monotonic();
		try {
			const news = await this.#world.transport.news(this.current.seq, this.#tab);
			outbox.failures = 0;
			if ('stopped' in news) return void (outbox.stopped = news.stopped);
			this.#measure(news.now, sent);
			outbox.superseded = news.superseded;
			if (news.seq >= this.current.seq) this.current = merge(this.current, news);
		} catch {
			outbox.failures++;
		}
	}

	/** A whole view from elsewhere: the page was loaded again. */
	adopt(view: CandidateView) {
		if (view.attempt !== this.current.attempt || view.seq < this.current.seq) return;
		this.current = view;
		this.#sift();
	}

	#adoptAt(view: CandidateView, sent: number) {
		this.#measure(view.now, sent);
		this.adopt(view);
	}

	#answered(event: SentEvent, reply: Answered, sent: number) {
		if ('news' in reply) {
			this.#measure(reply.news.now, sent);
			if (reply.news.seq >= this.current.seq) this.current = merge(this.current, reply.news);
			if (this.refusal?.event.type === event.type) this.refusal = null;
		} else this.refusal = { event, refused: reply.refused };
		// A draft is done with when it is the newest of its kind that was sent.
		if (isDraft(event) && this.#unsent[keyOf(event)] === event) this.#forget(keyOf(event));
		if (['submitted', 'released', 'withdrawn', 'voided'].includes(this.current.phase)) this.#shelf.clear();
	}

	#forget(key: string) {
		this.#timers.stop(key);
		this.#unsent = Object.fromEntries(Object.entries(this.#unsent).filter(([other]) => other !== key));
		this.#shelf.drop(key);
	}

	#sendDraft(key: string) {
		this.#timers.stop(key);
		const draft = this.#unsent[key];
		if (!draft || this.#outbox.holds(draft)) return;
		this.#draftSentAt.set(key, this.#world.monotonic());
		void this.#outbox.add(draft);
	}

	#sendLooks() {
		const looks = this.#takeLooks();
		if (looks.length && this.may('image.viewed')) void this.#outbox.add({ type: 'image.viewed', looks });
	}

	#takeLooks(): Look[] {
		this.#timers.stop('looks');
		return this.#looks.splice(0, 200);
	}

	/** What the server has by now need not be offered. */
	#sift() {
		const known = this.kept.filter((draft) => this.#knows(draft));
		if (known.length === 0) return;
		this.kept = this.kept.filter((draft) => !known.includes(draft));
		for (const draft of known) if (!this.#unsent[keyOf(draft)]) this.#shelf.drop(keyOf(draft));
	}

	#knows(draft: Draft): boolean {
		const { current } = this;
		if (draft.type === 'note.written') return current.notes === draft.text;
		if (draft.type === 'differential.drafted') return same(current.differential, draft.ranked);
		if (draft.type === 'finding.marked')
			return same([current.marks, current.regions], [draft.points, draft.regions ?? []]);
		if (draft.type === 'reading.drafted') return same(current.readings, draft.findings);
		if (draft.type === 'evidence.linked') return same(current.links, draft.links);
		const item = current.items.find(({ id }) => id === draft.item);
		return !item || item.closed || same(item.answer, draft.answer);
	}

	#measure(serverNow: number, sent: number) {
		this.#clock = better(this.#clock, sample(serverNow, sent, this.#world.monotonic()));
	}
}

/** The attempt that the page around shows. */
export const [liveAttempt, setLiveAttempt] = createContext<LiveAttempt>();

function same(one: unknown, other: unknown): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}
