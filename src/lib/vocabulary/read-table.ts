import { isAbbreviation, type Codes, type Diagnosis } from './diagnosis.ts';
import { normalise } from './normalise.ts';
import { isRecord, isWords, wordsOf, type Row } from './row.ts';

/** Rows `[id, name, [other names], { mondo, doid, orpha, … }, group, [row numbers of parents]]`. */
export function readTable(rows: readonly unknown[]): Row[] {
	const ids = rows.map((row) => (Array.isArray(row) && isWords(row[0]) ? row[0] : null));
	return rows.map((row, n) => {
		const key = ids[n] ?? `row ${n}`;
		if (!Array.isArray(row) || !ids[n])
			return { key, says: 'is not [id, name, [other names], {codes}, group, [parents]]' };
		const [, name, others, codes, , parents] = row as unknown[];
		if (!isWords(name)) return { key, says: 'has no name' };
		const places: unknown[] = Array.isArray(parents) ? parents : [];
		const broader = places.map((place) => (typeof place === 'number' ? ids[place] : null));
		if (broader.some((id) => !id)) return { key, says: 'names a row as its parent that is not there' };
		return { diagnosis: diagnosisOf(key, name, wordsOf(others), codesOf(codes, key), broader.filter(isWords)) };
	});
}

/** A hand-written line `{ id, name, other, zh }`; without an id it is called by its name. */
export function readSupplement(row: unknown): Row {
	if (!isRecord(row) || !isWords(row.name)) return { key: '', says: 'is not { id, name, other: […], zh: […] }' };
	const id = isWords(row.id) ? row.id : normalise(row.name).replaceAll(' ', '-');
	const { synonyms, ...rest } = diagnosisOf(id, row.name, wordsOf(row.other), codesOf({}, id), []);
	const [zh, ...others] = wordsOf(row.zh);
	return {
		diagnosis: {
			...rest,
			name: { en: row.name, ...(zh ? { zh } : {}) },
			synonyms: { en: synonyms.en, zh: others }
		}
	};
}

/** A diagnosis of another vocabulary, its abbreviations told apart by their looks. */
export function diagnosisOf(id: string, name: string, others: string[], codes: Codes, broader: string[]): Diagnosis {
	return {
		id,
		name: { en: name },
		abbreviations: others.filter(isAbbreviation),
		synonyms: { en: others.filter((other) => !isAbbreviation(other)), zh: [] },
		broader: [...new Set(broader)],
		codes
	};
}

function codesOf(given: unknown, id: string): Codes {
	const codes = isRecord(given) ? given : {};
	const first = (system: string) => [codes[system]].flat().find(isWords);
	const [system, number] = id.split(':');
	const mondo = first('mondo') ?? (system === 'MONDO' ? number : undefined);
	const doid = first('doid') ?? (system === 'DOID' ? number : undefined);
	const [orpha, icd10] = [first('orpha'), first('icd10')];
	return {
		...(icd10 ? { icd10 } : {}),
		...(orpha ? { orpha: `ORPHA:${orpha}` } : {}),
		...(mondo ? { mondo: `MONDO:${mondo}` } : {}),
		...(doid ? { doid: `DOID:${doid}` } : {})
	};
}
