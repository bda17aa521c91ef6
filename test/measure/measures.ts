import type { Case } from '#lib/case/case.ts';
import type { Language } from '#lib/case/text.ts';
import { ask } from '#lib/patient/ask.ts';
import { patientOf, type Patient, type Reply } from '#lib/patient/patient.ts';
import { rank } from '#lib/patient/rank.ts';
import { repair } from '#lib/patient/spelling.ts';
import { takeApart } from '#lib/patient/tokens.ts';
import { plain } from '#lib/patient/units.ts';
import type { HandedQuestion } from './handed.ts';
import { absent, leftOut, othersOf } from './leave-one-out.ts';

export type Miss = { of: string; question: string; wanted: string; got: string };

/** Shares of the questions: of the ranking without a threshold, then of the patient as he answers. Times in ms. */
export type LeftOutMeasure = {
	questions: number;
	first: number;
	firstThree: number;
	right: number;
	wrong: number;
	askedBack: number;
	unknown: number;
	notFollowed: number;
	/** Answers that told more than one fact. */
	several: number;
	medianMs: number;
};

/** Refused is unknown or not followed. */
export type AbsentMeasure = { questions: number; refused: number; answered: number; askedBack: number };

export type HandedMeasure = {
	questions: number;
	right: number;
	wrong: number;
	kinds: Record<string, { questions: number; right: number }>;
	medianMs: number;
};

export function measureLeftOut(cases: readonly Case[], language: Language, misses: Miss[]): LeftOutMeasure {
	const places: number[] = [];
	const replies: { reply: Reply; right: boolean }[] = [];
	const times: number[] = [];
	for (const { case: case_, left, fact, question } of leftOut(cases, language)) {
		const patient = patientOf(left, othersOf(cases, case_));
		places.push(rankedAs(patient, question, fact.id));
		const start = performance.now();
		const reply = ask(patient, question, allTold(case_));
		times.push(performance.now() - start);
		const right = reply.kind === 'said' && reply.facts.includes(fact.id);
		replies.push({ reply, right });
		if (!right) misses.push({ of: case_.id, question, wanted: fact.id, got: shown(reply) });
	}
	const share = (test: (one: { reply: Reply; right: boolean }) => boolean) =>
		replies.filter(test).length / replies.length;
	return {
		questions: replies.length,
		first: places.filter((place) => place === 1).length / places.length,
		firstThree: places.filter((place) => place <= 3).length / places.length,
		right: share(({ right }) => right),
		wrong: share(({ reply, right }) => reply.kind === 'said' && !right),
		askedBack: share(({ reply }) => reply.kind === 'asked-back'),
		unknown: share(({ reply }) => reply.kind === 'unknown'),
		notFollowed: share(({ reply }) => reply.kind === 'not-followed'),
		several: share(({ reply }) => reply.facts.length > 1 && reply.kind === 'said'),
		medianMs: median(times)
	};
}

export function measureAbsent(cases: readonly Case[], language: Language, misses: Miss[]): AbsentMeasure {
	const patients = new Map<string, Patient>();
	const kinds: Reply['kind'][] = [];
	for (const { case: case_, from, question, fact } of absent(cases, language)) {
		const name = `${case_.id} ${from.id}`;
		const patient = patients.get(name) ?? patientOf(case_, othersOf(cases, from));
		patients.set(name, patient);
		const reply = ask(patient, question, allTold(case_));
		kinds.push(reply.kind);
		if (reply.kind === 'said')
			misses.push({ of: case_.id, question, wanted: `nothing on ${fact.topic}`, got: shown(reply) });
	}
	const share = (...of: Reply['kind'][]) => kinds.filter((kind) => of.includes(kind)).length / kinds.length;
	return {
		questions: kinds.length,
		refused: share('unknown', 'not-followed'),
		answered: share('said'),
		askedBack: share('asked-back')
	};
}

export function measureHanded(
	case_: Case,
	questions: readonly HandedQuestion[],
	cases: readonly Case[],
	misses: Miss[]
): HandedMeasure {
	const patient = patientOf(case_, cases);
	const times: number[] = [];
	const answered = questions.map(({ kind, question, facts }) => {
		const start = performance.now();
		const reply = ask(patient, question, allTold(case_));
		times.push(performance.now() - start);
		const told = reply.kind === 'said' ? reply.facts : [];
		const refused = reply.kind === 'unknown' || reply.kind === 'not-followed';
		const right = facts.length === 0 ? refused : told.some((id) => facts.includes(id));
		if (!right) misses.push({ of: kind, question, wanted: facts.join(', ') || 'a refusal', got: shown(reply) });
		return { kind, right, wrong: reply.kind === 'said' && !right };
	});
	const kinds = [...new Set(answered.map(({ kind }) => kind))].map((kind) => {
		const own = answered.filter((one) => one.kind === kind);
		return [kind, { questions: own.length, right: own.filter(({ right }) => right).length / own.length }] as const;
	});
	return {
		questions: answered.length,
		right: answered.filter(({ right }) => right).length / answered.length,
		wrong: answered.filter(({ wrong }) => wrong).length / answered.length,
		kinds: Object.fromEntries(kinds),
		medianMs: median(times)
	};
}

/** The place of the wanted fact among all facts, without any threshold. */
function rankedAs(patient: Patient, question: string, wanted: string): number {
	const { candidates } = rank(patient, takeApart(repair(plain(question), patient.school.dictionary)));
	return 1 + candidates.findIndex(({ fact }) => fact.id === wanted);
}

// What a fact needs is another matter than whether it is found: here everything it may need was told.
function allTold(case_: Case) {
	return { told: case_.history.map(({ id }) => id), turns: [] };
}

function shown({ kind, facts }: Reply): string {
	return facts.length === 0 ? kind : `${kind} ${facts.join(', ')}`;
}

function median(values: readonly number[]): number {
	return [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0;
}
