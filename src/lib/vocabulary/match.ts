import { wordings, type Text } from '#lib/case/text.ts';
import { normalise } from './normalise.ts';
import { contradict, sidesIn, tempiIn } from './qualifiers.ts';
import { readAnswer, type Reading } from './reading.ts';
import { broaderIds, coreOf, targetIds } from './target.ts';
import { ancestors, type Vocabulary } from './vocabulary.ts';

/** What an answer is compared with: a diagnosis of the key, or an entry of its differential. */
export type Target = {
	name: Text;
	synonyms: readonly string[];
	broader?: readonly string[];
	codes?: { orpha?: string | number; mondo?: string; doid?: string };
};

/**
 * `name` and `broader-name`: a name that the key itself gives. `alias`, `ancestor`, `descendant`, `other`: through the
 * vocabulary. `side`, `tempo`: contradicts the key's left or right, acute or chronic. `unknown`: no name that we know.
 */
export type By = 'name' | 'alias' | 'broader-name' | 'ancestor' | 'descendant' | 'side' | 'tempo' | 'other' | 'unknown';

/** `name` is the name, of the key or of the vocabulary, that the answer was taken for. */
export type Match = { relation: 'same' | 'broader' | 'narrower' | 'different'; by: By; name: Text | null };

/**
 * How an answer stands to a target. Only whole names count, in the key or in the vocabulary; likeness of strings never
 * does. `broader` and `narrower` earn nothing: they are shown as partial. A diagnosis chosen from the list counts only
 * while the text is still one of its names.
 */
export function compare(
	answer: { text: string; diagnosis?: string | undefined },
	target: Target,
	vocabulary: Vocabulary
): Match {
	const readings = readAnswer(answer, vocabulary, [...sidesAndTempi(target).tempi].includes('chronic'));
	const ids = targetIds(target, vocabulary);
	const own = namesAsGiven([...wordings(target.name), ...target.synonyms]);

	const against = contradiction(answer.text, target);
	for (const [n, reading] of readings.entries()) {
		const match = relate(reading, target, own, ids, vocabulary);
		if (match && against && !(n === 0 && match.by === 'name')) return { ...match, relation: 'different', by: against };
		if (match) return match;
		if (reading.ids.size > 0) break;
	}
	const other = readings.flatMap((reading) => [...reading.ids]).at(0);
	return { relation: 'different', by: other ? 'other' : 'unknown', name: other ? nameOf(other, vocabulary) : null };
}

function relate(
	{ key, ids: said, chosen }: Reading,
	target: Target,
	own: Map<string, string>,
	ids: Set<string>,
	vocabulary: Vocabulary
): Match | null {
	const of = (id: string) => nameOf(id, vocabulary);
	const means = !chosen || ids.size === 0 || meets(said, ids);
	if (own.has(key) && means) return { relation: 'same', by: 'name', name: own.get(key)! };
	const same = first(said, (id) => ids.has(id));
	if (same) return { relation: 'same', by: 'alias', name: of(same) };

	const broader = namesAsGiven(target.broader ?? []);
	if (broader.has(key)) return { relation: 'broader', by: 'broader-name', name: broader.get(key)! };
	const above = broaderIds(target, vocabulary);
	const listed = first(said, (id) => above.has(id));
	if (listed) return { relation: 'broader', by: 'broader-name', name: of(listed) };
	const ancestor = first(said, (id) => [...ids].some((own) => ancestors(vocabulary, own).has(id)));
	if (ancestor) return { relation: 'broader', by: 'ancestor', name: of(ancestor) };

	const core = coreOf(ids, vocabulary);
	const descendant = first(said, (id) => meets(ancestors(vocabulary, id), core));
	return descendant ? { relation: 'narrower', by: 'descendant', name: of(descendant) } : null;
}

function contradiction(text: string, target: Target): 'side' | 'tempo' | null {
	const { sides, tempi } = sidesAndTempi(target);
	if (contradict(sidesIn(text), sides)) return 'side';
	return contradict(tempiIn(text), tempi) ? 'tempo' : null;
}

/** As the name says it; where the name says nothing, as the synonyms say it. */
function sidesAndTempi({ name, synonyms }: Target): { sides: Set<string>; tempi: Set<string> } {
	const gather = (read: (text: string) => Set<string>) => {
		const named = new Set(wordings(name).flatMap((wording) => [...read(wording)]));
		return named.size > 0 ? named : new Set(synonyms.flatMap((synonym) => [...read(synonym)]));
	};
	return { sides: gather(sidesIn), tempi: gather(tempiIn) };
}

function namesAsGiven(names: readonly string[]): Map<string, string> {
	return new Map(names.map((name) => [normalise(name), name]));
}

function nameOf(id: string, vocabulary: Vocabulary): Text | null {
	return vocabulary.diagnoses.get(id)?.name ?? null;
}

function first(ids: ReadonlySet<string>, is: (id: string) => boolean): string | undefined {
	return [...ids].find(is);
}

function meets(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
	return [...one].some((id) => other.has(id));
}
