import { getContext, setContext, type Snippet } from 'svelte';

/**
 * What a page puts beside the lines that its parts show; a page that says nothing has nothing there.
 * `about` names what a line is: its kind, a colon, and its id. `line`, `step`, `lesion`, `diagnosis` and `answer` have the key's ids,
 * `point` and `option` with their item's before them, `advice` its list and place; a `reply`, `finding` or `result` has the seq of the
 * row that brought it, a `mark` on an image its number.
 */
export type Places = {
	/** For "I think this is wrong". */
	doubt?: Snippet<[{ about: string; label: string }]>;
	/** Beside a moment of the attempt. */
	moment?: Snippet<[{ seq: number; at: number; label: string }]>;
};

const key = Symbol('places');

export function setPlaces(places: Places): void {
	setContext(key, places);
}

export function places(): Places {
	return getContext<Places | undefined>(key) ?? {};
}
