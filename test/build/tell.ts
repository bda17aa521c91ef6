import * as log from '#db/log.ts';
import * as attempts from '#db/attempts.ts';
import type { LogRow } from '#db/log.ts';
import { debriefOf } from '#lib/server/debriefs.ts';
import type { World } from '#lib/server/world.ts';
import type { Sitting } from './a-sitting.ts';
import type { TestWorld } from './a-world.ts';

/** Sends what a story says, each at its minute: `['1:30', { type: … }]`. A refusal is told in the transcript. */
export async function play(
	world: TestWorld,
	sitting: Sitting,
	...told: [at: string, event: object][]
): Promise<string[]> {
	const began = world.now();
	const refusals: string[] = [];
	for (const [at, event] of told) {
		const [minutes = 0, seconds = 0] = at.split(':').map(Number);
		world.clock.at = began + (minutes * 60 + seconds) * 1000;
		const outcome = await sitting.send(event);
		if (outcome && !('news' in outcome))
			refusals.push(`${at} ${'refused' in outcome ? outcome.refused : outcome.unreadable}`);
	}
	return refusals;
}

/** The log as a physician would read it: one line a row, times from the opening of the attempt. */
export async function transcript(world: World, { attempt }: Sitting): Promise<string> {
	const found = await attempts.find(world.db, attempt);
	const rows = await log.after(world.db, attempt, 0);
	return rows
		.map((row) => `${clock(row.at - (found?.createdAt ?? 0))}  ${row.sender.padEnd(9)}  ${said(row)}`)
		.join('\n');
}

/** The end of a story, in a few lines: what came first, marks, what was missed. */
export async function verdict(world: World, { attempt, logId }: Sitting): Promise<string> {
	const opened = await debriefOf(world, attempt, logId, 'en');
	if (!opened || 'notYet' in opened) return 'not released';
	const { sheet, missed, information, lesions } = opened.debrief;
	const share = ({ got, missed }: { got: unknown[]; missed: unknown[] }) =>
		`${got.length}/${got.length + missed.length}`;
	const [differential] = opened.debrief.differentials;
	return [
		`marks ${sheet?.got} so far, ${sheet?.waiting} wait, ${sheet?.possible} possible`,
		`differential ${differential?.rows.map(({ text, standing }) => `${text}: ${standing}`).join(', ')}`,
		information
			? `essential facts ${share(information.facts)}, manoeuvres ${share(information.manoeuvres)}, orders ${share(information.orders)}`
			: 'no encounter',
		`lesion ${lesions ? lesions.points.map(({ inside }) => (inside ? 'hit' : 'miss')).join(', ') || 'no mark' : 'not asked'}`,
		`missed and critical: ${
			missed
				.filter(({ critical }) => critical)
				.map(({ id }) => id)
				.join(', ') || 'none'
		}`
	].join('\n');
}

function said({ event }: LogRow): string {
	switch (event.type) {
		case 'question.asked':
			return `asks “${event.text}”`;
		case 'question.answered':
			return `→ ${event.kind}${event.facts.length ? ` ${event.facts.join(', ')}` : ''}`;
		case 'manoeuvre.done':
			return `examines ${event.manoeuvre} → ${event.brings.join(', ') || 'not recorded'}`;
		case 'test.ordered':
			return `orders ${event.order} → ${event.brings.join(', ') || 'not in this case'}`;
		case 'differential.drafted':
		case 'differential.committed':
			return `${event.type === 'differential.drafted' ? 'thinks of' : 'commits, for now,'} ${event.ranked.map(({ text }) => text).join(', ')}`;
		case 'answer.committed':
			return `answers ${event.item}`;
		case 'questions.chosen':
			return `chooses ${event.items.join(', ')}`;
		case 'score.proposed':
			return `marks ${event.marked.join(', ')}; waiting ${event.waiting.join(', ') || 'nothing'}`;
		default:
			return event.type;
	}
}

function clock(ms: number): string {
	const seconds = Math.floor(ms / 1000);
	return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}
