import { sql, type Generated } from 'kysely';
import type { Outcome, OwnDoubt, SentDoubt } from '#lib/case/doubt.ts';
import type { Purpose } from '#lib/case/station.ts';
import type { Language } from '#lib/case/text.ts';
import type { Db } from './tables.ts';
import { tx } from './transaction.ts';
import { isUuid } from './uuid.ts';

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

/** A doubt as its case's authors read it; a name is null where the person has been erased. */
export type ListedDoubt = OwnDoubt & {
	attempt: string;
	purpose: Purpose;
	shared: boolean;
	pack: string;
	caseId: string;
	version: number;
	by: string | null;
	answeredBy: string | null;
};

const doubt = [
	'doubt.id',
	'doubt.about',
	'doubt.about_words as words',
	'doubt.text',
	'doubt.reference',
	'doubt.at',
	'doubt.outcome',
	'doubt.answer',
	'doubt.answered_at as answeredAt'
] as const;

/** Adds a doubt. While one about the same thing waits, or `most` of the attempt do, it is not taken. */
export async function add(
	db: Db,
	given: SentDoubt & { attempt: string; caseVersion: string; personLogId: string; language: Language; at: number },
	most: number
): Promise<'added' | 'waits' | 'too many'> {
	const { attempt, caseVersion, personLogId, about, words, text, reference, language, at } = given;
	return tx(db, async (inside) => {
		// One after the other, or two at once would both be the last that is taken.
		await inside.selectFrom('attempt').select('id').where('id', '=', attempt).forNoKeyUpdate().execute();
		const waiting = (await ofAttempt(inside, attempt)).filter(({ answer }) => answer === null);
		const same = waiting.find((one) => one.about === about);
		if (same) return same.text === text && same.reference === reference ? 'added' : 'waits';
		if (waiting.length >= most) return 'too many';
		await inside
			.insertInto('doubt')
			.values({
				attempt,
				case_version: caseVersion,
				person_log_id: personLogId,
				about,
				about_words: words,
				text,
				reference,
				language,
				at
			})
			.execute();
		return 'added';
	});
}

/** Oldest first. */
export async function ofAttempt(db: Db, attempt: string): Promise<OwnDoubt[]> {
	const rows = await db
		.selectFrom('doubt')
		.select(doubt)
		.where('attempt', '=', attempt)
		.orderBy('at')
		.orderBy('id')
		.execute();
	return rows.map(asOwn);
}

/** By case, those that wait first, then the newest first. */
export async function list(db: Db, limit = 1000): Promise<ListedDoubt[]> {
	const rows = await db
		.selectFrom('doubt')
		.innerJoin('attempt', 'attempt.id', 'doubt.attempt')
		.innerJoin('case_version', 'case_version.id', 'doubt.case_version')
		.leftJoin('person as asker', 'asker.log_id', 'doubt.person_log_id')
		.leftJoin('person as answerer', 'answerer.log_id', 'doubt.answered_by')
		.select([
			...doubt,
			'doubt.attempt',
			'attempt.purpose',
			'attempt.shared',
			'case_version.pack',
			'case_version.case_id as caseId',
			'case_version.version',
			'asker.name as by',
			'answerer.name as answeredBy'
		])
		.orderBy('case_version.pack')
		.orderBy('case_version.case_id')
		.orderBy((row) => row('doubt.outcome', 'is not', null))
		.orderBy('doubt.at', 'desc')
		.limit(limit)
		.execute();
	return rows.map(({ attempt, purpose, shared, pack, caseId, version, by, answeredBy, ...row }) => ({
		...asOwn(row),
		...{ attempt, purpose, shared, pack, caseId, version, by, answeredBy }
	}));
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

/** Answers a doubt, or answers it anew; false where none stands by that id as it was read: its answer is of `before`. */
export async function answer(
	db: Db,
	id: string,
	{ outcome, text, by, at, before }: { outcome: Outcome; text: string; by: string; at: number; before: number | null }
): Promise<boolean> {
	if (!isUuid(id)) return false;
	const { numUpdatedRows } = await db
		.updateTable('doubt')
		.set({ outcome, answer: text, answered_by: by, answered_at: at })
		.where('id', '=', id)
		.where(sql<boolean>`answered_at is not distinct from ${before}::bigint`)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** How many answers came back to a person, by attempt; those without are left out. */
export async function answersTo(db: Db, personLogId: string): Promise<Map<string, number>> {
	const rows = await db
		.selectFrom('doubt')
		.select(['attempt', (row) => row.fn.countAll().as('n')])
		.where('person_log_id', '=', personLogId)
		.where('outcome', 'is not', null)
		.groupBy('attempt')
		.execute();
	return new Map(rows.map(({ attempt, n }) => [attempt, Number(n)]));
}

type Stored = Omit<OwnDoubt, 'answer'> & Pick<DoubtTable, 'outcome' | 'answer'> & { answeredAt: number | null };

function asOwn({ outcome, answer, answeredAt, ...asked }: Stored): OwnDoubt {
	const isAnswered = outcome !== null && answer !== null && answeredAt !== null;
	return { ...asked, answer: isAnswered ? { text: answer, outcome, at: answeredAt } : null };
}
