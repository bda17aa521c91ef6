import { describe, expect, test } from 'vitest';
import { takenOver } from '#lib/reports/taken-over.ts';
import type { AttemptEvent, Row } from '#statecharts/events.ts';

const second = 1_000;

function log(...told: [at: number, event: AttemptEvent][]): Row[] {
	return told.map(([at, event], i) => ({ seq: i + 1, at: 1e12 + at * second, sender: 'candidate', event }));
}

const rows = log(
	[0, { type: 'door.read', webgl: true, viewport: [1440, 900] }],
	[30, { type: 'room.entered' }],
	[50, { type: 'question.asked', text: 'When?' }],
	[51, { type: 'question.answered', turn: 1, kind: 'said', facts: [], ms: 3 }],
	[60, { type: 'clock.paused', why: '', by: 'candidate' }],
	[660, { type: 'clock.resumed', by: 'candidate' }],
	[670, { type: 'note.written', text: 'acute' }],
	[680, { type: 'manoeuvre.done', manoeuvre: 'reflex.plantars', brings: [] }]
);

describe('what was taken over from an earlier sitting', () => {
	test.each([
		[2, { steps: 0, at: 0 }],
		[3, { steps: 1, at: 20 * second }],
		[5, { steps: 1, at: 30 * second }],
		[7, { steps: 1, at: 40 * second }],
		[8, { steps: 2, at: 50 * second }],
		[0, { steps: 0, at: 0 }]
	])('up to row %i are the steps, and the minute without the pauses', (last, taken) => {
		expect(takenOver(rows, last)).toEqual(taken);
	});
});
