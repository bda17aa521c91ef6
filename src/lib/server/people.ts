import * as links from '#db/links.ts';
import * as people from '#db/people.ts';
import * as sessions from '#db/sessions.ts';
import { tx } from '#db/transaction.ts';
import type { Allowance } from '#lib/case/station.ts';
import { hash, readable } from './passwords.ts';
import { fingerprint, newToken } from './secrets.ts';
import type { World } from './world.ts';

export type Newcomer = { name: string; signIn: string; role: people.Role; password?: string; demo?: boolean };
export type Changes = Partial<Pick<people.Person, 'name' | 'role'> & Allowance>;

/** How long somebody has to choose a password by a one-time link. */
export const linkDays = 7;

/** Adds a person; where no password is given, one is made and answered, to be told to that person once. */
export async function addPerson(
	{ db, now }: Pick<World, 'db' | 'now'>,
	{ name, signIn, role, password = readable(), demo }: Newcomer
): Promise<{ person: people.Person; password: string } | { refused: 'taken' }> {
	const person = await people.add(db, { name, signIn, role, demo, passwordHash: await hash(password), at: now() });
	return person ? { person, password } : { refused: 'taken' };
}

/** Gives a person a new password and signs them out everywhere. */
export async function renewPassword(
	{ db }: Pick<World, 'db'>,
	signIn: string,
	password = readable()
): Promise<{ password: string } | { refused: 'unknown' }> {
	const person = await people.withPassword(db, signIn);
	if (!person) return { refused: 'unknown' };
	const passwordHash = await hash(password);
	await tx(db, (inside) => set(inside, person.id, passwordHash));
	return { password };
}

/** Adds a person who chooses their own password, by a link that is told once. */
export function invite(
	world: World,
	{ extra, pause, ...newcomer }: Omit<Newcomer, 'password'> & Allowance
): Promise<{ person: people.Person; link: string } | { refused: 'taken' }> {
	return tx(world.db, async (db) => {
		const added = await addPerson({ ...world, db }, newcomer);
		if ('refused' in added) return added;
		await people.change(db, added.person.id, { ...added.person, extra, pause });
		return { person: added.person, link: await linkFor({ ...world, db }, added.person.id) };
	});
}

/** A link by which somebody chooses a new password; their older ones stop working, their password not before it is used. */
export async function linkFor({ db, origin, now }: World, person: string): Promise<string> {
	const token = newToken();
	await tx(db, (inside) => links.replaceOf(inside, person, fingerprint(token), now() + linkDays * 86_400_000));
	return `${origin}/password/${token}`;
}

/** Who chooses a password by this link; looking does not use it up. Null when it works no more. */
export async function invited({ db, now }: World, token: string): Promise<people.Person | null> {
	const id = await links.personBehind(db, fingerprint(token), now());
	return id === null ? null : people.find(db, id);
}

/** Uses a link up: the password is set, and whoever was signed in as this person is so no more. */
export async function choosePassword(
	world: World,
	token: string,
	password: string
): Promise<{ person: people.Person } | { refused: 'gone' }> {
	const passwordHash = await hash(password);
	return tx(world.db, async (db) => {
		const person = await invited({ ...world, db }, token);
		if (!person) return { refused: 'gone' as const };
		await set(db, person.id, passwordHash);
		await links.use(db, fingerprint(token), world.now());
		return { person };
	});
}

/** Changes what an administrator may change of a person; somebody stays who can sign in as an administrator. */
export async function changePerson(
	{ db, demo }: Pick<World, 'db' | 'demo'>,
	id: string,
	changes: Changes
): Promise<{ person: people.Listed } | { refused: 'unknown' | 'last administrator' }> {
	return tx(db, async (inside) => {
		const before = await people.listedById(inside, id);
		if (!before) return { refused: 'unknown' as const };
		const after = { ...before, ...changes };
		const leaves = before.role === 'admin' && after.role !== 'admin';
		if (leaves && !(await people.hasAdministrator(inside, { demo, but: id }))) {
			return { refused: 'last administrator' as const };
		}
		await people.change(inside, id, after);
		return { person: after };
	});
}

async function set(db: World['db'], id: string, passwordHash: string): Promise<void> {
	await people.setPassword(db, id, passwordHash);
	await sessions.removeOf(db, id);
}
