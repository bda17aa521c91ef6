import type { Rating } from './cohen-kappa.ts';

/** How often each category was given to one item; what is no category, and what is missing, counts nowhere. */
export function countsOf(ratings: readonly Rating[], categories: readonly (string | number)[]): number[] {
	return categories.map((category) => ratings.filter((rating) => rating === category).length);
}
