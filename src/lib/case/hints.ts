import type { Seen } from './seen.ts';

/**
 * What a tutor would ask next, by name: the first rung of a ladder that is the same for every case, of those that this
 * candidate has not climbed yet. It looks at what was done and said, never at the case or its key.
 */
export function nextHint({ hints }: Pick<Seen, 'hints'>): string {
	return hints.length === 0 ? 'where' : 'what else';
}
