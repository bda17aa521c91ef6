import type { RankedAnswer } from '#lib/case/answer.ts';
import { reason } from '../reason.ts';
import type { Scorer } from '../scorer.ts';
import { firstHit, mustNotMiss, standingsOf } from '../standings.ts';

/**
 * A ranked differential: the reciprocal rank of the first diagnosis that is the key's, 1/rank; 0 where none is.
 * Parts: `rank` of that hit (null without); `recall@k`, 1 where the hit stands among the first k, for k 1, 3, 5, 10;
 * `mustNotMiss`, the share named of what the key says must not be missed (null where it names nothing).
 * Broader and narrower names are shown as partial and count nothing; what is said twice counts once (`standings.ts`).
 *
 * Source: reciprocal rank, Voorhees 1999 (TREC-8 QA); recall at 1, 3, 5, 10, MRareBench T1.
 * Range 0 … 1.
 * @example the key at rank 2 of five: value 1/2, recall@1 0, recall@3 1
 */
export const rankedDiagnosis: Scorer<RankedAnswer> = {
	name: 'ranked-diagnosis',
	version: 1,
	score({ ranked }, _asked, key, { vocabulary }) {
		const rankings = standingsOf(ranked, key, vocabulary);
		const rank = firstHit(rankings);
		const { named, of } = mustNotMiss(rankings, key);
		const hit = rankings.find(({ standing }) => standing === 'key');
		const near = rankings.filter(({ entry }) => entry === 'diagnosis');
		const recall = (k: number) => (rank !== null && rank <= k ? 1 : 0);
		return {
			scorer: 'ranked-diagnosis',
			version: 1,
			value: rank === null ? 0 : 1 / rank,
			why: [
				rank !== null && hit
					? reason('hit at rank', { rank, text: hit.text })
					: reason('not named', { entries: ranked.length }),
				...near.flatMap(({ standing, text }) => (standing === 'broader' ? [reason('only broader', { text })] : [])),
				...near.flatMap(({ standing, text }) => (standing === 'narrower' ? [reason('only narrower', { text })] : [])),
				...rankings.flatMap(({ standing, text, place }) =>
					standing === 'again' ? [reason('said twice', { text, rank: place })] : []
				),
				...(of.length > 0 ? [reason('must not miss', { named: named.length, of: of.length })] : [])
			],
			parts: {
				rank,
				'recall@1': recall(1),
				'recall@3': recall(3),
				'recall@5': recall(5),
				'recall@10': recall(10),
				mustNotMiss: of.length === 0 ? null : named.length / of.length
			}
		};
	}
};
