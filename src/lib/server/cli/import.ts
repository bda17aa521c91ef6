import { parseArgs } from 'node:util';
import { refusal } from '#db/refusal.ts';
import { importPack, inOneLine, type Imported } from '../packs.ts';
import { withWorld } from './with-world.ts';

export async function run(args: string[]): Promise<void> {
	const { values, positionals } = parseArgs({ args, options: { json: { type: 'boolean' } }, allowPositionals: true });
	const [folder] = positionals;
	if (!folder) throw refusal('babinski import <folder of a pack> [--json]');
	const tell = (line: string) => (values.json ? undefined : console.log(line));
	const { value, problems } = await withWorld((world) => importPack(world, folder, tell));
	if (values.json) console.log(JSON.stringify({ imported: value, problems }));
	else if (value) console.log(sentence(value));
	else console.error([...problems.map(inOneLine), `Nothing was stored. Faults: ${problems.length}.`].join('\n'));
	if (!value) process.exitCode = 1;
}

export function sentence({ pack, version, cases, stations }: Imported): string {
	const fresh = cases.filter(({ isNew }) => isNew);
	if (fresh.length === 0) return `${pack} ${version}: nothing has changed since it was imported.`;
	const added = fresh.filter((one) => one.version === 1).map(({ id }) => id);
	const changed = fresh.filter((one) => one.version > 1).map((one) => `${one.id} (now version ${one.version})`);
	const parts = [
		...(added.length ? [`cases new: ${added.join(', ')}`] : []),
		...(changed.length ? [`cases changed: ${changed.join(', ')}`] : []),
		`${stations} stations made`
	];
	return `${pack} ${version}: ${parts.join('; ')}.`;
}
