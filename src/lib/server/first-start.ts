import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as links from '#db/links.ts';
import { areThereAny, hasAdministrator, type Role } from '#db/people.ts';
import * as settings from '#db/settings.ts';
import { tx } from '#db/transaction.ts';
import { loadStarterPack } from './packs.ts';
import { addPerson } from './people.ts';
import { readable } from './passwords.ts';
import { fingerprint, newToken } from './secrets.ts';
import type { World } from './world.ts';

type Tell = (line: string) => void;

const day = 86_400_000;
const demoPeople: { name: string; signIn: string; role: Role }[] = [
	{ name: 'Casey Demo', signIn: 'candidate', role: 'candidate' },
	{ name: 'Edda Demo', signIn: 'educator', role: 'educator' },
	{ name: 'Robin Demo', signIn: 'researcher', role: 'researcher' },
	{ name: 'Ada Demo', signIn: 'admin', role: 'admin' }
];

/** What a new database needs before anybody can use it; on a later start it only says where things are. */
export async function firstStart(world: World, tell: Tell): Promise<void> {
	if (world.demo && !(await areThereAny(world.db))) await makeDemoPeople(world, tell);
	if (!(await hasAdministrator(world.db, world))) await offerLink(world, tell);
	await loadStarterPackOnce(world, tell);
}

async function makeDemoPeople(world: World, tell: Tell): Promise<void> {
	const made = demoPeople.map((person) => ({ ...person, password: readable() }));
	const lines = made.map(({ role, signIn, password }) => `${role.padEnd(12)}${signIn.padEnd(14)}${password}`);
	const file = join(world.dataDir, 'demo-people.txt');
	const isOurs = await tx(world.db, async (db) => {
		// Of two servers that start at once on one database, one makes them.
		if (!(await settings.putOnce(db, 'demo-people', { at: world.now() }))) return false;
		for (const person of made) await addPerson({ ...world, db }, { ...person, demo: true });
		await mkdir(world.dataDir, { recursive: true, mode: 0o700 });
		await writeFile(file, ['role        sign-in name  password', ...lines, ''].join('\n'), { mode: 0o600 });
		return true;
	});
	if (!isOurs) return;
	tell('Demo people (role, sign-in name, password):');
	for (const line of lines) tell(`  ${line}`);
	tell(`They are kept in ${file}`);
}

async function offerLink(world: World, tell: Tell): Promise<void> {
	const token = newToken();
	await tx(world.db, (db) => links.replace(db, 'first-administrator', fingerprint(token), world.now() + day));
	tell('There is no administrator yet. This link makes the first one; it works once, within 24 hours:');
	tell(`  ${world.origin}/first/${token}`);
}

async function loadStarterPackOnce(world: World, tell: Tell): Promise<void> {
	if ((await settings.get(world.db, 'starter-pack')) !== undefined) return;
	tell('Loading the starter pack …');
	await loadStarterPack(world, tell);
	await settings.putOnce(world.db, 'starter-pack', { at: world.now() });
}
