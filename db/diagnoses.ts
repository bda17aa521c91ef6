import { json, type Json } from './json.ts';
import type { Db } from './tables.ts';

export type DiagnosisTable = { id: string; body: Json<unknown> };
export type DiagnosisRow = { id: string; body: unknown };

/** Adds rows to the vocabulary; a row that is there already is replaced. */
export async function put(db: Db, rows: DiagnosisRow[]): Promise<void> {
	// A statement takes 65,535 parameters at most, and two go into a row.
	for (let from = 0; from < rows.length; from += 5_000) {
		const values = rows.slice(from, from + 5_000).map(({ id, body }) => ({ id, body: json(body) }));
		await db
			.insertInto('diagnosis')
			.values(values)
			.onConflict((taken) => taken.column('id').doUpdateSet((row) => ({ body: row.ref('excluded.body') })))
			.execute();
	}
}

export async function all(db: Db): Promise<DiagnosisRow[]> {
	return db.selectFrom('diagnosis').select(['id', 'body']).orderBy('id').execute();
}
