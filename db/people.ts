import type { Generated, Selectable } from 'kysely';
import type { Allowance } from '#lib/case/station.ts';
import type { Language } from '#lib/case/text.ts';
import type { Db } from './tables.ts';
import { isUuid } from './uuid.ts';

export const roles = ['candidate', 'educator', 'researcher', 'admin'] as const;
export type Role = (typeof roles)[number];

export type PersonTable = {
	id: Generated<string>;
	/** What the logs and the attempts know a person by; only this table joins it to a name. */
	log_id: Generated<string>;
	name: string;
	sign_in: string;
	password_hash: string;
	role: Role;
	language: Language | null;
	demo: Generated<boolean>;
	created_at: number;
	/** Extra time as a share, and minutes of pause in all. */
	extra: Generated<number>;
	pause: Generated<number>;
};

export type Person = {
	id: string;
	logId: string;
	name: string;
	role: Role;
	language: Language | null;
	/** Made on a first start; lets nobody in where demo people are not wanted. */
	demo: boolean;
};
export type NewPerson = {
	name: string;
	signIn: string;
	passwordHash: string;
	role: Role;
	language?: Language | null;
	demo?: boolean;
	at: number;
};

export const personColumns = [
	'person.id',
	'person.log_id as logId',
	'person.name',
	'person.role',
	'person.language',
	'person.demo'
] as const;

/** A sign-in name as it is stored and compared: neither capitals nor full-width letters tell two people apart. */
export function signInName(typed: string): string {
	return typed.normalize('NFKC').trim().toLowerCase();
}

/** Answers null when the sign-in name is taken. */
export async function add(db: Db, { name, signIn, passwordHash, role, language, demo, at }: NewPerson) {
	const added = await db
		.insertInto('person')
		.values({
			name,
			sign_in: signInName(signIn),
			password_hash: passwordHash,
			role,
			language: language ?? null,
			demo: demo ?? false,
			created_at: at
		})
		.onConflict((taken) => taken.column('sign_in').doNothing())
		.returning(personColumns)
		.executeTakeFirst();
	return (added as Person | undefined) ?? null;
}

export async function find(db: Db, id: string): Promise<Person | null> {
	if (!isUuid(id)) return null;
	return (await db.selectFrom('person').select(personColumns).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Who stands behind an id of the logs; null once erased. */
export async function byLogId(db: Db, logId: string): Promise<Person | null> {
	if (!isUuid(logId)) return null;
	return (await db.selectFrom('person').select(personColumns).where('log_id', '=', logId).executeTakeFirst()) ?? null;
}

/** The person behind a sign-in name, with the hash that a typed password is held against. */
export async function withPassword(
	db: Db,
	signIn: string
): Promise<(Person & Pick<Selectable<PersonTable>, 'password_hash'>) | null> {
	const found = await db
		.selectFrom('person')
		.select([...personColumns, 'password_hash'])
		.where('sign_in', '=', signInName(signIn))
		.executeTakeFirst();
	return found ?? null;
}

/** A person as the administrator sees them. A session tells when it was last used to the day: null when none is open. */
export type Listed = Person & Allowance & { signIn: string; createdAt: number; lastSignIn: number | null };

export async function all(db: Db): Promise<Listed[]> {
	return listed(db).orderBy('role').orderBy('name').execute();
}

export async function listedById(db: Db, id: string): Promise<Listed | null> {
	if (!isUuid(id)) return null;
	return (await listed(db).where('person.id', '=', id).executeTakeFirst()) ?? null;
}

export async function bySignIn(db: Db, signIn: string): Promise<Listed | null> {
	return (await listed(db).where('sign_in', '=', signInName(signIn)).executeTakeFirst()) ?? null;
}

function listed(db: Db) {
	return db.selectFrom('person').select((person) => [
		...personColumns,
		'sign_in as signIn',
		'created_at as createdAt',
		'extra',
		'pause',
		person
			.selectFrom('session')
			.select((session) => session.fn.max('session.created_at').as('last'))
			.whereRef('session.person', '=', 'person.id')
			.as('lastSignIn')
	]);
}

/** What somebody behind an id of the logs is allowed; nobody, nothing. */
export async function allowanceOf(db: Db, logId: string): Promise<Allowance> {
	const found = isUuid(logId)
		? await db.selectFrom('person').select(['extra', 'pause']).where('log_id', '=', logId).executeTakeFirst()
		: undefined;
	return found ?? { extra: 0, pause: 0 };
}

/** Changes what an administrator may change of a person. */
export async function change(
	db: Db,
	id: string,
	{ name, role, extra, pause }: Pick<Person, 'name' | 'role'> & Allowance
): Promise<void> {
	await db.updateTable('person').set({ name, role, extra, pause }).where('id', '=', id).execute();
}

export async function setPassword(db: Db, id: string, passwordHash: string): Promise<void> {
	await db.updateTable('person').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}

export async function setLanguage(db: Db, id: string, language: Language): Promise<void> {
	await db.updateTable('person').set({ language }).where('id', '=', id).execute();
}

export async function areThereAny(db: Db): Promise<boolean> {
	return (await db.selectFrom('person').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Whether somebody, but for one person, can sign in as an administrator, where demo people may or may not. */
export async function hasAdministrator(db: Db, { demo, but }: { demo: boolean; but?: string }): Promise<boolean> {
	const found = await db
		.selectFrom('person')
		.select('id')
		.where('role', '=', 'admin')
		.$if(!demo, (people) => people.where('demo', '=', false))
		.$if(but !== undefined, (people) => people.where('id', '!=', but!))
		.limit(1)
		.executeTakeFirst();
	return found !== undefined;
}
