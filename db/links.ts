import type { Db } from './tables.ts';

export type LinkPurpose = 'first-administrator' | 'password';
export type LinkTable = {
	token_hash: string;
	purpose: LinkPurpose;
	/** Whose password it sets. */
	person: string | null;
	expires_at: number;
	used_at: number | null;
};

/** Keeps the hash of a new link's token; older links for the same purpose that nobody used stop working. */
export async function replace(db: Db, purpose: LinkPurpose, tokenHash: string, expiresAt: number): Promise<void> {
	await db.deleteFrom('one_time_link').where('purpose', '=', purpose).where('used_at', 'is', null).execute();
	await db
		.insertInto('one_time_link')
		.values({ token_hash: tokenHash, purpose, person: null, expires_at: expiresAt, used_at: null })
		.execute();
}

/** The same of a link by which one person chooses a password: their older ones stop working. */
export async function replaceOf(db: Db, person: string, tokenHash: string, expiresAt: number): Promise<void> {
	await db.deleteFrom('one_time_link').where('person', '=', person).where('used_at', 'is', null).execute();
	await db
		.insertInto('one_time_link')
		.values({ token_hash: tokenHash, purpose: 'password', person, expires_at: expiresAt, used_at: null })
		.execute();
}

/** Whose password an open link sets; held until the transaction is done, where one is under way. */
export async function personBehind(db: Db, tokenHash: string, now: number): Promise<string | null> {
	const found = await openLink(db, 'password', tokenHash, now).select('person').forUpdate().executeTakeFirst();
	return found?.person ?? null;
}

export async function isOpen(db: Db, tokenHash: string, now: number): Promise<boolean> {
	return (await openLink(db, 'first-administrator', tokenHash, now).executeTakeFirst()) !== undefined;
}

/** The same, inside a transaction: of two who ask at once, the second hears of it only when the first is done. */
export async function hold(db: Db, tokenHash: string, now: number): Promise<boolean> {
	return (await openLink(db, 'first-administrator', tokenHash, now).forUpdate().executeTakeFirst()) !== undefined;
}

export async function use(db: Db, tokenHash: string, now: number): Promise<void> {
	await db.updateTable('one_time_link').set({ used_at: now }).where('token_hash', '=', tokenHash).execute();
}

function openLink(db: Db, purpose: LinkPurpose, tokenHash: string, now: number) {
	return db
		.selectFrom('one_time_link')
		.select('token_hash')
		.where('token_hash', '=', tokenHash)
		.where('purpose', '=', purpose)
		.where('used_at', 'is', null)
		.where('expires_at', '>', now);
}
