import type { Reason } from './score.ts';

/** Every sentence that a score may give as its reason, by name, with what it speaks of. Its words: the reasons of words/en and words/zh. */
export type Said = {
	'no answer': null;
	'never reached': null;
	'waits for an examiner': { waiting: number };
	'marked by an examiner': { given: number; possible: number };
	'marked by the examiner': { why: string };
	'hit at rank': { rank: number; text: string };
	'not named': { entries: number };
	'only broader': { text: string };
	'only narrower': { text: string };
	'said twice': { text: string; rank: number };
	'must not miss': { named: number; of: number };
	'right option': { chosen: string };
	'wrong option': { chosen: string; right: string };
	'no option in the key': null;
	'points in lesions': { inside: number; points: number };
	'marks in lesions': { inside: number; points: number; regions: number };
	'dice on slices drawn': { dice: number };
	'lesions found': { found: number; of: number };
	'nearest lesion': { mm: number };
	'sides right': { right: number; of: number };
	'no lesion, and said so': null;
	'no lesion, but points': { points: number };
	'a lesion, but none said': null;
	'no point marked': null;
	'no mask': null;
	'images could not be drawn': null;
	'steps found': { found: number; of: number };
	'evidence found': { found: number; of: number };
	'nothing to mark by': null;
	'information got': { got: number; of: number };
	'nothing essential': null;
	'not asked': null;
	'not examined': null;
	'not ordered': null;
	'opens after another': null;
	'laid, not earned': null;
	'answered, but not in full': null;
	'left empty': null;
	'waits for its answer to be marked': null;
	'judged from the transcript': null;
	'not part of this station': null;
	'mean of items': { scored: number; leftOut: number };
	'brier of first choices': { n: number };
	'lines wait': { got: number; waiting: number; possible: number };
	'all lines marked': { got: number; possible: number };
};

/** A reason by name; what it speaks of is checked by the compiler. */
export function reason<Name extends keyof Said>(
	says: Name,
	...spoken: Said[Name] extends null ? [] : [Said[Name]]
): Reason {
	const [values] = spoken;
	return values ? { says, with: values } : { says };
}
