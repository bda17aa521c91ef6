import { Migrator } from 'kysely';
import { migrations } from './migrations/list.ts';
import type { Db } from './tables.ts';

/** Brings the tables up to date; two servers that start at once wait for each other. Answers with what was done now. */
export async function migrate(db: Db): Promise<string[]> {
	const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
	const { error, results = [] } = await migrator.migrateToLatest();
	if (error) throw error;
	return results.map(({ migrationName }) => migrationName);
}
