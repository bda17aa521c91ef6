import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`
		-- Answers of one system (or of physicians) to one task under one condition, scored together. A newer run takes the place of
		-- an older one; the older stays.
		create table run (
			id uuid primary key default gen_random_uuid(),
			benchmark text not null,
			task text not null,
			condition text,
			system text not null,
			human boolean not null,
			kept_at bigint not null
		);
		create index run_of_benchmark on run (benchmark, kept_at);

		-- One answer, marked: what it reached by every measure of its task.
		create table run_answer (
			run uuid not null references run on delete cascade,
			item text not null,
			cluster text not null,
			reader text,
			attempt integer not null,
			confidence double precision,
			groups jsonb not null,
			marks jsonb not null
		);
		create index run_answer_of_run on run_answer (run);

		-- What the newest runs of a benchmark come to, computed when one is kept: a page reads this and nothing else.
		create table leaderboard (
			benchmark text primary key,
			made_at bigint not null,
			report jsonb not null
		);
	`.execute(db);
}
