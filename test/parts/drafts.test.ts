import { describe, expect, test } from 'vitest';
import { draftShelf, keyOf, type Draft } from '#lib/parts/drafts.ts';
import { play } from './play.ts';

const note: Draft = { type: 'note.written', text: 'a' };
const answer: Draft = { type: 'answer.drafted', item: 'q2', answer: { text: 'b' } };

describe('the shelf of drafts', () => {
	test('holds the newest of each kind and item, of one attempt', () => {
		const { world } = play();
		const shelf = draftShelf('one', world.shelf);
		draftShelf('other', world.shelf).put({ type: 'note.written', text: 'elsewhere' });
		shelf.put(note);
		shelf.put({ ...note, text: 'ab' });
		shelf.put(answer);
		expect(shelf.all()).toEqual([{ ...note, text: 'ab' }, answer]);
		shelf.drop(keyOf(answer));
		expect(shelf.all()).toEqual([{ ...note, text: 'ab' }]);
		shelf.clear();
		expect(shelf.all()).toEqual([]);
	});

	test('a browser that keeps nothing, a full shelf and what somebody else wrote there do no harm', () => {
		const { world } = play();
		expect(draftShelf('one', null).all()).toEqual([]);
		const full = {
			...world.shelf!,
			setItem: () => {
				throw new Error('full');
			}
		};
		expect(() => draftShelf('one', full).put(note)).not.toThrow();
		world.shelf?.setItem('babinski one x', 'not json');
		world.shelf?.setItem('babinski one y', '7');
		expect(draftShelf('one', world.shelf).all()).toEqual([]);
	});
});
