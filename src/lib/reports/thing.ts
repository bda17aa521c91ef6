import type { Case } from '#lib/case/case.ts';
import type { Key } from '#lib/case/key.ts';
import { manoeuvreWords } from '#lib/case/manoeuvre-words.ts';
import { orderWords } from '#lib/case/order-words.ts';
import { say, type Language } from '#lib/case/text.ts';
import { topicNames } from '#lib/case/topic-names.ts';

/**
 * A piece of a case as a report names it, in one language. `name` is the catalogue's word (topic, manoeuvre, test), the
 * image's sequence or the item's prompt; `detail` is what the case says there: the informant's words, the finding, the
 * result, the image's caption.
 */
export type Thing = {
	id: string;
	kind: 'fact' | 'finding' | 'result' | 'image' | 'item' | 'question';
	name: string;
	detail: string | null;
};

/** The piece of a case that an id names, whichever list it stands in. */
export function thingOf(id: string, case_: Case, key: Key, language: Language): Thing | null {
	const fact = case_.history.find((one) => one.id === id);
	if (fact) return { id, kind: 'fact', name: topicNames[fact.topic][language], detail: say(fact.says, language) };
	const finding = case_.examination.find((one) => one.id === id);
	if (finding) {
		return {
			id,
			kind: 'finding',
			name: manoeuvreName(finding.manoeuvre, language),
			detail: say(finding.finding, language)
		};
	}
	const result = case_.investigations.find((one) => one.id === id);
	if (result)
		return { id, kind: 'result', name: orderName(result.order, language), detail: say(result.result, language) };
	const image = case_.images.find((one) => one.id === id);
	if (image) return { id, kind: 'image', name: image.sequence ?? image.modality, detail: say(image.caption, language) };
	const item = case_.items.find((one) => one.id === id);
	if (item) return { id, kind: 'item', name: say(item.prompt, language), detail: null };
	const question = key.examiner.find((one) => one.id === id);
	return question ? { id, kind: 'question', name: say(question.question, language), detail: null } : null;
}

export function manoeuvreName(manoeuvre: string, language: Language): string {
	const words = manoeuvre in manoeuvreWords ? manoeuvreWords[manoeuvre as keyof typeof manoeuvreWords] : null;
	return words?.label[language] ?? manoeuvre;
}

export function orderName(order: string, language: Language): string {
	const words = order in orderWords ? orderWords[order as keyof typeof orderWords] : null;
	return words?.label[language] ?? order;
}

/** The pieces that ids name, those that the case does not hold left out. */
export function thingsOf(ids: readonly string[], case_: Case, key: Key, language: Language): Thing[] {
	return ids.flatMap((id) => thingOf(id, case_, key, language) ?? []);
}
