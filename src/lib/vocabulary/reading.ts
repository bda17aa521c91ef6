import { namesOf } from './diagnosis.ts';
import { isChinese, normalise } from './normalise.ts';
import { strippings } from './qualifiers.ts';
import { idsNamed, type Vocabulary } from './vocabulary.ts';

/** One way to read what was written: the name as it is compared, and the diagnoses that bear it. `chosen`: from the list. */
export type Reading = { key: string; ids: ReadonlySet<string>; chosen: boolean };

/** The ways to read an answer, as written first, then without its qualifiers; "chronic" goes only if the target says it too. */
export function readAnswer(
	{ text, diagnosis }: { text: string; diagnosis?: string | undefined },
	vocabulary: Vocabulary,
	dropsChronic: boolean
): Reading[] {
	const written = normalise(text);
	if (diagnosis !== undefined && bears(diagnosis, written, vocabulary)) {
		return [{ key: written, ids: new Set([diagnosis]), chosen: true }];
	}
	const bare = strippings(text).filter(({ tempi }) => dropsChronic || !tempi.has('chronic'));
	const keys = [written, ...bare.map(({ rest }) => rest)].flatMap((key) => [key, withoutPossessive(key)]);
	const plain = [...new Set(keys)].map((key) => ({ key, ids: idsNamed(vocabulary, key), chosen: false }));
	return [...plain, ...glossed(text, vocabulary)].filter(({ key }) => key !== '');
}

function bears(id: string, key: string, vocabulary: Vocabulary): boolean {
	const diagnosis = vocabulary.diagnoses.get(id);
	return diagnosis !== undefined && namesOf(diagnosis).some((name) => normalise(name) === key);
}

/** "parkinsons disease", written without its apostrophe. */
function withoutPossessive(key: string): string {
	if (isChinese(key)) return key;
	return key.replace(/(?<=[a-z]{3}[^siu])s (?=disease|syndrome|palsy|dementia|chorea|encephalopathy|ataxia)/, ' ');
}

/** "multiple sclerosis (MS)": two names of one diagnosis. Two names of different ones are not read at all. */
function glossed(text: string, vocabulary: Vocabulary): Reading[] {
	const [, name, gloss] = text.match(/^([^()（）]+)[(（]([^()（）]+)[)）]\s*$/) ?? [];
	if (name === undefined || gloss === undefined) return [];
	const ids = [...idsNamed(vocabulary, name)].filter((id) => idsNamed(vocabulary, gloss).has(id));
	return ids.length > 0 ? [{ key: normalise(name), ids: new Set(ids), chosen: false }] : [];
}
