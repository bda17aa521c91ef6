import type { CandidateView, Speech } from '#lib/case/candidate-view.ts';
import { nameOf } from '../viewer/name.ts';
import type { Words } from '../words/words.ts';
import { nameOfManoeuvre, nameOfOrder } from './catalogue.ts';

/** Something the candidate has, that an answer can rest on. */
export type Citable = { id: string; kind: 'said' | 'told' | 'found' | 'cameBack' | 'images'; says: string };

/** All that can be cited, in the order of having it: replies, what was laid on the table, findings, results, images. */
export function citable(
	view: CandidateView,
	{ language, viewer, frame }: Pick<Words, 'language' | 'viewer' | 'frame'>
): Citable[] {
	return [
		...view.said.flatMap(({ id, reply }) =>
			reply?.kind === 'said' ? [{ id, kind: 'said' as const, says: spoken(reply.speech) }] : []
		),
		...view.facts.map(({ id, topic, speech }) => ({
			id,
			kind: 'told' as const,
			says: frame.named(topic, spoken(speech))
		})),
		...view.findings.flatMap(({ id, manoeuvre, texts }) =>
			texts.length
				? [{ id, kind: 'found' as const, says: frame.named(nameOfManoeuvre(manoeuvre, language), texts.join(' ')) }]
				: []
		),
		...view.results.flatMap(({ id, order, results }) =>
			results.length
				? [
						{
							id,
							kind: 'cameBack' as const,
							says: frame.named(nameOfOrder(order, language), results.map(({ text }) => text).join(' '))
						}
					]
				: []
		),
		...view.images.map((image) => ({ id: image.id, kind: 'images' as const, says: nameOf(image, viewer) }))
	];
}

export function spoken(speech: Speech[]): string {
	return speech.flatMap(({ words, direction }) => (direction ? [] : [words])).join(' ');
}
