import type { Case, Fact } from '#lib/case/case.ts';
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

function without(case_: Case, fact: Fact, at: number): Case {
	const less = { ...fact, asked_by: fact.asked_by.filter((_, other) => other !== at) };
	return { ...case_, history: case_.history.map((other) => (other === fact ? less : other)) };
}

/** Every question of another case whose topic this case lacks, as put to this case. */
export function* absent(
	cases: readonly Case[],
	language: Language
): Generator<{ case: Case; from: Case; fact: Fact; question: string }> {
	for (const case_ of cases) {
		const topics = new Set(case_.history.map(({ topic }) => topic));
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
