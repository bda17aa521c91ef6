import { sql } from 'kysely';
import type { Db } from './tables.ts';

export type LimitTable = { key: string; window_start: number; count: number };

/** Counts one more under a key and answers how many there are in the window that runs; one statement, so none is missed. */
export async function count(
	db: Db,
	key: string,
	now: number,
	windowMs: number
): Promise<{ count: number; until: number }> {
	const { rows } = await sql<{ count: number; start: number }>`
		insert into sign_in_limit as kept (key, window_start, count) values (${key}, ${now}, 1)
		on conflict (key) do update set
			count = case when kept.window_start <= ${now - windowMs} then 1 else kept.count + 1 end,
			window_start = case when kept.window_start <= ${now - windowMs} then ${now} else kept.window_start end
		returning count, window_start as start
	`.execute(db);
	const [kept] = rows;
	if (!kept) throw new Error('an upsert into sign_in_limit returned no row');
	return { count: kept.count, until: kept.start + windowMs };
}

export async function forget(db: Db, key: string): Promise<void> {
	await db.deleteFrom('sign_in_limit').where('key', '=', key).execute();
}

export async function giveBack(db: Db, key: string): Promise<void> {
	await db
		.updateTable('sign_in_limit')
		.set((row) => ({ count: row('count', '-', 1) }))
		.where('key', '=', key)
		.where('count', '>', 0)
		.execute();
}

export async function removeBefore(db: Db, start: number): Promise<void> {
	await db.deleteFrom('sign_in_limit').where('window_start', '<', start).execute();
}
