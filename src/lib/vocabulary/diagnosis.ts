import { normalise } from './normalise.ts';

/** `icd10` and `icd11` are headings of a classification and may hold several diagnoses; the others name one thing. */
export type Codes = { icd10?: string; icd11?: string; orpha?: string; mondo?: string; doid?: string };

/** `broader` holds ids. Abbreviations belong to no language. */
export type Diagnosis = {
	id: string;
	name: { en: string; zh?: string };
	abbreviations: string[];
	synonyms: { en: string[]; zh: string[] };
	broader: string[];
	codes: Codes;
};

/** Every full name of a diagnosis, as written, the preferred ones first. */
export function fullNames({ name, synonyms }: Diagnosis): string[] {
	return [name.en, ...(name.zh ? [name.zh] : []), ...synonyms.en, ...synonyms.zh];
}

/** Every name of a diagnosis, as written. */
export function namesOf(diagnosis: Diagnosis): string[] {
	return [...fullNames(diagnosis), ...diagnosis.abbreviations];
}

/** The codes that name one thing, as keys: `mondo:0005301`, `doid:2377`, `orpha:905`. */
export function codeKeys(codes: { orpha?: string | number; mondo?: string; doid?: string }): string[] {
	return (['mondo', 'doid', 'orpha'] as const).flatMap((system) => {
		const number = String(codes[system] ?? '').match(/\d+$/)?.[0];
		return number ? [`${system}:${number}`] : [];
	});
}

/** Whether a name looks like an abbreviation: short, one word, two capitals or more. */
export function isAbbreviation(name: string): boolean {
	return /^[\p{L}\p{N}-]{2,8}$/u.test(name) && (name.match(/\p{Lu}/gu)?.length ?? 0) >= 2;
}

/** Names without those that normalise to one already there. */
export function distinct(names: readonly string[], besides: readonly string[] = []): string[] {
	const seen = new Set(besides.map(normalise));
	return names.filter((name) => {
		const key = normalise(name);
		return key !== '' && !seen.has(key) && seen.add(key);
	});
}
