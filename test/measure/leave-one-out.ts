import type { Case, Fact } from '#lib/case/case.ts';
import { standsFor } from '#lib/patient/stands-for.ts';
import { wordings, type Language, type Text } from '#lib/case/text.ts';

/** One example question, taken out of its case: `left` is the case without it. */
export type LeftOut = { case: Case; left: Case; fact: Fact; question: string };

/** Every example question in one language, each with its case as it is without it (without its translation, too). */
export function* leftOut(cases: readonly Case[], language: Language): Generator<LeftOut> {
	for (const case_ of cases) {
		for (const fact of case_.history) {
			for (const [at, asked] of fact.asked_by.entries()) {
				const question = wording(asked, language);
				if (question) yield { case: case_, left: without(case_, fact, at), fact, question };
			}
		}
	}
}

/** The same with one example question a fact, its shortest; all others are asked. */
export function* sparse(cases: readonly Case[], language: Language): Generator<LeftOut> {
	for (const case_ of cases) {
		const kept = new Map(case_.history.map((fact) => [fact, shortest(fact)]));
		const history = case_.history.map((fact) => ({ ...fact, asked_by: [kept.get(fact) ?? []].flat() }));
		const left = { ...case_, history };
		for (const fact of case_.history) {
			for (const asked of fact.asked_by.filter((asked) => asked !== kept.get(fact))) {
				const question = wording(asked, language);
				if (question) yield { case: case_, left, fact, question };
			}
		}
	}
}

function shortest(fact: Fact): Text | undefined {
	const length = (text: Text) => (wordings(text)[0] ?? '').length;
	return fact.asked_by.toSorted((one, other) => length(one) - length(other))[0];
}

/** All cases but one; the same list for the same case, so that what it teaches is learnt once. */
export function othersOf(cases: readonly Case[], case_: Case): readonly Case[] {
	const lists = others.get(cases) ?? new Map<string, readonly Case[]>();
	others.set(cases, lists);
	const list = lists.get(case_.id) ?? cases.filter(({ id }) => id !== case_.id);
	lists.set(case_.id, list);
	return list;
}

const others = new WeakMap<readonly Case[], Map<string, readonly Case[]>>();

function without(case_: Case, fact: Fact, at: number): Case {
	const less = { ...fact, asked_by: fact.asked_by.filter((_, other) => other !== at) };
	return { ...case_, history: case_.history.map((other) => (other === fact ? less : other)) };
}

/** Every question of another case whose topic this case lacks, and that no other fact of it answers, as put to this case. */
export function* absent(
	cases: readonly Case[],
	language: Language
): Generator<{ case: Case; from: Case; fact: Fact; question: string }> {
	for (const case_ of cases) {
		const { history } = case_;
		const topics = new Set(history.flatMap((fact) => [fact.topic, ...standsFor(fact, history)]));
		for (const from of cases.filter((other) => other !== case_)) {
			for (const fact of from.history.filter(({ topic }) => !topics.has(topic))) {
				for (const asked of fact.asked_by) {
					const question = wording(asked, language);
					if (question) yield { case: case_, from, fact, question };
				}
			}
		}
	}
}

function wording(text: Text, language: Language): string | undefined {
	return typeof text === 'string' ? wordings(text)[0] : text[language];
}
