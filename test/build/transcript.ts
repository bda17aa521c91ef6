import type { Context, Input } from '#statecharts/context.ts';
import type { AttemptEvent, EventName, EventOf, Row } from '#statecharts/events.ts';
import { start, step, type Folded } from '#statecharts/fold.ts';
import { phaseOf } from '#statecharts/phase.ts';

type Words = { [Name in EventName]: (event: EventOf<Name>) => string };

/** A log as somebody would tell it: when, who, what, and after the arrow what came of it. */
export function transcript(input: Input, log: Row[]): string {
	const lines: string[] = [];
	log.reduce<Folded>((before, row) => {
		const after = step(before.state, row);
		const came = consequences(before, after, input.at);
		const told = `${clock(row.at - input.at)}  ${row.sender.padEnd(9)}  ${tell(row.event)}`;
		lines.push([told, ...came].join(' → '));
		return after;
	}, start(input));
	return lines.join('\n');
}

const words: Words = {
	'door.read': () => 'reads the door',
	'room.entered': () => 'enters the room',
	'question.asked': ({ text }) => `asks “${text}”`,
	'question.answered': ({ kind, facts }) => [kind.replace('-', ' '), ...facts].join(' '),
	'question.failed': ({ why }) => `no reply: ${why}`,
	'reply.flagged': ({ turn }) => `says that reply ${turn} is not what was asked`,
	'manoeuvre.done': ({ manoeuvre, brings }) => `examines ${manoeuvre}: ${brings.join(' ') || 'not recorded'}`,
	'test.ordered': ({ order, brings }) => `orders ${order}: ${brings.join(' ') || 'not in this case'}`,
	'image.viewed': ({ looks }) => `looks at ${looks.map(({ image }) => image).join(' ')}`,
	'finding.marked': ({ points }) => `marks ${points.map(({ image, mm }) => `${image} ${mm.join(' ')}`).join(', ')}`,
	'reading.drafted': ({ findings }) => `names ${findings.length} on the images`,
	'reading.committed': ({ text, findings = [] }) => `reads “${[text, ...findings.map(({ text }) => text)].join('; ')}”`,
	'evidence.linked': ({ links }) => `pins ${links.map(({ thing, stance }) => `${thing} ${stance}`).join(', ')}`,
	'hint.asked': ({ hint }) => `is helped with “${hint}”`,
	'note.written': ({ text }) => `notes “${text}”`,
	'differential.drafted': ({ ranked }) => `thinks of ${names(ranked)}`,
	'differential.committed': ({ ranked }) => `provisionally commits ${names(ranked)}`,
	'encounter.left': () => 'leaves the patient',
	'item.opened': () => 'goes on to the next item',
	'answer.drafted': ({ item }) => `writes at ${item}`,
	'answer.committed': ({ item }) => `commits ${item}`,
	'answers.finished': () => 'has finished',
	'questions.chosen': ({ items }) => `chooses ${items.join(' ')}`,
	'attempt.submitted': () => 'hands in',
	'answer.self-marked': ({ item, points }) => `ticks ${points.join(' ')} of ${item}`,
	'attempt.shared': ({ shared }) => (shared ? 'shares it' : 'shares it no more'),
	'attempt.withdrawn': () => 'withdraws',
	'attempt.voided': ({ why }) => `voids it: ${why}`,
	'attempt.reopened': ({ why }) => `reopens it: ${why}`,
	'comment.made': ({ text }) => `remarks “${text}”`,
	'window.left': () => 'looks elsewhere',
	'window.returned': () => 'comes back',
	'text.pasted': ({ characters }) => `pastes ${characters} characters`,
	'clock.read': () => 'reads the clock',
	'calm.noticed': () => 'finds that nothing was done for long',
	'clock.paused': () => 'stops the clock',
	'clock.resumed': () => 'lets the clock run on',
	'clock.extended': ({ seconds }) => `gives ${seconds} s more`,
	'score.proposed': () => 'marks by rule',
	'score.rated': ({ target, marks }) => `gives ${marks} for ${target}`,
	'score.released': () => 'releases'
};

function tell(event: AttemptEvent): string {
	return (words[event.type] as (event: AttemptEvent) => string)(event);
}

function consequences(before: Folded, after: Folded, from: number): string[] {
	const [was, is] = [before.state.context, after.state.context];
	const phase = phaseOf(after.state);
	const until = is.endsAt === null ? '' : ` until ${clock(is.endsAt - from)}`;
	const moved = phase !== phaseOf(before.state) || (was.endsAt !== is.endsAt && is.pausedAt === null);
	return [
		...(moved ? [phase + until] : []),
		...list(
			'closes',
			closed(is).filter((id) => !closed(was).includes(id))
		),
		...list('lays', newer(was.laid, is.laid)),
		...list('opens', newer(was.items, is.items)),
		...list(
			'asks the server to',
			after.asks.map(({ type }) => type).filter((type) => type !== 'ask the patient')
		)
	];
}

function list(verb: string, things: string[]): string[] {
	return things.length ? [`${verb} ${things.join(', ')}`] : [];
}

function newer(was: { id: string }[], is: { id: string }[]): string[] {
	return is.slice(was.length).map(({ id }) => id);
}

function closed({ items }: Context): string[] {
	return items.filter(({ closedAt }) => closedAt !== null).map(({ id }) => id);
}

function names(ranked: { text: string }[]): string {
	return ranked.map(({ text }) => text).join(', ');
}

function clock(ms: number): string {
	const [minutes, seconds] = [Math.floor(ms / 60_000), Math.round(ms / 1000) % 60];
	return `${String(minutes).padStart(2, '0')}:${String(seconds).padStart(2, '0')}`;
}
