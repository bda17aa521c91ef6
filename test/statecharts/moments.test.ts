import { describe, expect, test } from 'vitest';
import type { Station } from '#lib/case/station.ts';
import { anItem, aStation, ask, enter, examine, leave, order, read0, said, sit } from '#test/build/a-station.ts';
import { anEvent, eventNames } from '#test/build/any-event.ts';
import { chance } from '#test/build/chance.ts';
import { table, written } from '#test/build/table.ts';
import { minute, second } from '#statecharts/context.ts';
import type { AttemptEvent } from '#statecharts/events.ts';
import { read, takes, type State } from '#statecharts/fold.ts';

type Told = [minutes: number, event: AttemptEvent];

const at = (station: Station, ...told: Told[]) => sit(station, ...told).state;
const entered: Told[] = [
	[0, read0],
	[1, enter]
];
const seen: Told[] = [
	[2, ask('When?')],
	[2, said(1, 'h-1')],
	[2.5, examine('gait.tandem', 'e-1')]
];
const answering: Told[] = [...entered, ...seen, [3, leave]];
const viva: Told[] = [...answering, [4, { type: 'answers.finished' }]];
const asked: Told[] = [...viva, [4, { type: 'questions.chosen', items: ['x-1', 'x-2'] }]];
const handedIn: Told[] = [...answering, [5, { type: 'attempt.submitted' }]];
const marked: Told[] = [...handedIn, [5, { type: 'score.proposed', marked: [], waiting: [] }]];
const voided: Told = [6, { type: 'attempt.voided', why: 'fire alarm' }];

/** What each moment takes, whatever the event holds: a line an event, a column a moment. */
function takenAt(moments: Record<string, State>): string {
	const seeds = Array.from({ length: 12 }, (_, i) => i + 1);
	const isTaken = (name: (typeof eventNames)[number], state: State) =>
		seeds.some((seed) => takes(state, anEvent(name, chance(seed), state.context)));
	const rows = eventNames.map((name) => ({
		name,
		holds: Object.values(moments).map((state) => isTaken(name, state))
	}));
	return table(Object.keys(moments), rows);
}

describe('what each moment takes', () => {
	test('open, practice', () => {
		const station = aStation({ items: [anItem('q-plan'), ...aStation().items] });
		const talking = at(station, ...entered, ...seen);
		const moments = {
			door: at(station),
			reading: at(station, [0, read0]),
			room: talking,
			reply: at(station, ...entered, ...seen, [3, ask('Where?')]),
			paused: at(station, ...entered, ...seen, [3, { type: 'clock.paused', why: '', by: 'candidate' }]),
			grace: read(talking, 11 * minute + 5 * second).state,
			answers: at(station, ...answering),
			choosing: at(station, ...viva),
			viva: at(station, ...asked),
			marking: at(station, ...handedIn),
			released: at(station, ...marked),
			withdrawn: at(station, ...entered, [2, { type: 'attempt.withdrawn' }]),
			voided: at(station, ...marked, voided)
		};
		expect(takenAt(moments)).toEqual(
			written(`
			                        door  reading  room  reply  paused  grace  answers  choosing  viva  marking  released  withdrawn  voided
			door.read               yes   ·        ·     ·      ·       ·      ·        ·         ·     ·        ·         ·          ·
			room.entered            ·     yes      ·     ·      ·       ·      ·        ·         ·     ·        ·         ·          ·
			question.asked          ·     ·        yes   ·      ·       ·      ·        ·         ·     ·        ·         ·          ·
			question.answered       ·     ·        ·     yes    ·       ·      ·        ·         ·     ·        ·         ·          ·
			question.failed         ·     ·        ·     yes    ·       ·      ·        ·         ·     ·        ·         ·          ·
			reply.flagged           ·     ·        yes   yes    yes     yes    yes      yes       yes   ·        ·         ·          ·
			manoeuvre.done          ·     ·        yes   yes    ·       ·      ·        ·         ·     ·        ·         ·          ·
			test.ordered            ·     ·        yes   yes    ·       ·      ·        ·         ·     ·        ·         ·          ·
			image.viewed            ·     ·        yes   yes    yes     yes    yes      yes       yes   ·        ·         ·          ·
			finding.marked          ·     ·        yes   yes    ·       yes    yes      ·         ·     ·        ·         ·          ·
			reading.drafted         ·     ·        yes   yes    ·       yes    yes      ·         ·     ·        ·         ·          ·
			reading.committed       ·     ·        yes   yes    ·       ·      ·        ·         ·     ·        ·         ·          ·
			evidence.linked         ·     ·        yes   yes    ·       yes    yes      ·         ·     ·        ·         ·          ·
			hint.asked              ·     ·        yes   yes    ·       ·      yes      ·         ·     ·        ·         ·          ·
			note.written            ·     ·        yes   yes    ·       yes    yes      yes       yes   ·        ·         ·          ·
			differential.drafted    ·     ·        yes   yes    ·       yes    ·        ·         ·     ·        ·         ·          ·
			differential.committed  ·     ·        ·     ·      ·       ·      ·        ·         ·     ·        ·         ·          ·
			encounter.left          ·     ·        yes   yes    ·       yes    ·        ·         ·     ·        ·         ·          ·
			item.opened             ·     ·        ·     ·      ·       ·      yes      ·         ·     ·        ·         ·          ·
			answer.drafted          ·     ·        ·     ·      ·       ·      yes      ·         yes   ·        ·         ·          ·
			answer.committed        ·     ·        ·     ·      ·       ·      yes      ·         yes   ·        ·         ·          ·
			answers.finished        ·     ·        ·     ·      ·       ·      yes      ·         ·     ·        ·         ·          ·
			questions.chosen        ·     ·        ·     ·      ·       ·      ·        yes       ·     ·        ·         ·          ·
			attempt.submitted       ·     ·        yes   yes    ·       yes    yes      yes       yes   ·        ·         ·          ·
			answer.self-marked      ·     ·        ·     ·      ·       ·      ·        ·         ·     ·        yes       ·          ·
			attempt.shared          yes   yes      yes   yes    yes     yes    yes      yes       yes   yes      yes       yes        yes
			attempt.withdrawn       yes   yes      yes   yes    yes     yes    yes      yes       yes   ·        ·         ·          ·
			window.left             yes   yes      yes   yes    yes     yes    yes      yes       yes   yes      yes       yes        yes
			window.returned         yes   yes      yes   yes    yes     yes    yes      yes       yes   yes      yes       yes        yes
			text.pasted             yes   yes      yes   yes    yes     yes    yes      yes       yes   yes      yes       yes        yes
			clock.read              yes   yes      yes   yes    yes     yes    yes      yes       yes   yes      yes       yes        yes
			calm.noticed            ·     ·        ·     ·      ·       ·      ·        ·         ·     ·        ·         ·          ·
			clock.paused            ·     ·        yes   yes    ·       yes    yes      yes       yes   ·        ·         ·          ·
			clock.resumed           ·     ·        ·     ·      yes     ·      ·        ·         ·     ·        ·         ·          ·
			clock.extended          ·     ·        yes   yes    yes     yes    yes      yes       yes   ·        ·         ·          ·
			score.proposed          ·     ·        ·     ·      ·       ·      ·        ·         ·     yes      ·         ·          ·
			score.rated             ·     ·        ·     ·      ·       ·      ·        ·         ·     ·        yes       ·          ·
			score.released          ·     ·        ·     ·      ·       ·      ·        ·         ·     ·        ·         ·          ·
			comment.made            yes   yes      yes   yes    yes     yes    yes      yes       yes   yes      yes       yes        yes
			attempt.voided          yes   yes      yes   yes    yes     yes    yes      yes       yes   yes      yes       ·          ·
			attempt.reopened        ·     ·        ·     ·      ·       ·      ·        ·         ·     ·        ·         ·          yes
		`)
		);
	});
	test('gated, exam', () => {
		const station = aStation({ policy: 'gated', purpose: 'exam' });
		const provisional: Told = [3, { type: 'differential.committed', ranked: [{ text: 'MS' }] }];
		const moments = {
			reading: at(station, [0, read0]),
			bell: read(at(station, [0, read0]), minute).state,
			before: at(station, ...entered, ...seen),
			after: at(station, ...entered, ...seen, provisional, [3, order('bloods.fbc')]),
			paused: at(station, ...entered, ...seen, provisional, [3, { type: 'clock.paused', why: '', by: 'educator' }]),
			answers: at(station, ...answering),
			marking: at(station, ...handedIn),
			held: at(station, ...marked),
			released: at(station, ...marked, [6, { type: 'score.released' }])
		};
		expect(takenAt(moments)).toEqual(
			written(`
			                        reading  bell  before  after  paused  answers  marking  held  released
			door.read               ·        ·     ·       ·      ·       ·        ·        ·     ·
			room.entered            ·        yes   ·       ·      ·       ·        ·        ·     ·
			question.asked          ·        ·     yes     ·      ·       ·        ·        ·     ·
			question.answered       ·        ·     ·       ·      ·       ·        ·        ·     ·
			question.failed         ·        ·     ·       ·      ·       ·        ·        ·     ·
			reply.flagged           ·        ·     yes     yes    yes     yes      ·        ·     ·
			manoeuvre.done          ·        ·     yes     ·      ·       ·        ·        ·     ·
			test.ordered            ·        ·     ·       yes    ·       ·        ·        ·     ·
			image.viewed            ·        ·     yes     yes    yes     yes      ·        ·     ·
			finding.marked          ·        ·     yes     yes    ·       yes      ·        ·     ·
			reading.drafted         ·        ·     yes     yes    ·       yes      ·        ·     ·
			reading.committed       ·        ·     yes     yes    ·       ·        ·        ·     ·
			evidence.linked         ·        ·     yes     yes    ·       yes      ·        ·     ·
			hint.asked              ·        ·     ·       ·      ·       ·        ·        ·     ·
			note.written            ·        ·     yes     yes    ·       yes      ·        ·     ·
			differential.drafted    ·        ·     yes     yes    ·       ·        ·        ·     ·
			differential.committed  ·        ·     yes     ·      ·       ·        ·        ·     ·
			encounter.left          ·        ·     yes     yes    ·       ·        ·        ·     ·
			item.opened             ·        ·     ·       ·      ·       yes      ·        ·     ·
			answer.drafted          ·        ·     ·       ·      ·       yes      ·        ·     ·
			answer.committed        ·        ·     ·       ·      ·       yes      ·        ·     ·
			answers.finished        ·        ·     ·       ·      ·       yes      ·        ·     ·
			questions.chosen        ·        ·     ·       ·      ·       ·        ·        ·     ·
			attempt.submitted       ·        ·     yes     yes    ·       yes      ·        ·     ·
			answer.self-marked      ·        ·     ·       ·      ·       ·        ·        ·     ·
			attempt.shared          ·        ·     ·       ·      ·       ·        ·        ·     ·
			attempt.withdrawn       ·        ·     ·       ·      ·       ·        ·        ·     ·
			window.left             yes      yes   yes     yes    yes     yes      yes      yes   yes
			window.returned         yes      yes   yes     yes    yes     yes      yes      yes   yes
			text.pasted             yes      yes   yes     yes    yes     yes      yes      yes   yes
			clock.read              yes      yes   yes     yes    yes     yes      yes      yes   yes
			calm.noticed            ·        ·     ·       ·      ·       ·        ·        ·     ·
			clock.paused            ·        ·     yes     yes    ·       yes      ·        ·     ·
			clock.resumed           ·        ·     ·       ·      yes     ·        ·        ·     ·
			clock.extended          ·        ·     yes     yes    yes     yes      ·        ·     ·
			score.proposed          ·        ·     ·       ·      ·       ·        yes      ·     ·
			score.rated             ·        ·     ·       ·      ·       ·        ·        yes   yes
			score.released          ·        ·     ·       ·      ·       ·        ·        yes   ·
			comment.made            yes      yes   yes     yes    yes     yes      yes      yes   yes
			attempt.voided          yes      yes   yes     yes    yes     yes      yes      yes   yes
			attempt.reopened        ·        ·     ·       ·      ·       ·        ·        ·     ·
		`)
		);
	});
	test('static, study', () => {
		const station = aStation({ policy: 'static', purpose: 'study', questions: 0 });
		const moments = {
			reading: at(station, [0, read0]),
			bell: read(at(station, [0, read0]), minute).state,
			answers: at(station, ...entered),
			marking: at(station, ...entered, [2, { type: 'answers.finished' }]),
			held: at(
				station,
				...entered,
				[2, { type: 'answers.finished' }],
				[2, { type: 'score.proposed', marked: [], waiting: [] }]
			)
		};
		expect(takenAt(moments)).toEqual(
			written(`
			                        reading  bell  answers  marking  held
			door.read               ·        ·     ·        ·        ·
			room.entered            ·        yes   ·        ·        ·
			question.asked          ·        ·     ·        ·        ·
			question.answered       ·        ·     ·        ·        ·
			question.failed         ·        ·     ·        ·        ·
			reply.flagged           ·        ·     ·        ·        ·
			manoeuvre.done          ·        ·     ·        ·        ·
			test.ordered            ·        ·     ·        ·        ·
			image.viewed            ·        ·     yes      ·        ·
			finding.marked          ·        ·     yes      ·        ·
			reading.drafted         ·        ·     yes      ·        ·
			reading.committed       ·        ·     ·        ·        ·
			evidence.linked         ·        ·     yes      ·        ·
			hint.asked              ·        ·     ·        ·        ·
			note.written            ·        ·     yes      ·        ·
			differential.drafted    ·        ·     ·        ·        ·
			differential.committed  ·        ·     ·        ·        ·
			encounter.left          ·        ·     ·        ·        ·
			item.opened             ·        ·     yes      ·        ·
			answer.drafted          ·        ·     yes      ·        ·
			answer.committed        ·        ·     yes      ·        ·
			answers.finished        ·        ·     yes      ·        ·
			questions.chosen        ·        ·     ·        ·        ·
			attempt.submitted       ·        ·     yes      ·        ·
			answer.self-marked      ·        ·     ·        ·        ·
			attempt.shared          ·        ·     ·        ·        ·
			attempt.withdrawn       yes      yes   yes      ·        ·
			window.left             yes      yes   yes      yes      yes
			window.returned         yes      yes   yes      yes      yes
			text.pasted             yes      yes   yes      yes      yes
			clock.read              yes      yes   yes      yes      yes
			calm.noticed            ·        ·     ·        ·        ·
			clock.paused            ·        ·     ·        ·        ·
			clock.resumed           ·        ·     ·        ·        ·
			clock.extended          ·        ·     yes      ·        ·
			score.proposed          ·        ·     ·        yes      ·
			score.rated             ·        ·     ·        ·        yes
			score.released          ·        ·     ·        ·        ·
			comment.made            yes      yes   yes      yes      yes
			attempt.voided          yes      yes   yes      yes      yes
			attempt.reopened        ·        ·     ·        ·        ·
		`)
		);
	});
});
