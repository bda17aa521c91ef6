import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`
		create table pack (
			id text not null,
			version text not null,
			title jsonb not null,
			meta jsonb not null,
			loaded_at bigint not null,
			primary key (id, version)
		);

		create table case_version (
			id uuid primary key default gen_random_uuid(),
			pack text not null,
			pack_version text not null,
			case_id text not null,
			version integer not null,
			hash text not null,
			body jsonb not null,
			created_at bigint not null,
			foreign key (pack, pack_version) references pack,
			-- cases.newestOf: the last version of one case; two imports at once cannot both add it
			constraint case_version_number unique (pack, case_id, version)
		);

		-- The key has a table of its own, so that no ordinary read of a case can bring it along.
		create table case_key (
			case_version uuid primary key references case_version,
			body jsonb not null
		);

		create table case_file (
			case_version uuid not null references case_version,
			image text not null,
			role text not null check (role in ('image', 'mask')),
			sha256 text not null,
			bytes bigint not null,
			media_type text not null,
			primary key (case_version, image, role)
		);

		create table station (
			id uuid primary key default gen_random_uuid(),
			case_version uuid not null references case_version,
			name text not null,
			policy text not null check (policy in ('open', 'gated', 'staged', 'static')),
			purpose text not null check (purpose in ('practice', 'exam', 'study')),
			body jsonb not null,
			open boolean not null default true,
			created_at bigint not null
		);
		-- stations.closeOlder: a case's older stations close when its next version comes
		create index station_case_version on station (case_version);

		create table diagnosis (
			id text primary key,
			body jsonb not null
		);
	`.execute(db);
}
