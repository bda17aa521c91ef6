import { hits, nameOf, rankedList, type Name } from '../benchmark-text.ts';
import { mean } from '../moments.ts';
import { lines, strip } from './python-text.ts';

/** Where the first hit may stand for each recall. */
export const recallAt = [1, 3, 5, 10] as const;

/** A list as the benchmark read it, and where it first hits; null where nothing does. */
export type RankedHit = { ranked: string[]; firstHitRank: number | null };

/**
 * MRareBench T1: one answer against the accepted names. The list is read and compared by the benchmark's own rules.
 * @example rankedHit('1. Fabry disease\n2. CADASIL', [nameOf('CADASIL')]).firstHitRank // 2
 */
export function rankedHit(answer: string, gold: readonly Name[]): RankedHit {
	const ranked = rankedList(answer);
	const at = ranked.findIndex((candidate) => hits(nameOf(candidate), gold));
	return { ranked, firstHitRank: at < 0 ? null : at + 1 };
}

/**
 * What one answer adds to the benchmark's numbers, each a mean over answers: `Recall@k` (1 where the hit is among the first k),
 * `MRR` (1/rank, 0 without a hit), `MR` (the rank, of hits alone), `hit rate`, `parse-fail rate` (nothing could be read).
 * @example rank 2 of three: Recall@1 0, Recall@3 1, MRR 1/2, MR 2
 */
export function rankedHitValues({ ranked, firstHitRank: rank }: RankedHit): Record<string, number | null> {
	const recall = recallAt.map((k) => [`Recall@${k}`, rank !== null && rank <= k ? 1 : 0] as const);
	return {
		...Object.fromEntries(recall),
		MRR: rank === null ? 0 : 1 / rank,
		MR: rank,
		'hit rate': rank === null ? 0 : 1,
		'parse-fail rate': ranked.length === 0 ? 1 : 0
	};
}

/**
 * The benchmark's numbers of many answers, in its own names. `MR` is the mean rank of the hits; the benchmark writes 0 where
 * there is none, which reads as better than first: here it is null.
 */
export function aggregated(answers: readonly RankedHit[]): Record<string, number | null> {
	const values = answers.map(rankedHitValues);
	const of = (name: string) => mean(values.flatMap((one) => one[name] ?? []));
	return {
		...Object.fromEntries(recallAt.map((k) => [`recall@${k}`, of(`Recall@${k}`)])),
		MRR: of('MRR'),
		MR: of('MR'),
		hit_rate: of('hit rate'),
		parse_fail_rate: of('parse-fail rate')
	};
}

/** What a judge's five lines say: present, first, how alike the type is (0 to 3), specific, coherent. */
export type JudgedList = { presence: number; top1: number; typeMatch: number; specificity: number; coherence: number };

/**
 * A judge's answer, line by line: YES or NO, on the third line a figure from 0 to 3. A line that is missing, or says neither,
 * is 0.
 * @example judgedLines('YES\nNO\n2\nYES\nNO') // 1, 0, 2, 1, 0
 */
export function judgedLines(answer: string): JudgedList {
	const said = lines(strip(answer))
		.map((line) => strip(line))
		.filter(Boolean);
	const [presence, top1, typeMatch, specificity, coherence] = [0, 1, 2, 3, 4].map((i) => said[i] ?? '');
	return {
		presence: yes(presence ?? ''),
		top1: yes(top1 ?? ''),
		typeMatch: figure(typeMatch ?? ''),
		specificity: yes(specificity ?? ''),
		coherence: yes(coherence ?? '')
	};
}

/** The mean of the five, the type's as a third of its figure. 0 … 1. */
export function judgedScore({ presence, top1, typeMatch, specificity, coherence }: JudgedList): number {
	return (presence + top1 + typeMatch / 3 + specificity + coherence) / 5;
}

export function yes(line: string): number {
	return wordOf(line) === 'yes' ? 1 : 0;
}

/** The first YES or NO of a line that stands as a word of its own. */
export function wordOf(line: string): 'yes' | 'no' | null {
	const [, word] = /(?<![\p{L}\p{N}_])(yes|no)(?![\p{L}\p{N}_])/u.exec(line.toLowerCase()) ?? [];
	return word === 'yes' || word === 'no' ? word : null;
}

/** A number before the figure that only numbers the line is passed over. */
function figure(line: string): number {
	const [digit] = /[0-3]/.exec(line.replace(/^\s*\p{Nd}+\s*[.)]\s*/u, '')) ?? [];
	return digit === undefined ? 0 : Number(digit);
}
