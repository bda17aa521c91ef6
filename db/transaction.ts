import { AsyncLocalStorage } from 'node:async_hooks';
import type { Dialect } from 'kysely';
import type { Db } from './tables.ts';

type Running = { db: Db; transaction: Db; isOver: boolean };

const running = new AsyncLocalStorage<Running>();

/** Does the work in one transaction, and is the only way to begin one. Inside another it joins that one. */
export async function tx<Result>(db: Db, work: (transaction: Db) => Promise<Result>): Promise<Result> {
	if (db.isTransaction) return work(db);
	const outer = running.getStore();
	if (outer && !outer.isOver && outer.db === db) return work(outer.transaction);
	return db.transaction().execute(async (transaction) => {
		const inner = { db, transaction, isOver: false };
		try {
			return await running.run(inner, () => work(transaction));
		} finally {
			inner.isOver = true;
		}
	});
}

/**
 * A dialect that refuses queries of the outer `db` while a transaction runs. PGlite has one connection, so such a query
 * would wait for ever for the transaction that waits for it; PostgreSQL would answer it, from outside the transaction.
 */
export function guarded(dialect: Dialect): Dialect {
	return {
		createAdapter: () => dialect.createAdapter(),
		createIntrospector: (db) => dialect.createIntrospector(db),
		createQueryCompiler: () => dialect.createQueryCompiler(),
		createDriver: () => {
			const driver = dialect.createDriver();
			const acquire = driver.acquireConnection.bind(driver);
			driver.acquireConnection = async () => {
				const outer = running.getStore();
				if (outer && !outer.isOver)
					throw new Error('the outer db was used inside a transaction: use the one that tx() hands to its work');
				return acquire();
			};
			return driver;
		}
	};
}
