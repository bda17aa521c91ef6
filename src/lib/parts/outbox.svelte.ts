import type { CandidateView } from '#lib/case/candidate-view.ts';
import type { SentEvent } from '#statecharts/events.ts';
import type { Surroundings } from './surroundings.ts';
import type { Reply } from './transport.ts';

export type Outcome = { taken: true } | { refused: string };
/** An event on its way; `tries` counts the times that no reply came. */
export type Pending = { commandId: string; event: SentEvent; tries: number };
export type Answered = Exclude<Reply, { stopped: unknown }>;

type Owner = {
	/** The newest row known, which a command is sent after. */
	seq: () => number;
	adopt: (view: CandidateView, sent: number) => void;
	answered: (event: SentEvent, reply: Answered, sent: number) => void;
};

/**
 * What waits to be sent. One event at a time, in order, each repeated with the same id until the server has answered:
 * so each is taken once. Nothing goes before this tab holds the lease, and nothing more once another tab does.
 */
export class Outbox {
	pending: Pending[] = $state.raw([]);
	/** How many exchanges in a row brought no reply. */
	failures = $state(0);
	superseded = $state(false);
	stopped: 'signed out' | 'gone' | null = $state(null);
	leased = false;
	working = false;

	#world: Surroundings;
	#tab: string;
	#owner: Owner;
	#settle = new Map<string, (outcome: Outcome) => void>();
	#wake: (() => void) | null = null;

	constructor(world: Surroundings, tab: string, owner: Owner) {
		this.#world = world;
		this.#tab = tab;
		this.#owner = owner;
	}

	add(event: SentEvent): Promise<Outcome> {
		const commandId = this.#world.newId();
		this.pending = [...this.pending, { commandId, event, tries: 0 }];
		const outcome = new Promise<Outcome>((settle) => this.#settle.set(commandId, settle));
		void this.work();
		return outcome;
	}

	holds(event: SentEvent): boolean {
		return this.pending.some((entry) => entry.event === event);
	}

	async work() {
		if (this.working) return;
		this.working = true;
		try {
			await this.#takeLease();
			for (let next = this.pending[0]; next && !this.halted; next = this.pending[0]) await this.#deliver(next);
		} finally {
			this.working = false;
		}
	}

	get halted(): boolean {
		return this.superseded || this.stopped !== null;
	}

	/** Tries again at once what is waiting for its next try. */
	retry() {
		this.stopped = null;
		this.#wake?.();
		void this.work();
	}

	async takeOver() {
		this.superseded = false;
		this.leased = false;
		await this.work();
	}

	async #takeLease() {
		for (let tries = 1; !this.leased && !this.halted; tries++) {
			const sent = this.#world.monotonic();
			try {
				const reply = await this.#world.transport.lease(this.#tab);
				this.failures = 0;
				if ('stopped' in reply) return void (this.stopped = reply.stopped);
				this.leased = true;
				this.#owner.adopt(reply.view, sent);
			} catch {
				this.failures++;
				await this.#rest(tries);
			}
		}
	}

	async #deliver({ commandId, event }: Pending) {
		for (let tries = 0, stale = 0; !this.halted;) {
			const after = this.#owner.seq();
			const sent = this.#world.monotonic();
			try {
				const reply = await this.#world.transport.send({ commandId, after, tab: this.#tab, event });
				this.failures = 0;
				if ('stopped' in reply) return void (this.stopped = reply.stopped);
				if ('refused' in reply && reply.view) this.#owner.adopt(reply.view, sent);
				if ('refused' in reply && reply.superseded) return void (this.superseded = true);
				// The log had grown behind our back: what was meant still holds, so it is sent again on what is known now.
				if ('refused' in reply && this.#owner.seq() > after && stale++ < 3) continue;
				return this.#finish(commandId, event, reply, sent);
			} catch {
				this.failures++;
				tries++;
				this.pending = this.pending.map((entry) => (entry.commandId === commandId ? { ...entry, tries } : entry));
				await this.#rest(tries);
			}
		}
	}

	#finish(commandId: string, event: SentEvent, reply: Answered, sent: number) {
		this.pending = this.pending.filter((entry) => entry.commandId !== commandId);
		this.#owner.answered(event, reply, sent);
		this.#settle.get(commandId)?.('refused' in reply ? { refused: reply.refused } : { taken: true });
		this.#settle.delete(commandId);
	}

	/** Half a second, then twice as long each time, ten seconds at most; `retry` ends it. */
	async #rest(tries: number) {
		const ms = Math.min(10_000, 500 * 2 ** (tries - 1));
		await new Promise<void>((resolve) => {
			const callOff = this.#world.later(resolve, ms);
			this.#wake = () => {
				callOff();
				resolve();
			};
		});
		this.#wake = null;
	}
}
