import type { Component } from 'svelte';
import type { Phase } from '#lib/case/seen.ts';

export type WhoSees = 'owner' | 'educators' | 'researchers';
type Place = Component<{ whoSees: WhoSees }>;

// Each phase is fetched when it comes: whoever enters a room has no need of the debrief yet.
const places = {
	door: () => import('./Door.svelte'),
	encounter: () => import('./Encounter.svelte'),
	commit: () => import('./Answers.svelte'),
	viva: () => import('./Viva.svelte'),
	submitted: () => import('./Submitted.svelte'),
	released: () => import('./Submitted.svelte'),
	withdrawn: () => import('./Ended.svelte'),
	voided: () => import('./Ended.svelte')
} satisfies Record<Phase, () => Promise<{ default: Component<never> }>>;

const next: Partial<Record<Phase, Phase[]>> = {
	door: ['encounter', 'commit'],
	encounter: ['commit', 'submitted'],
	commit: ['viva', 'submitted'],
	viva: ['submitted']
};

/** What stands on the page in a phase. */
export async function placeOf(phase: Phase): Promise<Place> {
	return (await places[phase]()).default as Place;
}

/** Waits between two tries, in ms; the last is kept up. */
const waits = [1_000, 2_000, 4_000, 8_000];

/**
 * What stands on the page in a phase, asked for until it comes or `over` says that nobody waits for it. A browser may remember
 * that a part could not be fetched: where the server answers and the part still does not come, the page is loaded anew, which
 * loses nothing, since what is typed is kept.
 */
export async function placeInTheEnd(phase: Phase, over: () => boolean, slow: () => void): Promise<Place | null> {
	for (let tried = 0; !over(); tried += 1) {
		const place = await placeOf(phase).catch(() => null);
		if (place) return place;
		slow();
		await new Promise((done) => setTimeout(done, waits[Math.min(tried, waits.length - 1)]));
		if (tried > 1 && (await serverAnswers())) location.reload();
	}
	return null;
}

async function serverAnswers(): Promise<boolean> {
	return fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
		({ ok }) => ok,
		() => false
	);
}

/** Fetches what may come next, so that going on waits for nothing and needs no network. */
export async function lookAhead(phase: Phase): Promise<void> {
	await Promise.allSettled((next[phase] ?? []).map(placeOf));
}
