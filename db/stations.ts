import type { Generated } from 'kysely';
import type { Policy, Purpose, Station } from '#lib/case/station.ts';
import { json, type Json } from './json.ts';
import type { Db } from './tables.ts';
import { isUuid } from './uuid.ts';

export type StationTable = {
	id: Generated<string>;
	case_version: string;
	name: string;
	policy: Policy;
	purpose: Purpose;
	body: Json<Station>;
	open: Generated<boolean>;
	created_at: number;
};

/** `name` is bedside, turns, written, or what an educator called it. */
export type StoredStation = {
	id: string;
	caseVersion: string;
	name: string;
	body: Station;
	open: boolean;
	createdAt: number;
};
export type ListedStation = StoredStation & { caseId: string; pack: string };

const station = [
	'station.id',
	'station.case_version as caseVersion',
	'station.name',
	'station.body',
	'station.open',
	'station.created_at as createdAt'
] as const;

export async function add(
	db: Db,
	{ caseVersion, name, body, at }: { caseVersion: string; name: string; body: Station; at: number }
): Promise<string> {
	const { id } = await db
		.insertInto('station')
		.values({
			case_version: caseVersion,
			name,
			policy: body.policy,
			purpose: body.purpose,
			body: json(body),
			created_at: at
		})
		.returning('id')
		.executeTakeFirstOrThrow();
	return id;
}

export async function find(db: Db, id: string): Promise<StoredStation | null> {
	if (!isUuid(id)) return null;
	return (await db.selectFrom('station').select(station).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The stations that can be entered, by case and then as they were set up. */
export async function list(db: Db, { purpose }: { purpose?: Purpose } = {}): Promise<ListedStation[]> {
	return db
		.selectFrom('station')
		.innerJoin('case_version', 'case_version.id', 'station.case_version')
		.select([...station, 'case_version.case_id as caseId', 'case_version.pack'])
		.where('station.open', '=', true)
		.$if(purpose !== undefined, (query) => query.where('station.purpose', '=', purpose!))
		.orderBy('case_version.pack')
		.orderBy('case_version.case_id')
		.orderBy('station.created_at')
		.orderBy('station.name')
		.execute();
}

export async function setOpen(db: Db, id: string, open: boolean): Promise<void> {
	await db.updateTable('station').set({ open }).where('id', '=', id).execute();
}

/** Closes the stations that an import made of a case's other versions; attempts at them go on as they were pinned. */
export async function closeOlder(db: Db, pack: string, caseId: string, caseVersion: string): Promise<void> {
	await db
		.updateTable('station')
		.set({ open: false })
		.where('purpose', '=', 'practice')
		.where('name', 'in', ['bedside', 'turns', 'written'])
		.where('case_version', 'in', (query) =>
			query
				.selectFrom('case_version')
				.select('id')
				.where('pack', '=', pack)
				.where('case_id', '=', caseId)
				.where('id', '!=', caseVersion)
		)
		.execute();
}
