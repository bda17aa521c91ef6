import { parseArgs } from 'node:util';
import { refusal } from '#db/refusal.ts';
import { inOneLine } from '../packs.ts';
import { importVocabulary } from '../vocabulary.ts';
import { withWorld } from './with-world.ts';

/** `babinski vocabulary import <file>`: a bad row is told and left out; the rest is imported. */
export async function run([what, ...args]: string[]): Promise<void> {
	const { values, positionals } = parseArgs({ args, options: { json: { type: 'boolean' } }, allowPositionals: true });
	const [file] = positionals;
	if (what !== 'import' || !file) throw refusal('babinski vocabulary import <file of OBO-Graph JSON or rows> [--json]');
	const imported = await withWorld((world) => importVocabulary(world, file));
	const { read, added, met, problems } = imported;
	if (values.json) console.log(JSON.stringify(imported));
	else {
		for (const problem of problems) console.error(inOneLine(problem));
		console.log(
			`${read} diagnoses read: ${added} are new, ${met} were known and may have gained names; faults: ${problems.length}.`
		);
	}
	if (read === 0) process.exitCode = 1;
}
