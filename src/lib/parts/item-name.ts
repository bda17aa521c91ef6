import type { ItemView } from '#lib/case/candidate-view.ts';
import type { Words } from '../words/words.ts';

type Named = Pick<ItemView, 'id' | 'kind' | 'viva'>;

/** What an item is called: by its kind, with its number among those of its kind where there is more than one so far. */
export function nameOfItem({ id, kind }: Named, items: Named[], { commit }: Pick<Words, 'commit'>): string {
	const alike = items.filter((item) => item.kind === kind && !item.viva);
	const at = alike.findIndex((item) => item.id === id);
	return alike.length > 1 ? commit.numbered(commit.kinds[kind], at + 1) : commit.kinds[kind];
}
