import * as people from '#db/people.ts';
import * as sessions from '#db/sessions.ts';
import { tx } from '#db/transaction.ts';
import { hash, readable } from './passwords.ts';
import type { World } from './world.ts';

export type Newcomer = { name: string; signIn: string; role: people.Role; password?: string; demo?: boolean };

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
	await tx(db, async (inside) => {
		await people.setPassword(inside, person.id, passwordHash);
		await sessions.removeOf(inside, person.id);
	});
	return { password };
}
