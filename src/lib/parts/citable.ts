import type { CandidateView, Speech } from '#lib/case/candidate-view.ts';
import { nameOf } from '../viewer/name.ts';
import type { Words } from '../words/words.ts';
import { nameOfManoeuvre, nameOfOrder } from './catalogue.ts';

/** Something the candidate has, that an answer can rest on and that can be pinned. */
export type Citable = { id: string; kind: 'said' | 'told' | 'found' | 'cameBack' | 'images'; says: string };
type Shown = Pick<CandidateView, 'said' | 'facts' | 'findings' | 'results' | 'images' | 'patient'>;
type Said = Pick<Words, 'language' | 'viewer' | 'frame'>;

// Every pin asks for these whenever something new is shown.
const lists = new WeakMap<Shown, Citable[]>();
const names = new WeakMap<Shown, Map<string, string>>();

/** All that can be cited, in the order of having it: replies, what was laid on the table, findings, results, images. */
export function citable(view: Shown, words: Said): Citable[] {
	const known = lists.get(view) ?? listed(view, words);
	lists.set(view, known);
	return known;
}

/**
 * The name under which a thing is cited: a reply that says again what an earlier one said is that reply. Null where there is
 * nothing to cite: nothing was told or found, or only the first words of the patient were said again.
 */
export function citedAs(view: Shown, id: string): string | null {
	const known = names.get(view) ?? named(view);
	names.set(view, known);
	return known.get(id) ?? null;
}

export function spoken(speech: Speech[]): string {
	return speech.flatMap(({ words, direction }) => (direction ? [] : [words])).join(' ');
}

function listed(view: Shown, { language, viewer, frame }: Said): Citable[] {
	const all: Citable[] = [
		...view.said.map(({ id, reply }) => ({ id, kind: 'said' as const, says: spoken(reply?.speech ?? []) })),
		...view.facts.map(({ id, topic, speech }) => ({
			id,
			kind: 'told' as const,
			says: frame.named(topic, spoken(speech))
		})),
		...view.findings.map(({ id, manoeuvre, texts }) => ({
			id,
			kind: 'found' as const,
			says: frame.named(nameOfManoeuvre(manoeuvre, language), texts.join(' '))
		})),
		...view.results.map(({ id, order, results }) => ({
			id,
			kind: 'cameBack' as const,
			says: frame.named(nameOfOrder(order, language), results.map(({ text }) => text).join(' '))
		})),
		...view.images.map((image) => ({ id: image.id, kind: 'images' as const, says: nameOf(image, viewer) }))
	];
	return all.filter(({ id }) => citedAs(view, id) === id);
}

function named({ said, facts, findings, results, images, patient }: Shown): Map<string, string> {
	const opening = spoken(patient?.opening ?? []);
	const first = new Map<string, string>();
	const replies = said.flatMap(({ id, reply }) => {
		const words = reply?.kind === 'said' ? spoken(reply.speech) : opening;
		if (words === opening) return [];
		if (!first.has(words)) first.set(words, id);
		return [[id, first.get(words)!] as const];
	});
	const others = [
		...facts,
		...findings.filter(({ texts }) => texts.length > 0),
		...results.filter(({ results }) => results.length > 0),
		...images
	];
	return new Map([...replies, ...others.map(({ id }) => [id, id] as const)]);
}
