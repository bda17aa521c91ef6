import type { EvidenceAnswer } from '#lib/case/answer.ts';
import type { Key } from '#lib/case/key.ts';
import { examined } from '../examined.ts';
import { hierarchicalEvidence } from '../metrics/hierarchical-evidence.ts';
import { markedPoints, pointsOf } from '../points.ts';
import { reason } from '../reason.ts';
import type { Scorer } from '../scorer.ts';

/**
 * Image evidence: required points found ÷ required points, as an examiner finds them; any mark on a point finds it. Null
 * until every required point is marked, and where none is required. Parts: `found`, `required`, `waiting`; once all are
 * marked `gated` (with the levels' gates and weights, see `hierarchical-evidence.ts`), `gate1`, `gate2`.
 * @example four required points, three found: value 3/4
 */
export const evidence: Scorer<EvidenceAnswer> = {
	name: 'evidence',
	version: 1,
	score(_answer, { id }, key, { verdicts }) {
		const points = markedPoints(id, pointsOf(id, 'evidence', key), verdicts).map((point) => ({
			...point,
			given: point.given && Math.ceil(point.given)
		}));
		const score = examined({ scorer: 'evidence', version: 1 }, points);
		if (points.length === 0) return score;
		const found = points.filter(({ given }) => given);
		const hits = points.map((point) => ({ ...levelOf(point.id, key), hit: found.includes(point) }));
		const counts = { found: found.length, required: points.length, waiting: score.parts?.waiting ?? 0 };
		if (score.value === null) return { ...score, parts: counts };
		return {
			...score,
			why: [reason('evidence found', { found: found.length, of: points.length })],
			parts: { ...counts, ...hierarchicalEvidence(hits) }
		};
	}
};

function levelOf(id: string, key: Key): { level: 1 | 2 | 3; category: string | undefined } {
	const found = key.evidence.find((evidence) => evidence.id === id);
	if (!found) throw new Error(`evidence ${id} is not in the key`);
	return { level: found.level, category: found.category };
}
