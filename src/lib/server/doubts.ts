import * as v from 'valibot';
import * as attempts from '#db/attempts.ts';
import * as cases from '#db/cases.ts';
import * as doubts from '#db/doubts.ts';
import type { ListedDoubt } from '#db/doubts.ts';
import { storable } from '#db/json.ts';
import type { Person } from '#db/people.ts';
import { longestDoubt, outcomes, SentDoubt, written } from '#lib/case/doubt.ts';
import { say, type Language } from '#lib/case/text.ts';
import { doubtRefusals as en } from '#lib/words/en/doubts.ts';
import { doubtRefusals as zh } from '#lib/words/zh/doubts.ts';
import { isForEducators } from './marking.ts';
import type { World } from './world.ts';

/** So many may wait for an answer at once, of one attempt. */
export const mostWaiting = 20;

type Done = { done: true } | { refused: string };

/** Tells the authors of a case what somebody thinks wrong in it; null where there is no such attempt of theirs. */
export async function doubt(
	world: World,
	{ attempt: id, logId, language }: { attempt: string; logId: string; language: Language },
	sent: Record<string, unknown>
): Promise<Done | null> {
	const words = { en, zh }[language];
	const attempt = await attempts.find(world.db, id);
	if (!attempt || attempt.personLogId !== logId) return null;
	if (attempt.phase !== 'released') return { refused: words.notReleased };
	const read = v.safeParse(SentDoubt, storable(sent));
	if (!read.success) return { refused: unfit(read.issues[0], words) };
	const { caseVersion } = attempt;
	const given = { ...read.output, attempt: id, caseVersion, personLogId: logId, language, at: world.now() };
	const added = await doubts.add(world.db, given, mostWaiting);
	if (added === 'too many') return { refused: words.tooMany(mostWaiting) };
	return added === 'waits' ? { refused: words.waits } : { done: true };
}

export type DoubtOfCase = Omit<ListedDoubt, 'purpose' | 'shared' | 'attempt' | 'pack' | 'caseId'> & {
	/** The attempt, where educators may read it; who sat it is not told otherwise. */
	attempt: string | null;
};
export type DoubtedCase = { pack: string; caseId: string; name: string | null; doubts: DoubtOfCase[] };

/** Every doubt for the case's authors, by case, those that wait first. */
export async function doubtedCases(world: World, language: Language): Promise<DoubtedCase[]> {
	const [all, versions] = await Promise.all([doubts.list(world.db), cases.newest(world.db)]);
	const names = new Map(versions.map(({ pack, caseId, body }) => [`${pack}/${caseId}`, body.patient.name]));
	const found = new Map<string, DoubtedCase>();
	for (const { purpose, shared, pack, caseId, attempt, by, ...one } of all) {
		const key = `${pack}/${caseId}`;
		const name = names.get(key);
		const of = found.get(key) ?? { pack, caseId, name: name ? say(name, language) : null, doubts: [] };
		const isOpen = isForEducators({ purpose, shared });
		of.doubts.push({ ...one, attempt: isOpen ? attempt : null, by: isOpen ? by : null });
		found.set(key, of);
	}
	return [...found.values()];
}

const Answered = v.object({
	doubt: v.string(),
	outcome: v.picklist(outcomes),
	text: v.pipe(written(longestDoubt), v.minLength(1)),
	/** When the answer was given that stood there as this one was written; empty for none. */
	before: v.pipe(
		v.string(),
		v.regex(/^\d{0,15}$/),
		v.transform((at) => (at === '' ? null : Number(at)))
	)
});

/** An author's answer, which comes back where the doubt was sent from; a later one takes its place. */
export async function answerDoubt(
	{ db, now }: World,
	educator: Person,
	language: Language,
	sent: Record<string, unknown>
): Promise<Done> {
	const words = { en, zh }[language];
	const read = v.safeParse(Answered, storable(sent));
	if (!read.success) return { refused: unfit(read.issues[0], words) };
	const { doubt: id, ...given } = read.output;
	const done = await doubts.answer(db, id, { ...given, by: educator.logId, at: now() });
	return done ? { done } : { refused: words.noSuchDoubt };
}

function unfit(issue: v.BaseIssue<unknown>, words: typeof en): string {
	if (issue.type === 'max_length') return words.tooLong(Number(issue.requirement));
	const field = v.getDotPath(issue);
	if (field === 'text') return words.needsText;
	return field === 'outcome' ? words.needsOutcome : words.unreadable;
}
