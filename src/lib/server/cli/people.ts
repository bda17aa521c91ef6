import { parseArgs } from 'node:util';
import { all, bySignIn, roles, type Role } from '#db/people.ts';
import { refusal } from '#db/refusal.ts';
import { addPerson, changePerson, invite, linkDays, linkFor, renewPassword } from '../people.ts';
import type { World } from '../world.ts';
import { withWorld } from './with-world.ts';

const use =
	'babinski people list\n' +
	`babinski people add --name "Dr Li Na" --sign-in lina --role ${roles.join('|')} [--extra <per cent>] [--pause <minutes>] [--link]\n` +
	'babinski people change <sign-in name> [--name …] [--role …] [--extra <per cent>] [--pause <minutes>]\n' +
	'babinski people link <sign-in name>\n' +
	'babinski people password <sign-in name>';

const text = { type: 'string' } as const;
const options = {
	name: text,
	'sign-in': text,
	role: text,
	extra: text,
	pause: text,
	link: { type: 'boolean' }
} as const;

export async function run([what, ...args]: string[]): Promise<void> {
	if (what === 'list') return list();
	if (what === 'add') return add(args);
	if (what === 'change' && args[0]) return change(args[0], args.slice(1));
	if (what === 'link' && args[0]) return link(args[0]);
	if (what === 'password' && args[0]) return password(args[0]);
	throw refusal(use);
}

function list(): Promise<void> {
	return withWorld(async ({ db }) => {
		for (const { role, signIn, name, demo, extra, pause } of await all(db)) {
			const allowed = [
				...(extra > 0 ? [`${Math.round(extra * 100)} % more time`] : []),
				...(pause > 0 ? [`${pause} min of pause`] : []),
				...(demo ? ['demo'] : [])
			];
			const beside = allowed.length > 0 ? ` (${allowed.join(', ')})` : '';
			console.log(`${role.padEnd(12)}${signIn.padEnd(20)}${name}${beside}`);
		}
	});
}

function add(args: string[]): Promise<void> {
	const { values, changes } = read(args);
	const { name, role, extra = 0, pause = 0 } = changes;
	const signIn = values['sign-in'];
	if (!name || !signIn || !role) throw refusal(use);
	return withWorld(async (world) => {
		const newcomer = { name, signIn, role };
		const added = values.link ? await invite(world, { ...newcomer, extra, pause }) : await addPerson(world, newcomer);
		if ('refused' in added) throw refusal(`Somebody signs in as “${signIn}” already. Choose another name.`);
		if ('link' in added) return console.log(chosenBy(name, added.link));
		await changePerson(world, added.person.id, { extra, pause });
		console.log(`${name} can sign in as ${signIn} with the password\n  ${added.password}`);
	});
}

function change(signIn: string, args: string[]): Promise<void> {
	const { changes } = read(args);
	return withWorld(async (world) => {
		const changed = await changePerson(world, (await find(world, signIn)).id, changes);
		if ('refused' in changed) throw refusal(`${signIn} is the only administrator who can sign in. Make another first.`);
		console.log(`${signIn} is changed. Attempts that were begun go on as they were.`);
	});
}

function link(signIn: string): Promise<void> {
	return withWorld(async (world) => {
		const { id, name } = await find(world, signIn);
		console.log(chosenBy(name, await linkFor(world, id)));
	});
}

function password(signIn: string): Promise<void> {
	return withWorld(async (world) => {
		const renewed = await renewPassword(world, signIn);
		if ('refused' in renewed) throw unknown(signIn);
		console.log(`The new password of ${signIn} is\n  ${renewed.password}`);
	});
}

function read(args: string[]) {
	const { values } = parseArgs({ args, options });
	const role = roles.find((known): known is Role => known === values.role);
	if (values.role !== undefined && !role) throw refusal(use);
	const extra = whole(values.extra, 200);
	const changes = {
		name: values.name?.trim() || undefined,
		role,
		extra: extra && extra / 100,
		pause: whole(values.pause, 120)
	};
	return {
		values,
		changes: Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<
			typeof changes
		>
	};
}

function whole(typed: string | undefined, most: number): number | undefined {
	if (typed === undefined) return undefined;
	const number = Number(typed);
	if (!Number.isInteger(number) || number < 0 || number > most)
		throw refusal(`“${typed}” is not a whole number from 0 to ${most}.`);
	return number;
}

async function find({ db }: World, signIn: string) {
	const found = await bySignIn(db, signIn);
	if (!found) throw unknown(signIn);
	return found;
}

function unknown(signIn: string) {
	return refusal(`Nobody signs in as “${signIn}”. See: babinski people list`);
}

function chosenBy(name: string, link: string): string {
	return `By this link ${name} chooses a password; it works once, within ${linkDays} days:\n  ${link}`;
}
