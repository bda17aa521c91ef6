import type { Words } from '../words/words.ts';

/** What a series is called on the screen, as the viewer calls it; a name that is no sequence stays as it is. */
export function seriesName(name: string, { viewer }: Words): string {
	return viewer.sequences[name.toUpperCase()] ?? name;
}
