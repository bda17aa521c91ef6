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

/** Fetches what may come next, so that going on waits for nothing and needs no network. */
export async function lookAhead(phase: Phase): Promise<void> {
	await Promise.allSettled((next[phase] ?? []).map(placeOf));
}
