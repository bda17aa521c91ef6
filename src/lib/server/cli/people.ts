import { parseArgs } from 'node:util';
import { all, roles, type Role } from '#db/people.ts';
import { refusal } from '#db/refusal.ts';
import { addPerson, renewPassword } from '../people.ts';
import { withWorld } from './with-world.ts';

const use =
	'babinski people list\n' +
	`babinski people add --name "Dr Li Na" --sign-in lina --role ${roles.join('|')}\n` +
	'babinski people password <sign-in name>';

export async function run([what, ...args]: string[]): Promise<void> {
	if (what === 'list') return list();
	if (what === 'add') return add(args);
	if (what === 'password' && args[0]) return password(args[0]);
	throw refusal(use);
}

function list(): Promise<void> {
	return withWorld(async ({ db }) => {
		for (const { role, signIn, name, demo } of await all(db))
			console.log(`${role.padEnd(12)}${signIn.padEnd(20)}${name}${demo ? ' (demo)' : ''}`);
	});
}

function add(args: string[]): Promise<void> {
	const text = { type: 'string' } as const;
	const { values } = parseArgs({ args, options: { name: text, 'sign-in': text, role: text } });
	const { name, 'sign-in': signIn } = values;
	const role = roles.find((known): known is Role => known === values.role);
	if (!name || !signIn || !role) throw refusal(use);
	return withWorld(async (world) => {
		const added = await addPerson(world, { name, signIn, role });
		if ('refused' in added) throw refusal(`Somebody signs in as “${signIn}” already. Choose another name.`);
		console.log(`${name} can sign in as ${signIn} with the password\n  ${added.password}`);
	});
}

function password(signIn: string): Promise<void> {
	return withWorld(async (world) => {
		const renewed = await renewPassword(world, signIn);
		if ('refused' in renewed) throw refusal(`Nobody signs in as “${signIn}”. See: babinski people list`);
		console.log(`The new password of ${signIn} is\n  ${renewed.password}`);
	});
}
