import type { Db } from './tables.ts';

export type LinkPurpose = 'first-administrator';
export type LinkTable = { token_hash: string; purpose: LinkPurpose; expires_at: number; used_at: number | null };

/** Keeps the hash of a new link's token; older links for the same purpose that nobody used stop working. */
export async function replace(db: Db, purpose: LinkPurpose, tokenHash: string, expiresAt: number): Promise<void> {
	await db.deleteFrom('one_time_link').where('purpose', '=', purpose).where('used_at', 'is', null).execute();
	await db
		.insertInto('one_time_link')
		.values({ token_hash: tokenHash, purpose, expires_at: expiresAt, used_at: null })
		.execute();
}

export async function isOpen(db: Db, tokenHash: string, now: number): Promise<boolean> {
	return (await openLink(db, tokenHash, now).executeTakeFirst()) !== undefined;
}

/** The same, inside a transaction: of two who ask at once, the second hears of it only when the first is done. */
export async function hold(db: Db, tokenHash: string, now: number): Promise<boolean> {
	return (await openLink(db, tokenHash, now).forUpdate().executeTakeFirst()) !== undefined;
}

export async function use(db: Db, tokenHash: string, now: number): Promise<void> {
	await db.updateTable('one_time_link').set({ used_at: now }).where('token_hash', '=', tokenHash).execute();
}

function openLink(db: Db, tokenHash: string, now: number) {
	return db
		.selectFrom('one_time_link')
		.select('token_hash')
		.where('token_hash', '=', tokenHash)
		.where('used_at', 'is', null)
		.where('expires_at', '>', now);
}
