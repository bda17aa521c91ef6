import { json } from '@sveltejs/kit';
import type { RequestHandler } from '@sveltejs/kit';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

let table: Promise<unknown> | undefined;

/** What any endpoint costs that stores what it was sent: one row in a table that has a key and nothing else. */
export const POST: RequestHandler = async ({ request, params, locals: { world } }) => {
	const { commandId, event } = (await request.json()) as { commandId: string; event: unknown };
	await (table ??= made(world.db));
	const { rows } = await sql<{ seq: number }>`
		insert into bench_event (attempt, command_id, at, payload)
		values (${params.attempt}::uuid, ${commandId}, ${world.now()}::bigint, ${JSON.stringify(event)}::jsonb)
		returning seq
	`.execute(world.db);
	return json({ seq: rows[0]?.seq });
};

function made(db: Db): Promise<unknown> {
	return sql`
		create table bench_event (
			seq bigint generated always as identity primary key,
			attempt uuid not null,
			command_id text not null,
			at bigint not null,
			payload jsonb not null
		)
	`.execute(db);
}
