import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as diagnoses from '#db/diagnoses.ts';
import { tx } from '#db/transaction.ts';
import type { Problem } from '#lib/case/problem.ts';
import { merge } from '#lib/vocabulary/merge.ts';
import { readRows } from '#lib/vocabulary/read-rows.ts';
import { vocabularyOf, type Diagnosis, type Vocabulary } from '#lib/vocabulary/vocabulary.ts';
import type { World } from './world.ts';

type Known = Pick<World, 'db' | 'root' | 'log'>;

const kept = new WeakMap<World['db'], Promise<Vocabulary>>();

/** Our own diagnoses with the imported ones, indexed: made once, and anew after an import in this process. */
export function vocabulary(world: Known): Promise<Vocabulary> {
	const known = kept.get(world.db) ?? load(world);
	kept.set(world.db, known);
	known.catch(() => kept.delete(world.db));
	return known;
}

export type VocabularyImport = { read: number; added: number; met: number; problems: Problem[] };

/** Adds the rows of a file (OBO-Graph JSON, the row form, its supplement, or our own form) to those imported before. */
export async function importVocabulary(world: Known, file: string): Promise<VocabularyImport> {
	const { data, problems: broken } = await parsed(file);
	if (data === undefined) return { read: 0, added: 0, met: 0, problems: broken };
	const { diagnoses: rows, problems } = readRows(data, file);
	if (rows.length === 0) return { read: 0, added: 0, met: 0, problems };
	return tx(world.db, async (db) => {
		const ours = await everything({ ...world, db });
		const { added, met } = merge(ours, rows);
		await diagnoses.put(
			db,
			rows.map((row) => ({ id: row.id, body: row }))
		);
		kept.delete(world.db);
		return { read: rows.length, added, met, problems };
	});
}

async function load(world: Known): Promise<Vocabulary> {
	return vocabularyOf(await everything(world));
}

/** Ours first, so that ours keeps its names. */
async function everything({ db, root, log }: Known): Promise<Diagnosis[]> {
	const imported = (await diagnoses.all(db)).map(({ body }) => body as Diagnosis);
	const own = await ownDiagnoses(root, log);
	return imported.length > 0 ? merge(own, imported).diagnoses : own;
}

/** Our own diagnoses. A test holds that they have no fault; should they have one, the rest is still good. */
export async function ownDiagnoses(root: string, log?: World['log']): Promise<Diagnosis[]> {
	const folder = join(root, 'db', 'vocabulary');
	const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();
	const lists: unknown[] = [];
	// One file after the other: the server answers in between.
	for (const name of names) lists.push(parse(await readFile(join(folder, name), 'utf8')));
	const { diagnoses: rows, problems } = readRows(lists.flat(), 'db/vocabulary');
	for (const { key, says } of problems) log?.error({ key, says }, 'our own vocabulary has a fault');
	return rows;
}

async function parsed(file: string): Promise<{ data: unknown; problems: Problem[] }> {
	const text = await readFile(file, 'utf8').catch(() => null);
	const fault = (says: string) => ({ data: undefined, problems: [{ file, key: '', says }] });
	if (text === null) return fault('cannot be read: is it there?');
	try {
		return { data: /\.ya?ml$/i.test(file) ? parse(text) : JSON.parse(text), problems: [] };
	} catch (error) {
		return fault(`is neither JSON nor YAML that can be read: ${(error as Error).message.split('\n')[0]}`);
	}
}
