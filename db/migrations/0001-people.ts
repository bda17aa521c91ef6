import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`
		create table person (
			id uuid primary key default gen_random_uuid(),
			log_id uuid not null unique default gen_random_uuid(),
			name text not null,
			sign_in text not null unique,
			password_hash text not null,
			role text not null check (role in ('candidate', 'educator', 'researcher', 'admin')),
			language text check (language in ('en', 'zh')),
			demo boolean not null default false,
			created_at bigint not null
		);

		create table session (
			id text primary key,
			person uuid not null references person on delete cascade,
			created_at bigint not null,
			expires_at bigint not null
		);
		-- sessions.removeOf: signing a person out everywhere
		create index session_person on session (person);

		create table sign_in_limit (
			key text primary key,
			window_start bigint not null,
			count integer not null
		);

		create table setting (
			key text primary key,
			value jsonb not null
		);

		create table one_time_link (
			token_hash text primary key,
			purpose text not null check (purpose in ('first-administrator')),
			expires_at bigint not null,
			used_at bigint
		);
	`.execute(db);
}
