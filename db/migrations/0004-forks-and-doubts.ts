import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`
		-- An attempt that goes on from a moment of an earlier one: which, and how many of its rows were taken over.
		alter table attempt
			add column forked_from uuid references attempt,
			add column forked_at_seq integer check (forked_at_seq > 0),
			add constraint attempt_forked check ((forked_from is null) = (forked_at_seq is null));
		-- attempts.forksOf: what went on from an attempt
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
			outcome text check (outcome in ('will be mended', 'was mended', 'stays')),
			answer text,
			answered_by uuid,
			answered_at bigint,
			constraint doubt_answered check (
				(outcome is null) = (answer is null)
				and (outcome is null) = (answered_by is null)
				and (outcome is null) = (answered_at is null)
			)
		);
		-- doubts.ofAttempt
		create index doubt_attempt on doubt (attempt, at);
		-- doubts.answersTo
		create index doubt_person on doubt (person_log_id);
		-- doubts.add: one thing is not doubted twice while an answer is awaited; doubts.waiting
		create unique index doubt_waiting on doubt (attempt, about) where outcome is null;
		create trigger doubt_is_kept before delete on doubt
			for each row execute function only_added();
	`.execute(db);
}
