import type { Point } from '#lib/case/answer.ts';
import type { CandidateView } from '#lib/case/candidate-view.ts';
import type { Link } from '#lib/case/link.ts';
import { nameOf } from '../viewer/name.ts';
import type { Words } from '../words/words.ts';
import { keyOf, type Thing } from './board.ts';
import { citable, type Citable } from './citable.ts';

type Kind = Citable['kind'] | 'marks';
/** A row of the board. `gone`: it is pinned, and what it was pinned to is there no more. */
export type BoardThing = Thing & { key: string; kind: Kind; says: string; gone: boolean };

/** What stands on the board, newest first of each kind: all that can be cited, the own marks, and pins whose thing is gone. */
export function boardThings(view: CandidateView, marks: Point[], links: Link[], words: Words): BoardThing[] {
	const { board, frame, commit, viewer } = words;
	const named = (id: string) => {
		const image = view.images.find((one) => one.id === id);
		return image ? nameOf(image, viewer) : commit.images;
	};
	const things: BoardThing[] = citable(view, words).map(({ id, kind, says }) => ({
		...{ thing: id, key: id, kind, says, gone: false }
	}));
	const marked = marks.map(({ image, mm, side }, i): BoardThing => {
		const where = side ? frame.phrase([named(image), commit.sides[side]]) : named(image);
		const thing = { thing: image, mm };
		return { ...thing, key: keyOf(thing), kind: 'marks', says: board.mark(i + 1, where), gone: false };
	});
	const known = new Set([...things, ...marked].map(({ key }) => key));
	const gone = [...new Map(links.map((link) => [keyOf(link), link])).values()].flatMap(
		({ thing, mm }): BoardThing[] => {
			const key = keyOf({ thing, mm });
			if (known.has(key)) return [];
			const says = mm ? board.goneMark(named(thing)) : board.goneThing;
			return [{ thing, ...(mm && { mm }), key, kind: mm ? 'marks' : 'cameBack', says, gone: true }];
		}
	);
	return [...things.toReversed(), ...marked.toReversed(), ...gone];
}

export const boardKinds: Kind[] = ['said', 'told', 'found', 'cameBack', 'images', 'marks'];
