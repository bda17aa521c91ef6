import type { Codes, Diagnosis } from './diagnosis.ts';
import { isRecord, isWords, wordsOf, type Row } from './row.ts';

const keys = ['id', 'name', 'abbreviations', 'synonyms', 'broader', 'codes'];
const systems = ['icd10', 'icd11', 'orpha', 'mondo', 'doid'] as const;

/** One diagnosis of our own YAML; only `id` and `name` are required. */
export function readOwn(row: unknown): Row {
	if (!isRecord(row)) return { key: '', says: 'is not a diagnosis: write { id, name: { en, zh } }' };
	const id = isWords(row.id) ? row.id : '';
	const fault = (says: string) => ({ key: id, says });
	if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) return fault('is no id: write small letters and digits, joined by hyphens');
	const unknown = Object.keys(row).find((key) => !keys.includes(key));
	if (unknown) return fault(`has a key "${unknown}" that no diagnosis has: it may have ${keys.join(', ')}`);
	const { name, abbreviations, synonyms = {}, broader, codes = {} } = row;
	if (!isRecord(name) || !isWords(name.en)) return fault('has no English name: write name: { en: …, zh: … }');
	if (!isRecord(synonyms)) return fault('has synonyms that are not { en: […], zh: […] }');
	if (!isRecord(codes)) return fault('has codes that are not { icd10: …, mondo: … }');
	const lists = [abbreviations, broader, synonyms.en, synonyms.zh];
	if (!lists.every(isListOfWords)) return fault('has a list of names with something in it that is no name');
	return {
		diagnosis: {
			id,
			name: { en: name.en, ...(isWords(name.zh) ? { zh: name.zh } : {}) },
			abbreviations: wordsOf(abbreviations),
			synonyms: { en: wordsOf(synonyms.en), zh: wordsOf(synonyms.zh) },
			broader: wordsOf(broader),
			codes: codesOf(codes)
		} satisfies Diagnosis
	};
}

function isListOfWords(data: unknown): boolean {
	return data === undefined || (Array.isArray(data) && data.every(isWords));
}

function codesOf(codes: Record<string, unknown>): Codes {
	const given = systems.filter((system) => codes[system] !== undefined && codes[system] !== null);
	return Object.fromEntries(given.map((system) => [system, String(codes[system])]));
}
