import type { Generated, SelectQueryBuilder } from 'kysely';
import type { Phase } from '#lib/case/seen.ts';
import type { Purpose, Station } from '#lib/case/station.ts';
import type { Language } from '#lib/case/text.ts';
import { json, type Json } from './json.ts';
import type { Db, Tables } from './tables.ts';
import { isUuid } from './uuid.ts';

export type AttemptTable = {
	id: Generated<string>;
	person_log_id: string;
	station: string;
	case_version: string;
	chart_version: number;
	pack_version: string;
	scorer_version: number;
	patient_version: number;
	model: string | null;
	station_body: Json<Station>;
	purpose: Purpose;
	language: Language;
	seed: number;
	knew_key: boolean;
	created_at: number;
	tab: string | null;
	epoch: Generated<number>;
	phase: Generated<Phase>;
	submitted_at: number | null;
	released_at: number | null;
	shared: Generated<boolean>;
	forked_from: string | null;
	forked_at_seq: number | null;
};

/** What is pinned when an attempt begins, and never changes. */
export type Pins = {
	personLogId: string;
	station: string;
	caseVersion: string;
	chartVersion: number;
	packVersion: string;
	scorerVersion: number;
	patientVersion: number;
	model: string | null;
	stationBody: Station;
	language: Language;
	seed: number;
	knewKey: boolean;
	createdAt: number;
	/** The earlier attempt that this one goes on from, and the last of its rows that were taken over. */
	fork?: { from: string; seq: number };
};
export type Attempt = Omit<Pins, 'fork'> & {
	forkedFrom: string | null;
	/** The rows up to this one are those of the attempt that it went on from. */
	forkedAtSeq: number | null;
	id: string;
	purpose: Purpose;
	tab: string | null;
	epoch: number;
	phase: Phase;
	submittedAt: number | null;
	releasedAt: number | null;
	shared: boolean;
};
/** `name` is null when the person has been erased. */
export type ListedAttempt = Attempt & { caseId: string; pack: string; stationName: string; name: string | null };
export type Filters = {
	id?: string;
	person?: string;
	station?: string;
	caseId?: string;
	phases?: Phase[];
	purpose?: Purpose;
	/** Leaves out practice that its owner keeps private. */
	forEducators?: boolean;
	before?: number;
	limit?: number;
};

const attempt = [
	'attempt.id',
	'attempt.person_log_id as personLogId',
	'attempt.station',
	'attempt.case_version as caseVersion',
	'attempt.chart_version as chartVersion',
	'attempt.pack_version as packVersion',
	'attempt.scorer_version as scorerVersion',
	'attempt.patient_version as patientVersion',
	'attempt.model',
	'attempt.station_body as stationBody',
	'attempt.purpose',
	'attempt.language',
	'attempt.seed',
	'attempt.knew_key as knewKey',
	'attempt.created_at as createdAt',
	'attempt.tab',
	'attempt.epoch',
	'attempt.phase',
	'attempt.submitted_at as submittedAt',
	'attempt.released_at as releasedAt',
	'attempt.shared',
	'attempt.forked_from as forkedFrom',
	'attempt.forked_at_seq as forkedAtSeq'
] as const;

export async function open(db: Db, pins: Pins): Promise<Attempt> {
	return db
		.insertInto('attempt')
		.values({
			person_log_id: pins.personLogId,
			station: pins.station,
			case_version: pins.caseVersion,
			chart_version: pins.chartVersion,
			pack_version: pins.packVersion,
			scorer_version: pins.scorerVersion,
			patient_version: pins.patientVersion,
			model: pins.model,
			station_body: json(pins.stationBody),
			purpose: pins.stationBody.purpose,
			language: pins.language,
			seed: pins.seed,
			knew_key: pins.knewKey,
			created_at: pins.createdAt,
			forked_from: pins.fork?.from ?? null,
			forked_at_seq: pins.fork?.seq ?? null
		})
		.returning(attempt)
		.executeTakeFirstOrThrow();
}

export async function find(db: Db, id: string): Promise<Attempt | null> {
	if (!isUuid(id)) return null;
	return (await db.selectFrom('attempt').select(attempt).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Newest first. */
export async function list(db: Db, filters: Filters): Promise<ListedAttempt[]> {
	if ([filters.id, filters.station].some((id) => id !== undefined && !isUuid(id))) return [];
	return narrowed(
		db
			.selectFrom('attempt')
			.innerJoin('case_version', 'case_version.id', 'attempt.case_version')
			.innerJoin('station', 'station.id', 'attempt.station')
			.leftJoin('person', 'person.log_id', 'attempt.person_log_id'),
		filters
	)
		.select([
			...attempt,
			'case_version.case_id as caseId',
			'case_version.pack',
			'station.name as stationName',
			'person.name'
		])
		.orderBy('attempt.created_at', 'desc')
		.orderBy('attempt.id')
		.limit(filters.limit ?? 200)
		.execute() as Promise<ListedAttempt[]>;
}

/** Attempts that are not over, or handed in and not marked, oldest first: the sweeper looks after them. */
export async function running(db: Db): Promise<string[]> {
	const rows = await db
		.selectFrom('attempt')
		.select('id')
		.where((row) =>
			row.or([
				row('phase', 'in', ['door', 'encounter', 'commit', 'viva']),
				row.and([
					row('phase', '=', 'submitted'),
					row.not(
						row.exists(
							row
								.selectFrom('attempt_event')
								.select('seq')
								.whereRef('attempt_event.attempt', '=', 'attempt.id')
								.where('type', '=', 'score.proposed')
						)
					)
				])
			])
		)
		.orderBy('created_at')
		.execute();
	return rows.map(({ id }) => id);
}

/** Gives the right to write to one tab; the tab that had it is read-only from now on. Answers the lease's number. */
export async function takeLease(db: Db, id: string, tab: string): Promise<number> {
	const { epoch } = await db
		.updateTable('attempt')
		.set((row) => ({ tab, epoch: row('epoch', '+', 1) }))
		.where('id', '=', id)
		.returning('epoch')
		.executeTakeFirstOrThrow();
	return epoch;
}

/** Attempts that went on from one, oldest first. */
export async function forksOf(db: Db, id: string): Promise<Attempt[]> {
	return db.selectFrom('attempt').select(attempt).where('forked_from', '=', id).orderBy('created_at').execute();
}

/** Projects from the log what lists ask for. */
export async function project(
	db: Db,
	id: string,
	{ phase, submittedAt, releasedAt, shared }: Pick<Attempt, 'phase' | 'submittedAt' | 'releasedAt' | 'shared'>
): Promise<void> {
	await db
		.updateTable('attempt')
		.set({ phase, submitted_at: submittedAt, released_at: releasedAt, shared })
		.where('id', '=', id)
		.execute();
}

/** Whether a person has an attempt at any version of a case whose key was opened to them. */
export async function hasSeenKey(db: Db, personLogId: string, pack: string, caseId: string): Promise<boolean> {
	const found = await db
		.selectFrom('attempt')
		.innerJoin('case_version', 'case_version.id', 'attempt.case_version')
		.select('attempt.id')
		.where('attempt.person_log_id', '=', personLogId)
		.where('attempt.released_at', 'is not', null)
		.where('case_version.pack', '=', pack)
		.where('case_version.case_id', '=', caseId)
		.limit(1)
		.executeTakeFirst();
	return found !== undefined;
}

function narrowed<Query extends SelectQueryBuilder<Tables, 'attempt' | 'case_version', object>>(
	query: Query,
	{ id, person, station, caseId, phases, purpose, forEducators, before }: Filters
): Query {
	return query
		.$if(id !== undefined, (rows) => rows.where('attempt.id', '=', id!))
		.$if(person !== undefined, (rows) => rows.where('attempt.person_log_id', '=', person!))
		.$if(station !== undefined, (rows) => rows.where('attempt.station', '=', station!))
		.$if(caseId !== undefined, (rows) => rows.where('case_version.case_id', '=', caseId!))
		.$if(phases !== undefined, (rows) => rows.where('attempt.phase', 'in', phases!))
		.$if(purpose !== undefined, (rows) => rows.where('attempt.purpose', '=', purpose!))
		.$if(before !== undefined, (rows) => rows.where('attempt.created_at', '<', before!))
		.$if(forEducators === true, (rows) =>
			rows.where((row) => row.or([row('attempt.purpose', '!=', 'practice'), row('attempt.shared', '=', true)]))
		) as Query;
}
