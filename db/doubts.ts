import type { Generated } from 'kysely';
import type { Language } from '#lib/case/text.ts';
import type { Db } from './tables.ts';
import { isUuid } from './uuid.ts';

export const outcomes = ['will be changed', 'was changed', 'stays'] as const;
export type Outcome = (typeof outcomes)[number];

export type DoubtTable = {
	id: Generated<string>;
	attempt: string;
	case_version: string;
	person_log_id: string;
	about: string;
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
export type Doubt = {
	id: string;
	attempt: string;
	/** The kind of a thing in the debrief, a colon, and its id. */
	about: string;
	aboutWords: string;
	text: string;
	reference: string;
	language: Language;
	at: number;
	outcome: Outcome | null;
	answer: string | null;
	answeredAt: number | null;
};
export type Listed = Doubt & { caseId: string; pack: string; name: string | null };

const doubt = [
	'doubt.id',
	'doubt.attempt',
	'doubt.about',
	'doubt.about_words as aboutWords',
	'doubt.text',
	'doubt.reference',
	'doubt.language',
	'doubt.at',
	'doubt.outcome',
	'doubt.answer',
	'doubt.answered_at as answeredAt'
] as const;

export async function add(
	db: Db,
	given: Omit<Doubt, 'id' | 'outcome' | 'answer' | 'answeredAt'> & { caseVersion: string; personLogId: string }
): Promise<Doubt> {
	return db
		.insertInto('doubt')
		.values({
			attempt: given.attempt,
			case_version: given.caseVersion,
			person_log_id: given.personLogId,
			about: given.about,
			about_words: given.aboutWords,
			text: given.text,
			reference: given.reference,
			language: given.language,
			at: given.at
		})
		.returning(doubt)
		.executeTakeFirstOrThrow();
}

/** Oldest first. */
export async function ofAttempt(db: Db, attempt: string): Promise<Doubt[]> {
	return db.selectFrom('doubt').select(doubt).where('attempt', '=', attempt).orderBy('at').execute();
}

/** Those that wait first, then newest first. The name is null when the person has been erased. */
export async function list(db: Db, limit = 500): Promise<Listed[]> {
	return db
		.selectFrom('doubt')
		.innerJoin('case_version', 'case_version.id', 'doubt.case_version')
		.leftJoin('person', 'person.log_id', 'doubt.person_log_id')
		.select([...doubt, 'case_version.case_id as caseId', 'case_version.pack', 'person.name'])
		.orderBy((row) => row('doubt.outcome', 'is not', null))
		.orderBy('doubt.at', 'desc')
		.limit(limit)
		.execute() as Promise<Listed[]>;
}

/** How many wait for an answer. */
export async function waiting(db: Db): Promise<number> {
	const { n } = await db
		.selectFrom('doubt')
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
		.updateTable('doubt')
		.set({ outcome: given.outcome, answer: given.answer, answered_by: given.by, answered_at: given.at })
		.where('id', '=', id)
		.where('outcome', 'is', null)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** Attempts of a person in which an answer came, by how many. */
export async function answered(db: Db, personLogId: string): Promise<Map<string, number>> {
	const rows = await db
		.selectFrom('doubt')
		.select(['attempt', (row) => row.fn.countAll().as('n')])
		.where('person_log_id', '=', personLogId)
		.where('outcome', 'is not', null)
		.groupBy('attempt')
		.execute();
	return new Map(rows.map(({ attempt, n }) => [attempt, Number(n)]));
}
