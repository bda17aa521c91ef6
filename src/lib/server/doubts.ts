import * as v from 'valibot';
import * as attempts from '#db/attempts.ts';
import * as cases from '#db/cases.ts';
import * as doubts from '#db/doubts.ts';
import type { Doubt } from '#db/doubts.ts';
import { storable } from '#db/json.ts';
import { say, type Language } from '#lib/case/text.ts';
import { doubtRefusals as en } from '#lib/words/en/doubts.ts';
import { doubtRefusals as zh } from '#lib/words/zh/doubts.ts';
import type { World } from './world.ts';

/** So many may wait for an answer at once, of one attempt. */
const mostWaiting = 20;

const text = (most: number) =>
	v.pipe(
		v.string(),
		v.transform((said) => said.normalize('NFC').trim()),
		v.maxLength(most)
	);
const kinds = 'line|step|lesion|diagnosis|point|answer|moment|teaching';
const Raised = v.object({
	about: v.pipe(v.string(), v.regex(new RegExp(`^(${kinds}):[^\\n]{1,300}$`, 'u'))),
	words: text(2_000),
	text: v.pipe(text(4_000), v.minLength(1)),
	reference: text(500)
});
const Answered = v.object({
	doubt: v.string(),
	outcome: v.picklist(doubts.outcomes),
	answer: v.pipe(text(4_000), v.minLength(1))
});

/** Tells the authors of a case what somebody holds to be wrong in it; null where there is no such released attempt of theirs. */
export async function raise(
	world: World,
	{ attempt: id, logId, language }: { attempt: string; logId: string; language: Language },
	form: FormData
): Promise<{ doubt: Doubt } | { refused: string } | null> {
	const words = { en, zh }[language];
	const attempt = await attempts.find(world.db, id);
	if (!attempt || attempt.personLogId !== logId || attempt.releasedAt === null) return null;
	const read = v.safeParse(Raised, storable(Object.fromEntries(form)));
	if (!read.success) return { refused: read.issues[0].type === 'max_length' ? words.tooLong : words.empty };
	const { about, words: aboutWords, text, reference } = read.output;
	const before = await doubts.ofAttempt(world.db, id);
	const again = before.find((one) => one.about === about && one.text === text);
	if (again) return { doubt: again };
	if (before.filter(({ outcome }) => outcome === null).length >= mostWaiting) return { refused: words.tooMany };
	const { caseVersion } = attempt;
	const given = { attempt: id, caseVersion, personLogId: logId, about, aboutWords, text, reference, language };
	return { doubt: await doubts.add(world.db, { ...given, at: world.now() }) };
}

/** The doubts that somebody raised in an attempt, for themselves. */
export function raisedIn(world: World, attempt: string): Promise<Doubt[]> {
	return doubts.ofAttempt(world.db, attempt);
}

export type ListedDoubt = Omit<doubts.Listed, 'attempt' | 'pack'> & {
	caseName: string | null;
	/** The attempt, where educators may read it. */
	attempt: string | null;
};

/** All doubts, for the educators: those that wait first. */
export async function listForEducators(world: World, language: Language): Promise<ListedDoubt[]> {
	const names = new Map(
		(await cases.newest(world.db)).map(({ pack, caseId, body }) => [`${pack}/${caseId}`, body.patient.name])
	);
	const listed = [];
	for (const { attempt: id, pack, ...doubt } of await doubts.list(world.db)) {
		const attempt = await attempts.find(world.db, id);
		const open = attempt && (attempt.purpose === 'exam' || attempt.shared);
		const name = names.get(`${pack}/${doubt.caseId}`);
		listed.push({ ...doubt, caseName: name ? say(name, language) : null, attempt: open ? id : null });
	}
	return listed;
}

/** An educator's answer; it goes back to who raised it. */
export async function answer(
	world: World,
	educator: { name: string; language: Language },
	form: FormData
): Promise<{ done: true } | { refused: string }> {
	const words = { en, zh }[educator.language];
	const read = v.safeParse(Answered, storable(Object.fromEntries(form)));
	if (!read.success) return { refused: read.issues[0].type === 'max_length' ? words.tooLong : words.noAnswer };
	const { doubt, ...given } = read.output;
	const done = await doubts.answer(world.db, doubt, { ...given, by: educator.name, at: world.now() });
	return done ? { done } : { refused: words.answeredAlready };
}
