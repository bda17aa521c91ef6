import { wordings, type Text } from '#lib/case/text.ts';
import { codeKeys } from './diagnosis.ts';
import { strippings } from './qualifiers.ts';
import { ancestors, idsNamed, meantBy, type Vocabulary } from './vocabulary.ts';

type Named = {
	name: Text;
	synonyms: readonly string[];
	codes?: { orpha?: string | number; mondo?: string; doid?: string };
};

/**
 * The diagnoses that a target is: what its unambiguous names and codes mean. An ambiguous name ("MS", "CIS") adds
 * nothing; only where there is nothing else, the one diagnosis that all ambiguous names share.
 */
export function targetIds({ name, synonyms, codes }: Named, vocabulary: Vocabulary): Set<string> {
	const names = [...wordings(name), ...synonyms];
	const sure = new Set([...byCode(codes ?? {}, vocabulary), ...names.flatMap((each) => meaning(each, vocabulary))]);
	return sure.size > 0 ? sure : shared(names, vocabulary);
}

/** The diagnoses that the target's own broader names mean. */
export function broaderIds({ broader }: { broader?: readonly string[] }, vocabulary: Vocabulary): Set<string> {
	return new Set((broader ?? []).flatMap((name) => meantBy(vocabulary, name) ?? []));
}

/** Of several diagnoses those that have none of the others below them: a key that accepts "stroke" does not mean every stroke. */
export function coreOf(ids: ReadonlySet<string>, vocabulary: Vocabulary): Set<string> {
	const above = new Set([...ids].flatMap((id) => [...ancestors(vocabulary, id)]));
	return new Set([...ids].filter((id) => !above.has(id)));
}

function byCode(codes: NonNullable<Named['codes']>, vocabulary: Vocabulary): string[] {
	return codeKeys(codes).flatMap((key) => {
		const ids = [...(vocabulary.coded.get(key) ?? [])];
		return ids.length === 1 ? ids : [];
	});
}

function meaning(name: string, vocabulary: Vocabulary): string[] {
	if (idsNamed(vocabulary, name).size > 0) return one(meantBy(vocabulary, name));
	const known = strippings(name).find(({ rest }) => idsNamed(vocabulary, rest).size > 0);
	if (!known || (known.tempi.size > 0 && hasTempo(known.rest, vocabulary))) return [];
	return one(meantBy(vocabulary, known.rest));
}

/** Whether the vocabulary knows an acute or chronic form as a diagnosis of its own. */
function hasTempo(rest: string, vocabulary: Vocabulary): boolean {
	const forms = ['acute ', 'subacute ', 'chronic ', '急性', '亚急性', '慢性'].map((tempo) => tempo + rest);
	const plain = idsNamed(vocabulary, rest);
	return forms.some((form) => [...idsNamed(vocabulary, form)].some((id) => !plain.has(id)));
}

function shared(names: readonly string[], vocabulary: Vocabulary): Set<string> {
	const sets = names.map((name) => idsNamed(vocabulary, name)).filter(({ size }) => size > 0);
	const common = [...(sets[0] ?? [])].filter((id) => sets.every((set) => set.has(id)));
	return new Set(common.length === 1 ? common : []);
}

function one(id: string | null): string[] {
	return id === null ? [] : [id];
}
