import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`
		-- An attempt that goes on from a moment of an earlier one: which, and after which of its rows.
		alter table attempt
			add column forked_from uuid references attempt,
			add column forked_at integer,
			add constraint attempt_forked check ((forked_from is null) = (forked_at is null));
		-- forks.of: what was begun from an attempt
		create index attempt_forked_from on attempt (forked_from) where forked_from is not null;

		create table doubt (
			id uuid primary key default gen_random_uuid(),
			attempt uuid not null references attempt,
			case_version uuid not null references case_version,
			-- No reference to person, as in attempt.
			person_log_id uuid not null,
			-- What it is about: the kind of a thing in the debrief and its id (line:c-3), and the words that were read there.
			about text not null,
			about_words text not null,
			text text not null,
			reference text not null,
			language text not null check (language in ('en', 'zh')),
			at bigint not null,
			outcome text check (outcome in ('will be changed', 'was changed', 'stays')),
			answer text,
			answered_by text,
			answered_at bigint,
			constraint doubt_answered check ((outcome is null) = (answered_at is null))
		);
		-- doubts.ofAttempt
		create index doubt_attempt on doubt (attempt, at);
		-- doubts.list: those that wait first
		create index doubt_at on doubt (at desc);
	`.execute(db);
}
