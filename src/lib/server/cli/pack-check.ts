import { parseArgs } from 'node:util';
import { refusal } from '#db/refusal.ts';
import { stationsOf } from '#lib/case/stations-of.ts';
import { checkPack, inOneLine, type CheckedPack } from '../packs.ts';

/** `babinski pack check <folder>`: needs no database and stores nothing. */
export async function run([what, ...args]: string[]): Promise<void> {
	const { values, positionals } = parseArgs({ args, options: { json: { type: 'boolean' } }, allowPositionals: true });
	const [folder] = positionals;
	if (what !== 'check' || !folder) throw refusal('babinski pack check <folder of a pack> [--json]');
	const checked = await checkPack(folder);
	const { problems } = checked;
	if (values.json) console.log(JSON.stringify({ ...inNumbers(checked), problems }));
	else if (problems.length === 0) console.log(sentence(checked));
	else console.error([...problems.map(inOneLine), `Faults: ${problems.length}.`].join('\n'));
	if (problems.length) process.exitCode = 1;
}

function sentence(checked: CheckedPack): string {
	const { pack, version, cases, files, stations } = inNumbers(checked);
	return `${pack} ${version}: cases ${cases}, image files ${files}, stations ${stations}; no faults.`;
}

function inNumbers({ pack, cases }: CheckedPack) {
	return {
		pack: pack?.id ?? null,
		version: pack?.version ?? null,
		cases: cases.length,
		files: cases.reduce((sum, { files }) => sum + files.length, 0),
		stations: cases.reduce((sum, one) => sum + stationsOf(one.case, one.key).length, 0)
	};
}
