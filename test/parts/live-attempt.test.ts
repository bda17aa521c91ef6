import { describe, expect, test } from 'vitest';
import { LiveAttempt } from '#lib/parts/live-attempt.svelte.ts';
import { nothing, play } from './play.ts';

const ask = (text: string) => ({ type: 'question.asked' as const, text });
const note = (text: string) => ({ type: 'note.written' as const, text });

describe('sending', () => {
	test('nothing is sent before this tab holds the lease', async () => {
		const { live, sent, leases, wait } = play();
		const outcome = live.send(ask('When?'));
		expect({ leases, sent }).toEqual({ leases: ['id-1'], sent: [] });
		await wait(0);
		expect(await outcome).toEqual({ taken: true });
		expect(sent).toEqual([{ commandId: 'id-2', after: 3, tab: 'id-1', event: ask('When?') }]);
	});

	test('events go one at a time, in order, each after the row that the one before made', async () => {
		const { live, sent, wait } = play();
		void live.send(ask('one'));
		void live.send(ask('two'));
		void live.send(ask('three'));
		await wait(0);
		expect(sent.map(({ after, event }) => [after, event])).toEqual([
			[3, ask('one')],
			[4, ask('two')],
			[5, ask('three')]
		]);
		expect(live.pending).toEqual([]);
	});

	test('without a reply an event is repeated with the same id, later and later, and those behind it wait', async () => {
		const { live, sent, answers, wait } = play();
		answers.push('nothing', 'nothing', 'nothing');
		void live.send(ask('one'));
		void live.send(ask('two'));
		await wait(0);
		expect([live.link, live.pending.map(({ tries }) => tries)]).toEqual(['degraded', [1, 0]]);
		await wait(500);
		await wait(1_000);
		expect([live.link, live.pending.map(({ tries }) => tries)]).toEqual(['offline', [3, 0]]);
		await wait(2_000);
		expect(live.link).toBe('online');
		expect(sent.map(({ commandId }) => commandId)).toEqual(['id-2', 'id-2', 'id-2', 'id-2', 'id-3']);
	});

	test('“send again” does not wait for the next try', async () => {
		const { live, sent, answers, wait } = play();
		answers.push('nothing', 'nothing', 'nothing', 'nothing');
		void live.send(ask('one'));
		await wait(500 + 1_000 + 2_000);
		expect(sent).toHaveLength(4);
		live.retry();
		await wait(0);
		expect([sent.length, live.pending]).toEqual([5, []]);
	});

	test('what is refused says so, and changes nothing', async () => {
		const { live, answers, wait } = play();
		answers.push({ refused: 'time is up' });
		const outcome = live.send(ask('late'));
		await wait(0);
		expect(await outcome).toEqual({ refused: 'time is up' });
		expect(live.refusal).toEqual({ event: ask('late'), refused: 'time is up' });
		expect([live.current, live.pending]).toEqual([{ ...nothing }, []]);
	});

	test('when the log had grown meanwhile, the event is sent again after what is known now', async () => {
		const { live, sent, answers, wait } = play();
		answers.push({ refused: 'something came in between', view: { ...nothing, seq: 9 } });
		const outcome = live.send(ask('When?'));
		await wait(0);
		expect(await outcome).toEqual({ taken: true });
		expect(sent.map(({ commandId, after }) => [commandId, after])).toEqual([
			['id-2', 3],
			['id-2', 9]
		]);
	});

	test('a page that is signed out keeps what waits, and sends it once after signing in', async () => {
		const { live, sent, answers, wait } = play();
		answers.push({ stopped: 'signed out' });
		void live.send(ask('one'));
		await wait(60_000);
		expect([live.stopped, live.pending.length, sent.length, live.may('question.asked')]).toEqual([
			'signed out',
			1,
			1,
			false
		]);
		live.retry();
		await wait(0);
		expect([live.stopped, live.pending.length, sent.length]).toEqual([null, 0, 2]);
	});
});

describe('two tabs', () => {
	test('the older tab turns read-only, keeps what was typed, and goes on when asked to', async () => {
		const { live, sent, answers, leases, wait } = play();
		answers.push({ refused: 'another tab writes', superseded: true, view: { ...nothing, seq: 8 } });
		void live.send(ask('typed here'));
		await wait(60_000);
		expect([live.link, live.may('question.asked'), live.pending.length, sent.length]).toEqual([
			'superseded',
			false,
			1,
			1
		]);
		await live.takeOver();
		expect([live.link, live.pending, sent.length, leases]).toEqual(['online', [], 2, ['id-1', 'id-1']]);
	});

	test('news tell it too', async () => {
		const { live, news, wait } = play();
		live.start();
		await wait(0);
		news.next = { seq: 4, now: 1_000_000, brought: { notes: 'from the other tab' }, superseded: true };
		await wait(10_000);
		expect([live.link, live.current.notes]).toEqual(['superseded', 'from the other tab']);
	});
});

describe('drafts', () => {
	test('the first goes at once, then the newest only, once every five seconds', async () => {
		const { live, events, wait } = play();
		live.draft(note('a'));
		await wait(0);
		live.draft(note('ab'));
		live.draft(note('abc'));
		await wait(4_999);
		expect(events()).toEqual([note('a')]);
		await wait(1);
		expect(events()).toEqual([note('a'), note('abc')]);
		expect(live.drafted('note.written')).toBeUndefined();
	});

	test('what is being written goes before what closes it', async () => {
		const { live, events, wait } = play();
		live.draft(note('a'));
		await wait(0);
		live.draft(note('ab'));
		void live.send({ type: 'attempt.submitted' });
		await wait(0);
		expect(events()).toEqual([note('a'), note('ab'), { type: 'attempt.submitted' }]);
	});

	test('a committed answer takes the place of its draft', async () => {
		const { live, events, wait } = play();
		await wait(0);
		live.draft({ type: 'answer.drafted', item: 'q1', answer: { text: 'a' } });
		void live.send({ type: 'answer.committed', item: 'q1', answer: { text: 'ab' } });
		await wait(20_000);
		expect(events()).toEqual([{ type: 'answer.committed', item: 'q1', answer: { text: 'ab' } }]);
	});

	test('what the server has not acknowledged is found on the next visit, and can be used', async () => {
		const { live, world, shelf, answers, wait, events } = play();
		answers.push('nothing');
		live.draft(note('a'));
		await wait(0);
		expect([...shelf]).toEqual([['babinski a1 note.written', JSON.stringify(note('a'))]]);
		const later = new LiveAttempt(nothing, world);
		later.start();
		expect(later.kept).toEqual([note('a')]);
		later.useKept(later.kept[0]!);
		expect([later.kept, later.drafted('note.written')]).toEqual([[], note('a')]);
		await wait(0);
		expect([[...shelf], events().at(-1)]).toEqual([[], note('a')]);
	});

	test('what the server has as well is not offered', () => {
		const { shelf, world } = play();
		shelf.set('babinski a1 note.written', JSON.stringify(note('a')));
		const live = new LiveAttempt({ ...nothing, notes: 'a' }, world);
		live.start();
		expect(live.kept).toEqual([]);
	});

	test('what reached the server while the page went away is offered no longer once that is seen', () => {
		const { live, shelf } = play();
		shelf.set('babinski a1 note.written', JSON.stringify(note('a')));
		live.start();
		expect(live.kept).toEqual([note('a')]);
		live.adopt({ ...nothing, seq: 4, notes: 'a' });
		expect([live.kept, [...shelf]]).toEqual([[], []]);
	});

	test('a page that goes away sends what waits without waiting for a reply', async () => {
		const { live, parted, wait } = play();
		live.draft(note('a'));
		await wait(0);
		live.draft(note('ab'));
		live.part();
		expect(parted).toEqual([{ commandId: 'id-3', after: 4, tab: 'id-1', event: note('ab') }]);
	});
});

describe('looks', () => {
	test('they go in one batch every ten seconds', async () => {
		const { live, events, wait } = play();
		const look = { image: 'i1', axis: 'axial' as const, mm: 4, window: null, ms: 900 };
		live.looked([look]);
		live.looked([{ ...look, mm: 5 }]);
		await wait(9_999);
		expect(events()).toEqual([]);
		await wait(1);
		expect(events()).toEqual([{ type: 'image.viewed', looks: [look, { ...look, mm: 5 }] }]);
	});
});

describe('news', () => {
	test('it is asked for every ten seconds', async () => {
		const { live, news, wait } = play();
		const stop = live.start();
		await wait(0);
		news.next = { seq: 5, now: 1_000_000, brought: { phase: 'commit', may: [] }, superseded: false };
		await wait(10_000);
		expect([live.current.phase, live.current.seq]).toEqual(['commit', 5]);
		stop();
	});
});
