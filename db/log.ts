import { sql } from 'kysely';
import type { Row, Sender } from '#statecharts/events.ts';
import { storable, type Json } from './json.ts';
import type { Db } from './tables.ts';

export type EventTable = {
	attempt: string;
	seq: number;
	command_id: string;
	at: number;
	sender: Sender;
	sender_id: string | null;
	type: string;
	payload: Json<Record<string, unknown>>;
	tab: string | null;
};

/** A row of the log with who sent it (a person's log id) and the command that it answers. */
export type LogRow = Row & { commandId: string; senderId: string | null };
export type Command = Omit<LogRow, 'seq'> & { attempt: string; seq: number; tab: string | null };

/**
 * What became of a command. `stored`: it is in the log. `again`: it was there already, and this is its row. `conflict`:
 * another row has its number; read the rows after yours and try again. `superseded`: another tab holds the lease.
 */
export type Appended = { stored: LogRow } | { again: LogRow } | { conflict: true } | { superseded: true };

/** Adds one row, in one statement: the lease and both unique keys are looked at where the row is written. */
export async function append(db: Db, command: Command): Promise<Appended> {
	const { attempt, seq, commandId, at, sender, senderId, tab } = command;
	const event = storable(command.event);
	const { type, ...payload } = event;
	const { rows } = await sql`
		insert into attempt_event (attempt, seq, command_id, at, sender, sender_id, type, payload, tab)
		select id, ${seq}::integer, ${commandId}::text, ${at}::bigint, ${sender}::text, ${senderId}::uuid,
			${type}::text, ${JSON.stringify(payload)}::jsonb, ${tab}::text
		from attempt where id = ${attempt} and (${tab}::text is null or tab = ${tab})
		on conflict do nothing
		returning seq
	`.execute(db);
	if (rows.length > 0) return { stored: { seq, commandId, at, sender, senderId, event } };
	return refused(db, attempt, commandId, seq);
}

/** The rows after one, in order. */
export async function after(db: Db, attempt: string, seq: number): Promise<LogRow[]> {
	const rows = await db
		.selectFrom('attempt_event')
		.select(row)
		.where('attempt', '=', attempt)
		.where('seq', '>', seq)
		.orderBy('seq')
		.execute();
	return rows.map(logRow);
}

/** Copies the rows up to `last` of one attempt's log into another's, which has none; all their times are moved by so many ms. */
export async function copy(db: Db, from: string, to: string, last: number, ms: number): Promise<void> {
	await sql`
		insert into attempt_event (attempt, seq, command_id, at, sender, sender_id, type, payload, tab)
		select ${to}::uuid, seq, 'taken over ' || seq, at + ${ms}::bigint, sender, sender_id, type,
			case type when 'clock.read'
				then jsonb_set(payload, '{at}', to_jsonb((payload->>'at')::bigint + ${ms}::bigint))
				else payload end,
			null
		from attempt_event where attempt = ${from}::uuid and seq <= ${last}::integer order by seq
	`.execute(db);
}

/** The row that answers a command, if it was ever stored. */
export async function answering(db: Db, attempt: string, commandId: string): Promise<LogRow | null> {
	const found = await db
		.selectFrom('attempt_event')
		.select(row)
		.where('attempt', '=', attempt)
		.where('command_id', '=', commandId)
		.executeTakeFirst();
	return found ? logRow(found) : null;
}

const row = ['seq', 'command_id', 'at', 'sender', 'sender_id', 'type', 'payload'] as const;

function logRow(stored: Pick<EventTable, Exclude<(typeof row)[number], 'payload'>> & { payload: object }): LogRow {
	const { seq, command_id, at, sender, sender_id, type, payload } = stored;
	return { seq, commandId: command_id, at, sender, senderId: sender_id, event: { type, ...payload } as Row['event'] };
}

/** Why nothing was inserted. */
async function refused(db: Db, attempt: string, commandId: string, seq: number): Promise<Appended> {
	const again = await answering(db, attempt, commandId);
	if (again) return { again };
	const found = await db
		.selectFrom('attempt')
		.leftJoin('attempt_event', (join) => join.onRef('attempt', '=', 'attempt.id').on('seq', '=', seq))
		.select(['attempt.id', 'seq'])
		.where('attempt.id', '=', attempt)
		.executeTakeFirst();
	if (!found) throw new Error(`there is no attempt ${attempt}`);
	return found.seq === null ? { superseded: true } : { conflict: true };
}
