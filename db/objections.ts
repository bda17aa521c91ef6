import type { Generated } from 'kysely';
import type { Language } from '#lib/case/text.ts';
import type { Db } from './tables.ts';
import { isUuid } from './uuid.ts';

export const aboutKinds = ['line', 'key', 'mark', 'reply'] as const;
export type About = (typeof aboutKinds)[number];
export const outcomes = ['will be changed', 'was changed', 'stays'] as const;
export type Outcome = (typeof outcomes)[number];

export type ObjectionTable = {
	id: Generated<string>;
	attempt: string;
	case_version: string;
	person_log_id: string;
	about: About;
	about_id: string;
	about_words: string;
	text: string;
	reference: string;
	language: Language;
	at: number;
	outcome: Outcome | null;
	answer: string | null;
	answered_by: string | null;
	answered_at: number | null;
};

/** What somebody holds to be wrong in a key, a mark or a reply, and what its authors said to it. */
export type Objection = {
	id: string;
	attempt: string;
	about: About;
	aboutId: string;
	aboutWords: string;
	text: string;
	reference: string;
	language: Language;
	at: number;
	outcome: Outcome | null;
	answer: string | null;
	answeredAt: number | null;
};
export type Listed = Objection & { caseId: string; pack: string; name: string | null };

const objection = [
	'objection.id',
	'objection.attempt',
	'objection.about',
	'objection.about_id as aboutId',
	'objection.about_words as aboutWords',
	'objection.text',
	'objection.reference',
	'objection.language',
	'objection.at',
	'objection.outcome',
	'objection.answer',
	'objection.answered_at as answeredAt'
] as const;

export async function add(
	db: Db,
	given: Omit<Objection, 'id' | 'outcome' | 'answer' | 'answeredAt'> & { caseVersion: string; personLogId: string }
): Promise<Objection> {
	return db
		.insertInto('objection')
		.values({
			attempt: given.attempt,
			case_version: given.caseVersion,
			person_log_id: given.personLogId,
			about: given.about,
			about_id: given.aboutId,
			about_words: given.aboutWords,
			text: given.text,
			reference: given.reference,
			language: given.language,
			at: given.at
		})
		.returning(objection)
		.executeTakeFirstOrThrow();
}

/** Oldest first. */
export async function ofAttempt(db: Db, attempt: string): Promise<Objection[]> {
	return db.selectFrom('objection').select(objection).where('attempt', '=', attempt).orderBy('at').execute();
}

/** Those that wait first, then newest first. The name is null when the person has been erased. */
export async function list(db: Db, limit = 500): Promise<Listed[]> {
	return db
		.selectFrom('objection')
		.innerJoin('case_version', 'case_version.id', 'objection.case_version')
		.leftJoin('person', 'person.log_id', 'objection.person_log_id')
		.select([...objection, 'case_version.case_id as caseId', 'case_version.pack', 'person.name'])
		.orderBy((row) => row('objection.outcome', 'is not', null))
		.orderBy('objection.at', 'desc')
		.limit(limit)
		.execute() as Promise<Listed[]>;
}

/** How many wait for an answer. */
export async function waiting(db: Db): Promise<number> {
	const { n } = await db
		.selectFrom('objection')
		.select((row) => row.fn.countAll().as('n'))
		.where('outcome', 'is', null)
		.executeTakeFirstOrThrow();
	return Number(n);
}

/** Answers one that waits; false where none waits by that id. */
export async function answer(
	db: Db,
	id: string,
	given: { outcome: Outcome; answer: string; by: string; at: number }
): Promise<boolean> {
	if (!isUuid(id)) return false;
	const { numUpdatedRows } = await db
		.updateTable('objection')
		.set({ outcome: given.outcome, answer: given.answer, answered_by: given.by, answered_at: given.at })
		.where('id', '=', id)
		.where('outcome', 'is', null)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** Attempts of a person in which an answer came, by how many. */
export async function answered(db: Db, personLogId: string): Promise<Map<string, number>> {
	const rows = await db
		.selectFrom('objection')
		.select(['attempt', (row) => row.fn.countAll().as('n')])
		.where('person_log_id', '=', personLogId)
		.where('outcome', 'is not', null)
		.groupBy('attempt')
		.execute();
	return new Map(rows.map(({ attempt, n }) => [attempt, Number(n)]));
}
