/**
 * A piece of a case as a report names it, in one language. `name` is the catalogue's word (topic, manoeuvre, test), the
 * image's caption or the item's prompt; `detail` is what the case says there: the informant's words, the finding, the result.
 */
export type Thing = {
	id: string;
	kind: 'fact' | 'finding' | 'result' | 'image' | 'item' | 'question';
	name: string;
	detail: string | null;
};
