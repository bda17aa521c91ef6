import type { Generated } from 'kysely';
import type { Reason, Score } from '#lib/scoring/score.ts';
import { json, type Json } from './json.ts';
import type { Db } from './tables.ts';

export type ScoreTable = {
	id: Generated<number>;
	attempt: string;
	item: string | null;
	scorer: string;
	version: number;
	value: number | null;
	why: Json<Reason[]>;
	parts: Json<Record<string, number | null>>;
	at: number;
};

/** A score as it was given; `item` is null when it is of the whole attempt. */
export type GivenScore = Score & { item: string | null };
export type StoredScore = GivenScore & { id: number; at: number };

/** Adds scores; none is ever changed, and the newest of an item and a scorer counts. */
export async function add(db: Db, attempt: string, given: GivenScore[], at: number): Promise<void> {
	if (given.length === 0) return;
	await db
		.insertInto('score')
		.values(
			given.map(({ item, scorer, version, value, why, parts }) => ({
				attempt,
				item,
				scorer,
				version,
				value,
				why: json(why),
				parts: json(parts ?? {}),
				at
			}))
		)
		.execute();
}

const score = ['id', 'item', 'scorer', 'version', 'value', 'why', 'parts', 'at'] as const;

/** The score that counts, of each item and scorer. */
export async function newest(db: Db, attempt: string): Promise<StoredScore[]> {
	return db
		.selectFrom('score')
		.select(score)
		.distinctOn(['scorer', 'item'])
		.where('attempt', '=', attempt)
		.orderBy('scorer')
		.orderBy('item')
		.orderBy('id', 'desc')
		.execute();
}

/** Every score that was ever given, oldest first. */
export async function all(db: Db, attempt: string): Promise<StoredScore[]> {
	return db.selectFrom('score').select(score).where('attempt', '=', attempt).orderBy('id').execute();
}

/** Marks of a whole attempt: got so far, waiting for an examiner, possible. */
export type Marks = { got: number; waiting: number; possible: number };

/** The checklist's marks as they count now, of many attempts; those without a checklist are left out. */
export async function marks(db: Db, attempts: string[]): Promise<Map<string, Marks>> {
	if (attempts.length === 0) return new Map();
	const rows = await db
		.selectFrom('score')
		.select(['attempt', 'parts'])
		.distinctOn('attempt')
		.where('attempt', 'in', attempts)
		.where('scorer', '=', 'checklist')
		.where('item', 'is', null)
		.orderBy('attempt')
		.orderBy('id', 'desc')
		.execute();
	return new Map(
		rows.map(({ attempt, parts: { got, waiting, possible } }) => [
			attempt,
			{ got: got ?? 0, waiting: waiting ?? 0, possible: possible ?? 0 }
		])
	);
}

/**
 * How sure somebody was of each first choice and whether it was right, of the released attempts of one person that were sat
 * without knowing the key; by the score that counts.
 */
export async function stated(db: Db, personLogId: string): Promise<{ confidence: number; right: boolean }[]> {
	const rows = await db
		.selectFrom('score')
		.innerJoin('attempt', 'attempt.id', 'score.attempt')
		.select('score.parts')
		.distinctOn(['score.attempt', 'score.item', 'score.scorer'])
		.where('attempt.person_log_id', '=', personLogId)
		.where('attempt.released_at', 'is not', null)
		.where('attempt.knew_key', '=', false)
		.where('attempt.forked_from', 'is', null)
		.where('score.item', 'is not', null)
		.orderBy('score.attempt')
		.orderBy('score.item')
		.orderBy('score.scorer')
		.orderBy('score.id', 'desc')
		.execute();
	return rows.flatMap(({ parts: { confidence, right } }) =>
		typeof confidence === 'number' && typeof right === 'number' ? [{ confidence, right: right === 1 }] : []
	);
}
