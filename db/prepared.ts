import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** A statement that comes this often is prepared, as JDBC does: planning a short one takes longer than running it. */
const often = 5;
/** More are not prepared on a connection, however many there are: each keeps its plan in memory. */
const most = 100;

/** The same pool, whose connections keep the plans of what is asked again and again. */
export function preparing(pool: pg.Pool): PostgresPool {
	const times = new Map<string, number>();
	const names = new Map<string, string>();
	const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();

	return {
		connect: async () => {
			const client = await pool.connect();
			const known = clients.get(client) ?? prepared(client);
			clients.set(client, known);
			return known;
		},
		end: () => pool.end()
	};

	function prepared(client: pg.PoolClient): PostgresPoolClient {
		// The other form of query, a cursor, is only used for streams, which the dialect is not set up for.
		const query = (text: string, values: readonly unknown[]) =>
			client.query({ name: nameOf(text, values), text, values: [...values] });
		return { query: query as never, release: (destroy) => client.release(destroy) };
	}

	/** A statement without values may be several in one, which cannot be prepared. */
	function nameOf(text: string, values: readonly unknown[]): string | undefined {
		const known = names.get(text);
		if (known || values.length === 0 || names.size === most) return known;
		const count = (times.get(text) ?? 0) + 1;
		if (count < often) return void times.set(text, count);
		times.delete(text);
		names.set(text, `often_${names.size}`);
		return names.get(text);
	}
}
