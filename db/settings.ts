import type { Db } from './tables.ts';
import { json, type Json } from './json.ts';

export type SettingTable = { key: string; value: Json<unknown> };

export async function get(db: Db, key: string): Promise<unknown> {
	const found = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
	return found?.value;
}

export async function put(db: Db, key: string, value: unknown): Promise<void> {
	await db
		.insertInto('setting')
		.values({ key, value: json(value) })
		.onConflict((taken) => taken.column('key').doUpdateSet({ value: json(value) }))
		.execute();
}

/** Sets what nobody has set before; false when somebody has. Of two servers that start at once, one hears true. */
export async function putOnce(db: Db, key: string, value: unknown): Promise<boolean> {
	const added = await db
		.insertInto('setting')
		.values({ key, value: json(value) })
		.onConflict((taken) => taken.column('key').doNothing())
		.returning('key')
		.executeTakeFirst();
	return added !== undefined;
}
