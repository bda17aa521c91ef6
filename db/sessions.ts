import { personColumns, type Person } from './people.ts';
import type { Db } from './tables.ts';

export type SessionTable = { id: string; person: string; created_at: number; expires_at: number };
export type Session = { id: string; person: string; createdAt: number; expiresAt: number };

const session = [
	'session.id',
	'session.person',
	'session.created_at as createdAt',
	'session.expires_at as expiresAt'
] as const;

export async function add(db: Db, { id, person, createdAt, expiresAt }: Session): Promise<void> {
	await db.insertInto('session').values({ id, person, created_at: createdAt, expires_at: expiresAt }).execute();
}

/** A session and whose it is, in one query: every request asks it. */
export async function find(db: Db, id: string): Promise<{ session: Session; person: Person } | null> {
	const found = await db
		.selectFrom('session')
		.innerJoin('person', 'person.id', 'session.person')
		.select(['session.created_at as createdAt', 'session.expires_at as expiresAt', ...personColumns])
		.where('session.id', '=', id)
		.executeTakeFirst();
	if (!found) return null;
	const { createdAt, expiresAt, ...person } = found;
	return { session: { id, person: person.id, createdAt, expiresAt }, person };
}

export async function of(db: Db, person: string): Promise<Session[]> {
	return db.selectFrom('session').select(session).where('person', '=', person).execute();
}

export async function extend(db: Db, id: string, expiresAt: number): Promise<void> {
	await db.updateTable('session').set({ expires_at: expiresAt }).where('id', '=', id).execute();
}

export async function remove(db: Db, id: string): Promise<void> {
	await db.deleteFrom('session').where('id', '=', id).execute();
}

export async function removeOf(db: Db, person: string): Promise<void> {
	await db.deleteFrom('session').where('person', '=', person).execute();
}

export async function removeExpired(db: Db, now: number): Promise<void> {
	await db.deleteFrom('session').where('expires_at', '<=', now).execute();
}
