import { describe, expect, test } from 'vitest';
import type { Case } from '#lib/case/case.ts';
import { languages, wordings } from '#lib/case/text.ts';
import { ask } from '#lib/patient/ask.ts';
import { patientOf, type Reply } from '#lib/patient/patient.ts';
import { tell } from '#lib/patient/tell.ts';
import { packFolders, readCases } from '#test/measure/cases.ts';
import { spare } from './example.ts';
import { probes } from './probes.ts';

const cases = packFolders().flatMap(readCases);
const every = 31;

describe('nothing but stored words is ever spoken', () => {
	test('the packs are there', () => expect(cases.length).toBeGreaterThan(0));

	test.each(cases.map((case_) => [case_.id, case_] as const))(
		'%s, asked by all packs’ questions and by probes',
		(_, case_) => {
			const patient = patientOf(case_, cases);
			const stored = new Set(storedWords(case_));
			const questions = [...probes, ...examples(cases).filter((_, at) => at % every === 0)];
			for (const question of questions) {
				const reply = ask(patient, question, { told: [], turns: [] });
				expect(unmet(case_, reply), question).toEqual([]);
				expect(invented(case_, reply, stored), question).toEqual([]);
			}
		}
	);
});

/** Facts told although something they need was not. */
function unmet(case_: Case, { kind, facts }: Reply): string[] {
	return kind === 'said'
		? facts.filter((id) => case_.history.some((fact) => fact.id === id && fact.needs.length > 0))
		: [];
}

function invented(case_: Case, reply: Reply, stored: ReadonlySet<string>): string[] {
	if (reply.kind === 'asked-back') return reply.facts.filter((id) => !case_.history.some((fact) => fact.id === id));
	return languages.flatMap((language) => {
		const spoken = tell(case_, reply, language, spare[language]).map(({ words }) => words);
		const neutral = [spare[language].unknown, spare[language].notFollowed];
		return spoken.filter((words) => !neutral.includes(words) && ![...stored].some((text) => text.includes(words)));
	});
}

function storedWords({ patient, history }: Case): string[] {
	const own = [patient.opening, patient.unknown].filter((text) => text !== undefined);
	return [...own, ...history.map(({ says }) => says)].flatMap(wordings);
}

function examples(cases: readonly Case[]): string[] {
	return cases.flatMap(({ history }) => history.flatMap(({ asked_by }) => asked_by.flatMap(wordings)));
}
