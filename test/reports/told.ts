import type { Case } from '#lib/case/case.ts';
import type { Key } from '#lib/case/key.ts';
import type { Manoeuvre } from '#lib/case/manoeuvre.ts';
import type { Order } from '#lib/case/order.ts';
import type { Ranked } from '#lib/case/answer.ts';
import type { Mask } from '#lib/scoring/mask.ts';
import { focusOf } from '#lib/scoring/slices.ts';
import type { AttemptEvent, Row } from '#statecharts/events.ts';

type Of = { case: Case; key: Key; masks: Record<string, Mask> };
type Sends = (words: string[], of: Of) => { event: AttemptEvent; sender?: Row['sender'] }[];

/**
 * A story as rows of a log: one moment a line, `minutes:seconds`, then what happened. A question says after the arrow which
 * facts came; none is a question that was not followed.
 */
export function rowsFrom(story: string, of: Of): Row[] {
	let turn = 0;
	const verbs: [RegExp, Sends][] = [
		[/^reads the door$/, () => [{ event: { type: 'door.read', webgl: true, viewport: [1440, 900] } }]],
		[/^enters the room$/, () => [{ event: { type: 'room.entered' } }]],
		[
			/^asks “(.+)”(?: → (.+))?$/,
			([text = '', facts]) => {
				turn += 1;
				const told = facts?.split(', ') ?? [];
				const kind = told.length > 0 ? 'said' : 'not-followed';
				return [
					{ event: { type: 'question.asked', text } },
					{ event: { type: 'question.answered', turn, kind, facts: told, ms: 2 }, sender: 'server' }
				];
			}
		],
		[
			/^examines (.+)$/,
			([name = ''], { case: { examination } }) => [{ event: examines(name as Manoeuvre, examination) }]
		],
		[
			/^orders (.+)$/,
			([name = ''], { case: { investigations } }) => [{ event: orders(name as Order, investigations) }]
		],
		[
			/^looks at (\S+), axial (-?\d+) mm, for (\d+) s$/,
			([image = '', mm, seconds]) => [
				{
					event: {
						type: 'image.viewed',
						looks: [{ image, axis: 'axial', mm: Number(mm), window: null, ms: Number(seconds) * 1000 }]
					}
				}
			]
		],
		[/^thinks (.+)$/, ([names = '']) => [{ event: { type: 'differential.drafted', ranked: ranked(names) } }]],
		[
			/^marks lesion (\d) of (\S+), (left|right)$/,
			([value, image = '', side], { masks }) => {
				const mm = focusOf(masks[image]!, Number(value))!;
				return [
					{ event: { type: 'finding.marked', points: [{ image, mm, side: side as 'left' | 'right' }], regions: [] } }
				];
			}
		],
		[/^leaves for the answers$/, () => [{ event: { type: 'encounter.left' } }]],
		[
			/^commits (.+)$/,
			([names = '']) => [{ event: { type: 'answer.committed', item: 'q-ddx', answer: { ranked: ranked(names) } } }]
		],
		[/^finishes the answers$/, () => [{ event: { type: 'answers.finished' } }]],
		[
			/^is to be asked (.+)$/,
			([ids = '']) => [{ event: { type: 'questions.chosen', items: ids.split(', ') }, sender: 'server' }]
		],
		[
			/^answers (\S+) “(.+)”$/,
			([item = '', text]) => [{ event: { type: 'answer.committed', item, answer: { text } } }]
		],
		[/^hands in$/, () => [{ event: { type: 'attempt.submitted' } }]],
		[/^is marked by rule$/, () => [{ event: { type: 'score.proposed', marked: [], waiting: [] }, sender: 'server' }]],
		[
			/^gets (\d) for (\S+): (.+)$/,
			([marks, target = '', why = '']) => [
				{ event: { type: 'score.rated', target, marks: Number(marks), why }, sender: 'educator' }
			]
		]
	];
	const moments = story
		.trim()
		.split('\n')
		.flatMap((line) => {
			const [, minutes, seconds, told = ''] = /^\s*(\d+):(\d\d)\s+(.+)$/.exec(line) ?? [];
			const [verb, sends] = verbs.find(([pattern]) => pattern.test(told)) ?? [];
			if (!verb || !sends) throw new Error(`no such moment: ${line}`);
			const at = (Number(minutes) * 60 + Number(seconds)) * 1000;
			return sends(verb.exec(told)!.slice(1), of).map((row) => ({ at, sender: 'candidate' as const, ...row }));
		});
	return moments.map((row, i) => ({ seq: i + 1, ...row }));
}

function examines(manoeuvre: Manoeuvre, examination: Case['examination']): AttemptEvent {
	const brings = examination.filter((one) => one.manoeuvre === manoeuvre).map(({ id }) => id);
	return { type: 'manoeuvre.done', manoeuvre, brings };
}

function orders(order: Order, investigations: Case['investigations']): AttemptEvent {
	const brings = investigations.filter((one) => one.order === order).flatMap(({ id, images }) => [id, ...images]);
	return { type: 'test.ordered', order, confirmed: true, brings };
}

/** `Multiple sclerosis 80, Cord compression`: the number is how sure. */
function ranked(names: string): Ranked[] {
	return names.split(', ').map((name) => {
		const [, text = '', sure] = /^(.+?)(?: (\d+))?$/.exec(name)!;
		return { text, ...(sure && { confidence: Number(sure) }) };
	});
}
