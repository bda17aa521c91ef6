import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`
		create table attempt (
			id uuid primary key default gen_random_uuid(),
			-- No reference to person: the log outlives a person who is erased.
			person_log_id uuid not null,
			station uuid not null references station,
			case_version uuid not null references case_version,
			chart_version integer not null,
			pack_version text not null,
			scorer_version integer not null,
			patient_version integer not null,
			model text,
			station_body jsonb not null,
			purpose text not null check (purpose in ('practice', 'exam', 'study')),
			language text not null check (language in ('en', 'zh')),
			seed integer not null,
			knew_key boolean not null,
			created_at bigint not null,
			-- The lease: the one tab that may write, and how often it changed hands.
			tab text,
			epoch integer not null default 0,
			-- What lists ask for, projected from the log.
			phase text not null default 'door',
			submitted_at bigint,
			released_at bigint,
			shared boolean not null default false
		);
		-- attempts.list of one person; attempts.list of one station; attempts.list newest first
		create index attempt_person on attempt (person_log_id, created_at desc);
		create index attempt_station on attempt (station, created_at desc);
		create index attempt_created on attempt (created_at desc);
		-- attempts.running: what the sweeper reads the clock to
		create index attempt_running on attempt (created_at)
			where phase in ('door', 'encounter', 'commit', 'viva', 'submitted');

		create table attempt_event (
			attempt uuid not null references attempt,
			seq integer not null check (seq > 0),
			command_id text not null,
			at bigint not null,
			sender text not null check (sender in ('candidate', 'educator', 'admin', 'server')),
			sender_id uuid,
			type text not null,
			payload jsonb not null,
			tab text,
			-- log.append and log.after
			constraint attempt_event_seq primary key (attempt, seq),
			-- log.append: the same command twice is one row
			constraint attempt_event_command unique (attempt, command_id)
		);
		-- attempts.running: what was handed in and is not marked yet
		create index attempt_event_proposed on attempt_event (attempt) where type = 'score.proposed';

		create table attempt_snapshot (
			attempt uuid primary key references attempt,
			seq integer not null,
			chart_version integer not null,
			state jsonb not null
		);

		create table score (
			id bigint generated always as identity primary key,
			attempt uuid not null references attempt,
			item text,
			scorer text not null,
			version integer not null,
			value double precision,
			why jsonb not null,
			parts jsonb not null,
			at bigint not null
		);
		-- scores.newest and scores.all of one attempt
		create index score_attempt on score (attempt, scorer, item, id desc);

		create function only_added() returns trigger language plpgsql as $$
		begin
			raise exception 'rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
		end $$;
		create trigger attempt_event_only_added before update or delete on attempt_event
			for each row execute function only_added();
		create trigger score_only_added before update or delete on score
			for each row execute function only_added();
	`.execute(db);
}
