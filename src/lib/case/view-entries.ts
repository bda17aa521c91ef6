import type { Additions } from './additions.ts';
import type { Appeared } from './appeared.ts';
import type { FactView, FindingView, ImageView, ItemView, ResultView, SaidView } from './candidate-view.ts';
import type { Case } from './case.ts';
import { outward, outwardImages, type Names } from './opaque.ts';
import type { OpenedItem, Seen, Turn } from './seen.ts';
import type { ReadFinding } from './reading.ts';
import type { Station } from './station.ts';
import { say, type Language } from './text.ts';
import { topicNames } from './topic-names.ts';

// One entry of each list of a candidate's view. What a field holds is chosen here, word by word.

export function saidView(turn: Turn, { reply }: Additions): SaidView {
	return {
		id: `t_${turn.turn}`,
		at: turn.at,
		question: turn.text,
		reply: turn.reply && { at: turn.reply.at, kind: turn.reply.kind, speech: reply(turn) },
		failed: turn.failed,
		flagged: turn.flagged
	};
}

export function factView(case_: Case, language: Language, id: string, place: number, { fact }: Additions): FactView {
	const told = case_.history.find((one) => one.id === id);
	if (!told) throw new Error(`case ${case_.id} has no fact ${id}`);
	return { id: `f_${place + 1}`, topic: topicNames[told.topic][language], speech: fact(id) };
}

export function findingView(
	case_: Case,
	language: Language,
	{ manoeuvre, at, findings, laid }: Appeared['examined'][number],
	place: number
): FindingView {
	const texts = findings.flatMap((id) => {
		const found = case_.examination.find((one) => one.id === id);
		return found ? [say(found.finding, language)] : [];
	});
	return { id: `e_${place + 1}`, at, manoeuvre, texts, laid };
}

export function resultView(
	case_: Case,
	language: Language,
	station: Station,
	{ order, at, investigations, laid }: Appeared['tested'][number],
	place: number,
	{ reads, items }: Seen,
	{ imageName }: Names,
	open: boolean
): ResultView {
	const hasEncounter = station.policy === 'open' || station.policy === 'gated';
	const found = investigations.flatMap((id) => case_.investigations.find((one) => one.id === id) ?? []);
	const minutes = found.flatMap(({ minutes }) => minutes ?? []);
	const costs = found.flatMap(({ cost }) => cost ?? []);
	return {
		id: `r_${place + 1}`,
		at,
		order,
		results: found.map(({ id, result, report, images }) => {
			const read = reads.find(({ investigation }) => investigation === id);
			const isRead = hasEncounter ? read !== undefined : everyAnswerFixed(case_, station, items, images);
			const reportIsOpen = open && isRead;
			return {
				text: say(result, language),
				images: open ? images.flatMap((image) => imageName(image) ?? []) : [],
				report: report && reportIsOpen ? say(report, language) : null,
				reportWaits: report !== undefined && !isRead && open && hasEncounter,
				ownRead: read
					? {
							text: read.text,
							findings: open ? outwardImages(read.findings, imageName) : read.findings.map(withoutImage)
						}
					: null
			};
		}),
		minutes: minutes.length ? Math.max(...minutes) : null,
		cost: costs.length ? Math.max(...costs) : null,
		laid
	};
}

/** Where nobody commits an own read, it is in the answers: a report waits until all that are asked about its images are fixed. */
function everyAnswerFixed(case_: Case, station: Station, opened: OpenedItem[], images: string[]): boolean {
	const about = case_.items.filter((item) => item.images.some((image) => images.includes(image))).map(({ id }) => id);
	return station.items
		.filter(({ id }) => about.includes(id))
		.every(({ id }) => opened.some((item) => item.id === id && item.closedAt !== null));
}

/** After handing in there are no images to speak of. */
function withoutImage(finding: ReadFinding): ReadFinding {
	return { ...finding, image: null };
}

export function imageView(
	case_: Case,
	language: Language,
	{ id, at }: { id: string; at: number },
	place: number,
	{ ticket }: Additions
): ImageView {
	const image = case_.images.find((one) => one.id === id);
	if (!image) throw new Error(`case ${case_.id} has no image ${id}`);
	return {
		id: `i_${place + 1}`,
		at,
		src: ticket(id),
		kind: image.kind,
		modality: image.modality,
		sequence: image.sequence ?? null,
		plane: image.plane ?? null,
		caption: say(image.caption, language),
		simulated: image.simulated
	};
}

export function itemView(
	case_: Case,
	language: Language,
	opened: OpenedItem,
	place: number,
	questions: string[],
	named: Names,
	{ question, given }: Additions
): ItemView {
	const viva = questions.includes(opened.id);
	const item = viva ? undefined : case_.items.find(({ id }) => id === opened.id);
	return {
		id: `q_${place + 1}`,
		kind: opened.kind,
		prompt: item ? say(item.prompt, language) : question(opened.id),
		options: item?.options.map(({ id, text }) => ({ id, text: say(text, language) })) ?? [],
		images: item?.images.flatMap((id) => named.imageName(id) ?? []) ?? [],
		given: given(opened).map(({ image, text }) => ({ image: image && named.imageName(image), text })),
		answer: opened.answer && outward(opened.answer, named),
		closed: opened.closedAt !== null,
		committed: opened.committed,
		viva
	};
}
