import { edge, lines, space, strip, words } from './benchmarks/python-text.ts';

// MRareBench's own matcher of diagnoses, its faults kept: an answer "e" is a hit for whatever contains an e. What it finds is
// a benchmark's hit and never shown as "correct"; what a clinician would accept is the vocabulary's to say.
// Source: open-compass/VLMEvalKit, `vlmeval/dataset/mrarebench.py`, at e8e78f0.

const punctuation = /[!-/:-@[-`{-~]/g;
const articles = new RegExp(`${edge}(?:a|an|the)${edge}`, 'gu');
const plainArticles = /\b(?:a|an|the)\b/g;
/** Every sign of ASCII is below it. */
const plain = /^[^\u0080-\uffff]*$/;

/**
 * A name as the benchmark compares it: lower case; ASCII punctuation gone without a space in its place; the words a, an and
 * the gone; single spaces. Dashes other than ASCII's stay.
 * @example normalised('Creutzfeldt-Jakob disease') // 'creutzfeldtjakob disease'
 */
export function normalised(name: string): string {
	const bare = name.toLowerCase().replace(punctuation, '');
	return words(bare.replace(plain.test(bare) ? plainArticles : articles, ' ')).join(' ');
}

/** A name made ready to be compared, once for many. */
export type Name = { text: string; tokens: ReadonlySet<string> };

export function nameOf(name: string): Name {
	const text = normalised(name);
	return { text, tokens: new Set(words(text)) };
}

/**
 * F1 of two sets of words, 0 … 1: how often a word occurs, and in which order, does not matter; 0 where either has none.
 * @example tokenSetF1(nameOf('Lewy body dementia'), nameOf('dementia with Lewy bodies')) // 4/7
 */
export function tokenSetF1({ tokens: one }: Name, { tokens: other }: Name): number {
	if (one.size === 0 || other.size === 0) return 0;
	let shared = 0;
	for (const token of one) if (other.has(token)) shared += 1;
	if (shared === 0) return 0;
	const [precision, recall] = [shared / one.size, shared / other.size];
	return (2 * precision * recall) / (precision + recall);
}

/**
 * Whether a candidate hits any of the accepted names: equal, or the one within the other, or a token-set F1 of at least 0.6.
 * What normalises to nothing hits nothing and is never hit.
 * @example hits(nameOf('e'), [nameOf('Merkel cell carcinoma')]) // true: a fault of the rule, kept
 */
export function hits(candidate: Name, gold: readonly Name[]): boolean {
	if (candidate.text === '') return false;
	return gold.some(
		(name) =>
			name.text !== '' &&
			(candidate.text.includes(name.text) || name.text.includes(candidate.text) || tokenSetF1(candidate, name) >= 0.6)
	);
}

const thought = /<think>.*?<\/think>/gisu;
const numbered = new RegExp(`^[${space}]*\\p{Nd}+[.)][${space}]*([^\\n]+?)[${space}]*$`, 'u');
const inline = new RegExp(`(?:^|[${space}])\\p{Nd}{1,2}[.)][${space}]+`, 'u');

/**
 * A ranked list read out of an answer: what stands in a <think> block is left out; then numbered lines "1. x" or "1) x"; of an
 * answer that thought aloud and has fewer than two such lines, numbers within a line; without any, lines and what `;` parts.
 * Said twice counts once, in any case of letters, before the list is cut at `most`.
 * @example rankedList('1. CADASIL\n2) MELAS') // ['CADASIL', 'MELAS']
 */
export function rankedList(answer: string, most = 10): string[] {
	const thinks = answer.toLowerCase().includes('<think>');
	const text = strip(answer.replace(thought, ''));
	let items = lines(text).flatMap((line) => {
		const [, item] = numbered.exec(line) ?? [];
		return item === undefined ? [] : [strip(item)];
	});
	if (thinks && items.length < 2) {
		const within = text.split(inline).flatMap((part) => (strip(part) ? [strip(part, ' \\-*\\t\\n')] : []));
		if (within.length > items.length) items = within;
	}
	if (items.length === 0) {
		items = text.split(/[\n;]+/).flatMap((part) => (strip(part) ? [strip(part, ' \\-*\\t')] : []));
	}
	const seen = new Set<string>();
	return items
		.filter((item) => {
			const known = item === '' || seen.has(item.toLowerCase());
			seen.add(item.toLowerCase());
			return !known;
		})
		.slice(0, most);
}
