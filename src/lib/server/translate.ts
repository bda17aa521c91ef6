import type { Answer } from '#lib/case/answer.ts';
import { answers } from '#lib/case/answer.ts';
import { appeared, brings } from '#lib/case/appeared.ts';
import type { Case } from '#lib/case/case.ts';
import { nextHint } from '#lib/case/hints.ts';
import { inward, inwardImages, inwardLinks, names, type Names } from '#lib/case/opaque.ts';
import type { Context } from '#statecharts/context.ts';
import type { AttemptEvent, SentEvent, Sender } from '#statecharts/events.ts';
import * as v from 'valibot';

const unknown = { refused: 'it names something that was not shown' };

/** An event as it was sent, with the case's own ids, and with what only the server knows. */
export function translate(
	case_: Case,
	context: Context,
	sender: Sender,
	sent: SentEvent
): { event: AttemptEvent } | { refused: string } {
	const named = names(context, appeared(case_, context.station, context));
	switch (sent.type) {
		case 'manoeuvre.done':
			return { event: { ...sent, brings: brings(case_, sent) } };
		case 'test.ordered':
			return { event: { ...sent, brings: brings(case_, sent) } };
		case 'clock.paused':
		case 'clock.resumed':
			return { event: { ...sent, by: sender } };
		case 'finding.marked': {
			const points = inwardImages(sent.points, named.image);
			const regions = inwardImages(sent.regions, named.image);
			return points && regions ? { event: { ...sent, points, regions } } : unknown;
		}
		case 'reading.drafted': {
			const findings = inwardImages(sent.findings, named.image);
			return findings ? { event: { ...sent, findings } } : unknown;
		}
		case 'evidence.linked': {
			const links = inwardLinks(sent.links, named);
			return links ? { event: { ...sent, links } } : unknown;
		}
		case 'hint.asked':
			return { event: { ...sent, hint: nextHint(context) } };
		case 'image.viewed': {
			const looks = sent.looks.flatMap((look) => {
				const image = named.image(look.image);
				return image ? [{ ...look, image }] : [];
			});
			return looks.length ? { event: { ...sent, looks } } : unknown;
		}
		case 'reading.committed': {
			const investigation = named.investigation(sent.investigation);
			const findings = inwardImages(sent.findings, named.image);
			return investigation && findings ? { event: { ...sent, investigation, findings } } : unknown;
		}
		case 'answer.drafted':
		case 'answer.committed':
			return answered(case_, context, sent, named);
		case 'answer.self-marked': {
			const item = named.item(sent.item) ?? sent.item;
			return { event: { ...sent, item } };
		}
		default:
			return { event: sent };
	}
}

function answered(
	case_: Case,
	context: Context,
	sent: Extract<SentEvent, { type: 'answer.drafted' | 'answer.committed' }>,
	named: Names
): { event: AttemptEvent } | { refused: string } {
	const id = named.item(sent.item);
	const item = context.items.find((one) => one.id === id);
	if (!id || !item) return unknown;
	const read = v.safeParse(answers[item.kind], sent.answer);
	if (!read.success) return { refused: `the answer does not fit: ${read.issues[0].message}` };
	const answer = inward(read.output as Answer, named);
	if (!answer || !hasOption(case_, id, answer)) return unknown;
	return { event: { ...sent, item: id, answer } };
}

function hasOption(case_: Case, id: string, answer: Answer): boolean {
	if (!('option' in answer) || answer.option === null) return true;
	return case_.items.some((item) => item.id === id && item.options.some((option) => option.id === answer.option));
}
