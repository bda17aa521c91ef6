import { describe, expect, test } from 'vitest';
import { anEvent, eventNames } from '#test/build/any-event.ts';
import { chance } from '#test/build/chance.ts';
import { table, written } from '#test/build/table.ts';
import { begin } from '#statecharts/context.ts';
import { catalogue, readEvent, senders } from '#statecharts/events.ts';
import { aStation } from '#test/build/a-station.ts';

const context = begin({ station: aStation(), at: 0 });

/** An event as somebody outside sends it: without what the server adds. */
function sent(name: (typeof eventNames)[number], seed: number) {
	const { holds } = catalogue[name];
	const fields = Object.entries(anEvent(name, chance(seed), context));
	return Object.fromEntries(fields.filter(([field]) => field === 'type' || field in holds));
}

/** Refused because of who sent it, rather than what it holds. */
const isTheirs = (sender: (typeof senders)[number], name: (typeof eventNames)[number]) => {
	const read = readEvent(sender, sent(name, 7));
	return 'event' in read || read.refused !== `${name} is not sent by a ${sender}`;
};

describe('who may send what', () => {
	test('is looked at before the chart is asked', () => {
		const rows = eventNames.map((name) => ({ name, holds: senders.map((sender) => isTheirs(sender, name)) }));
		expect(table([...senders], rows)).toEqual(
			written(`
			                        candidate  educator  admin  server
			door.read               yes        ·         ·      ·
			room.entered            yes        ·         ·      ·
			question.asked          yes        ·         ·      ·
			question.answered       ·          ·         ·      yes
			question.failed         ·          ·         ·      yes
			reply.flagged           yes        ·         ·      ·
			manoeuvre.done          yes        ·         ·      ·
			test.ordered            yes        ·         ·      ·
			image.viewed            yes        ·         ·      ·
			finding.marked          yes        ·         ·      ·
			reading.drafted         yes        ·         ·      ·
			reading.committed       yes        ·         ·      ·
			evidence.linked         yes        ·         ·      ·
			hint.asked              yes        ·         ·      ·
			note.written            yes        ·         ·      ·
			differential.drafted    yes        ·         ·      ·
			differential.committed  yes        ·         ·      ·
			encounter.left          yes        ·         ·      ·
			item.opened             yes        ·         ·      ·
			answer.drafted          yes        ·         ·      ·
			answer.committed        yes        ·         ·      ·
			answers.finished        yes        ·         ·      ·
			questions.chosen        ·          ·         ·      yes
			attempt.submitted       yes        ·         ·      ·
			answer.self-marked      yes        ·         ·      ·
			attempt.shared          yes        ·         ·      ·
			attempt.withdrawn       yes        ·         ·      ·
			window.left             yes        ·         ·      ·
			window.returned         yes        ·         ·      ·
			text.pasted             yes        ·         ·      ·
			clock.read              ·          ·         ·      yes
			calm.noticed            ·          ·         ·      yes
			clock.paused            yes        yes       ·      ·
			clock.resumed           yes        yes       ·      ·
			clock.extended          ·          yes       ·      ·
			score.proposed          ·          ·         ·      yes
			score.rated             ·          yes       ·      ·
			score.released          ·          yes       ·      yes
			comment.made            ·          yes       ·      ·
			attempt.voided          ·          ·         yes    ·
			attempt.reopened        ·          ·         yes    ·
			`)
		);
	});
	test('an event with a field that is not its own, or that only the server adds, is refused', () => {
		const forged = [
			{ type: 'manoeuvre.done', manoeuvre: 'gait.tandem', brings: ['e-1'] },
			{ type: 'test.ordered', order: 'bloods.fbc', confirmed: false, brings: ['i-1'] },
			{ type: 'clock.paused', by: 'educator' },
			{ type: 'room.entered', at: 0 }
		];
		const says = (event: object) => readEvent('candidate', event);
		for (const event of forged) expect(says(event)).toHaveProperty('refused');
		expect(says(forged[0]!)).toEqual({ refused: 'brings does not belong here' });
	});
	test('what is no event at all is refused in words', () => {
		const says = (event: unknown) => readEvent('candidate', event);
		for (const event of [null, 7, 'room.entered', [], {}]) {
			expect(says(event)).toEqual({ refused: 'no event is called “”' });
		}
		expect(says({ type: 'room.left' })).toEqual({ refused: 'no event is called “room.left”' });
		expect(says({ type: '__proto__' })).toEqual({ refused: 'no event is called “__proto__”' });
		expect(says({ type: ['room.entered'] })).toHaveProperty('refused');
	});
	test('an event of every kind is read as it was sent', () => {
		for (const name of eventNames) {
			for (const sender of catalogue[name].from) {
				const reads = [1, 2, 3, 4].map((seed) => readEvent(sender, sent(name, seed)));
				expect(
					reads.some((read) => 'event' in read),
					name
				).toEqual(true);
			}
		}
	});
});
