import type { CandidateView, News } from '#lib/case/candidate-view.ts';
import { LiveAttempt } from '#lib/parts/live-attempt.svelte.ts';
import type { Surroundings } from '#lib/parts/surroundings.ts';
import type { Command, Reply } from '#lib/parts/transport.ts';

export const nothing: CandidateView = {
	attempt: 'a1',
	seq: 3,
	language: 'en',
	policy: 'open',
	purpose: 'practice',
	untimed: false,
	phase: 'encounter',
	now: 1_000_000,
	startedAt: 900_000,
	endsAt: 1_500_000,
	pausedAt: null,
	pause: null,
	enteredAt: 900_000,
	may: ['question.asked', 'note.written', 'image.viewed'],
	door: { text: 'A door.', reading: 1, minutes: 10, whole: 20, extra: 0, viva: true },
	patient: null,
	record: null,
	said: [],
	facts: [],
	findings: [],
	results: [],
	images: [],
	differential: [],
	provisional: null,
	marks: [],
	regions: [],
	readings: [],
	links: [],
	notes: '',
	hints: [],
	items: [],
	next: null
};

/** A server that takes every event, unless `answers` has something else to say, and a clock that stands until moved. */
export function play(view: CandidateView = nothing) {
	let time = 0;
	let ids = 0;
	let timers: { at: number; act: () => void }[] = [];
	const shelf = new Map<string, string>();
	const sent: Command[] = [];
	const parted: Command[] = [];
	const leases: string[] = [];
	const answers: (Reply | 'nothing')[] = [];
	let seq = view.seq;
	const news: { next: (News & { superseded: boolean }) | null } = { next: null };

	const world: Surroundings = {
		monotonic: () => time,
		newId: () => `id-${++ids}`,
		later(act, ms) {
			const timer = { at: time + ms, act };
			timers.push(timer);
			return () => void (timers = timers.filter((other) => other !== timer));
		},
		shelf: {
			getItem: (key) => shelf.get(key) ?? null,
			setItem: (key, value) => void shelf.set(key, value),
			removeItem: (key) => void shelf.delete(key),
			key: (i) => [...shelf.keys()][i] ?? null,
			get length() {
				return shelf.size;
			}
		},
		transport: {
			async send(command) {
				sent.push(command);
				const answer = answers.shift();
				if (answer === 'nothing') throw new Error('no network');
				return answer ?? { news: { seq: ++seq, now: 1_000_000 + time, brought: {} } };
			},
			async news() {
				return news.next ?? { seq, now: 1_000_000 + time, brought: {}, superseded: false };
			},
			async lease(tab) {
				leases.push(tab);
				return { view: { ...view, now: 1_000_000 + time } };
			},
			part: (command) => void parted.push(command)
		}
	};

	async function wait(ms: number) {
		const until = time + ms;
		await settle();
		for (let due = next(until); due; due = next(until)) {
			time = due.at;
			timers = timers.filter((timer) => timer !== due);
			due.act();
			await settle();
		}
		time = until;
		await settle();
	}

	function next(until: number) {
		return timers.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
	}

	const live = new LiveAttempt(view, world);
	return {
		live,
		world,
		sent,
		parted,
		leases,
		answers,
		news,
		shelf,
		wait,
		events: () => sent.map(({ event }) => event)
	};
}

async function settle() {
	for (let i = 0; i < 20; i++) await Promise.resolve();
}
