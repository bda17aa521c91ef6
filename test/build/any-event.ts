import type { Answer } from '#lib/case/answer.ts';
import { manoeuvres } from '#lib/case/manoeuvre.ts';
import { orders } from '#lib/case/order.ts';
import { replyKinds } from '#lib/case/seen.ts';
import type { Context } from '#statecharts/context.ts';
import { catalogue, type AttemptEvent, type EventName, type EventOf } from '#statecharts/events.ts';
import type { Chance } from './chance.ts';

type Makers = { [Name in EventName]: (chance: Chance, context: Context) => Omit<EventOf<Name>, 'type'> };

const names = ['MS', 'ADEM', 'NMOSD', 'stroke'];
const facts = ['h-1', 'h-2', 'h-3', 'h-4'];
const images = ['flair', 'dwi'];

/** Every event of the catalogue as it might be sent just now: often sensible, sometimes not. */
const makers: Makers = {
	'door.read': () => ({ webgl: true, viewport: [390, 844] }),
	'room.entered': () => ({}),
	'question.asked': ({ oneOf }) => ({ text: oneOf(['When?', 'Where?', 'Any falls?']) }),
	'question.answered': ({ oneOf, someOf, below }, { said }) => ({
		turn: 1 + below(said.length + 1),
		kind: oneOf(replyKinds),
		facts: someOf(facts),
		ms: oneOf([3, 20_000, 200_000])
	}),
	'question.failed': ({ below }, { said }) => ({ turn: 1 + below(said.length + 1), why: 'no reply came' }),
	'reply.flagged': ({ oneOf, percent }, { said }) => ({
		turn: oneOf([...said.map(({ turn }) => turn), 1]),
		flagged: percent(50)
	}),
	'manoeuvre.done': ({ oneOf, someOf }) => ({
		manoeuvre: oneOf(manoeuvres.slice(0, 4)),
		brings: someOf(['e-1', 'e-2'])
	}),
	'test.ordered': ({ oneOf, someOf, percent }) => ({
		order: oneOf([...orders.slice(0, 3), 'csf.cytology', 'imaging.mri-brain'] as const),
		confirmed: percent(50),
		brings: someOf(['i-1', ...images])
	}),
	'image.viewed': ({ oneOf }) => ({
		looks: [{ image: oneOf(images), axis: 'axial', mm: 12.5, window: null, ms: 900 }]
	}),
	'finding.marked': (chance) => ({ points: points(chance), regions: regions(chance) }),
	'reading.drafted': (chance) => ({ findings: seen(chance) }),
	'reading.committed': (chance) => ({
		investigation: chance.oneOf(['i-1', 'i-2']),
		text: chance.oneOf(['', 'A lesion in the left pons.']),
		findings: seen(chance)
	}),
	'evidence.linked': ({ someOf }) => ({
		links: someOf(['f-1', 'e-1']).map((thing) => ({ thing, diagnosis: 'stroke', stance: 'for' as const }))
	}),
	'hint.asked': ({ oneOf }) => ({ hint: oneOf(['where', 'what else']) }),
	'note.written': ({ oneOf }) => ({ text: oneOf(['', 'acute', 'acute; left arm']) }),
	'differential.drafted': (chance) => ({ ranked: ranked(chance) }),
	'differential.committed': (chance) => ({ ranked: ranked(chance) }),
	'encounter.left': () => ({}),
	'item.opened': () => ({}),
	'answer.drafted': (chance, context) => answering(chance, context),
	'answer.committed': (chance, context) => answering(chance, context),
	'answers.finished': () => ({}),
	'questions.chosen': ({ someOf }) => ({ items: someOf(['x-1', 'x-2', 'x-3']) }),
	'attempt.submitted': () => ({}),
	'answer.self-marked': (chance, context) => ({ item: anItem(chance, context), points: chance.someOf(['p-1', 'p-2']) }),
	'attempt.shared': ({ percent }) => ({ shared: percent(50) }),
	'attempt.withdrawn': () => ({}),
	'window.left': () => ({}),
	'window.returned': () => ({}),
	'text.pasted': ({ below }) => ({ characters: below(900) }),
	'clock.read': ({ below }, { now }) => ({ at: now + below(60_000) }),
	'calm.noticed': ({ below }, { now }) => ({ since: Math.max(0, now - below(60) * 86_400_000) }),
	'clock.paused': ({ oneOf }) => ({ why: '', by: oneOf(catalogue['clock.paused'].from) }),
	'clock.resumed': ({ oneOf }) => ({ by: oneOf(catalogue['clock.resumed'].from) }),
	'clock.extended': ({ below }) => ({ seconds: 1 + below(300), why: 'a late start' }),
	'score.proposed': ({ someOf }, { items }) => ({ marked: [], waiting: someOf(items.map(({ id }) => id)) }),
	'score.rated': ({ oneOf }) => ({ target: 'global', marks: oneOf([null, 0, 3]), why: 'by the rubric' }),
	'score.released': () => ({}),
	'comment.made': () => ({ about: 3, text: 'Well asked.' }),
	'attempt.voided': () => ({ why: 'fire alarm' }),
	'attempt.reopened': () => ({ why: 'it was a drill' })
};

export const eventNames = Object.keys(catalogue) as EventName[];

export function anEvent(name: EventName, chance: Chance, context: Context): AttemptEvent {
	return { type: name, ...makers[name](chance, context) } as AttemptEvent;
}

function anItem({ oneOf, percent }: Chance, { items }: Context): string {
	const open = items.filter(({ closedAt }) => closedAt === null);
	const among = percent(80) && open.length ? open : items;
	return percent(95) && among.length ? oneOf(among).id : 'q-unknown';
}

function answering(chance: Chance, context: Context) {
	const item = anItem(chance, context);
	const kind = context.items.find(({ id }) => id === item)?.kind;
	const forms: Record<string, () => unknown> = {
		differential: () => ({ ranked: ranked(chance) }),
		'forward-diagnosis': () => ({ ranked: ranked(chance) }),
		lesion: () => ({ points: points(chance) }),
		'multiple-choice': () => ({ option: chance.oneOf(['a', 'b', null]), confidence: 70 }),
		rationale: () => ({ steps: [{ text: 'Sudden, so vascular.' }] }),
		evidence: () => ({ lines: [{ text: 'Bright on DWI.', images: ['dwi'] }] })
	};
	const written = () => ({ text: chance.oneOf(['', 'Because.', 'Hence.']) });
	const answer = (chance.percent(95) ? ((kind && forms[kind]) ?? written) : chance.oneOf(Object.values(forms)))();
	return { item, answer: answer as Answer };
}

function ranked({ someOf, percent, oneOf }: Chance) {
	const texts = someOf(names);
	return (percent(5) ? [...texts, oneOf(names)] : texts).map((text) => ({ text, confidence: 40 }));
}

function points({ someOf }: Chance) {
	return someOf(images).map((image) => ({ image, mm: [1, -2, 30.5] as [number, number, number] }));
}

function regions({ someOf }: Chance) {
	const outline = [0, 10, 20].map((x) => [x, x % 20, 5] as [number, number, number]);
	return someOf(images).map((image) => ({ image, axis: 'axial' as const, outline }));
}

function seen({ someOf }: Chance) {
	return someOf(images).map((image) => ({ image, site: 'pons', side: 'left' as const, text: 'bright' }));
}
