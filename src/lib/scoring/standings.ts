import type { RankedAnswer } from '#lib/case/answer.ts';
import type { DifferentialEntry, Key } from '#lib/case/key.ts';
import { compare } from '#lib/vocabulary/match.ts';
import type { Vocabulary } from '#lib/vocabulary/vocabulary.ts';

/**
 * How a diagnosis stands to the key. key: it is the key's. named: it is one of the key's differential. broader, narrower:
 * than one of these; shown as partial, counts nothing. again: stands higher up already. other: none of these.
 */
export type Standing = 'key' | 'named' | 'broader' | 'narrower' | 'again' | 'other';

/** `rank` counts what is not said twice, from 1; null for what is. `entry`: `diagnosis`, or an id of the key's differential. */
export type Ranking = {
	place: number;
	rank: number | null;
	text: string;
	confidence: number | null;
	standing: Standing;
	entry: string | null;
};

type Named = RankedAnswer['ranked'][number];

/**
 * A ranked list against the key. A diagnosis that stands there already, by whatever synonym, is `again`: the first stays
 * and what follows moves up, so that saying a thing twice neither gains nor costs a rank.
 */
export function standingsOf(ranked: readonly Named[], key: Key, vocabulary: Vocabulary): Ranking[] {
	const kept: { named: Named; entry: string | null }[] = [];
	return ranked.map((named, i) => {
		const { standing, entry } = standingOf(named, key, vocabulary);
		const exact = standing === 'key' || standing === 'named' ? entry : null;
		const again = kept.some((one) => (exact !== null && one.entry === exact) || same(named, one.named, vocabulary));
		if (!again) kept.push({ named, entry: exact });
		return {
			place: i + 1,
			rank: again ? null : kept.length,
			text: named.text,
			confidence: named.confidence ?? null,
			standing: again ? 'again' : standing,
			entry
		};
	});
}

/** The first rank that hits the key's diagnosis; null where none does. */
export function firstHit(rankings: readonly Ranking[]): number | null {
	return rankings.find(({ standing }) => standing === 'key')?.rank ?? null;
}

/** What must not be missed: all of the key's, and which were named. */
export function mustNotMiss(
	rankings: readonly Ranking[],
	key: Key
): { named: DifferentialEntry[]; of: DifferentialEntry[] } {
	const of = key.differential.filter(({ likelihood }) => likelihood === 'must-not-miss');
	const said = new Set(rankings.filter(({ standing }) => standing === 'named').map(({ entry }) => entry));
	return { named: of.filter(({ id }) => said.has(id)), of };
}

function standingOf(named: Named, key: Key, vocabulary: Vocabulary): { standing: Standing; entry: string | null } {
	const relations = [{ id: 'diagnosis', ...key.diagnosis }, ...key.differential].map((target) => ({
		id: target.id,
		relation: compare(named, target, vocabulary).relation
	}));
	const same = relations.find(({ relation }) => relation === 'same');
	if (same) return { standing: same.id === 'diagnosis' ? 'key' : 'named', entry: same.id };
	const near = relations.find(({ relation }) => relation !== 'different');
	if (near && near.relation !== 'same' && near.relation !== 'different')
		return { standing: near.relation, entry: near.id };
	return { standing: 'other', entry: null };
}

function same(one: Named, other: Named, vocabulary: Vocabulary): boolean {
	return compare(one, { name: other.text, synonyms: [] }, vocabulary).relation === 'same';
}
