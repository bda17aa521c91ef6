import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`
		-- Extra time as a share, and minutes of pause in all: what a person is allowed beyond others.
		alter table person
			add column extra double precision not null default 0 check (extra between 0 and 2),
			add column pause integer not null default 0 check (pause between 0 and 120);

		-- A link by which one person chooses a password; it goes with the person.
		alter table one_time_link add column person uuid references person on delete cascade;
		alter table one_time_link drop constraint one_time_link_purpose_check;
		alter table one_time_link add constraint one_time_link_purpose_check
			check (purpose in ('first-administrator', 'password') and (person is not null) = (purpose = 'password'));
	`.execute(db);
}
