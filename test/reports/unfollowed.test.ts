import { describe, expect, test } from 'vitest';
import type { Turn } from '#lib/case/seen.ts';
import { unfollowedByCase } from '#lib/reports/unfollowed.ts';
import { smallCase } from '#test/scoring/small.ts';

const turn = (text: string, kind: 'said' | 'unknown' | 'not-followed' | null, flagged = false): Turn => ({
	turn: 1,
	at: 0,
	text,
	reply: kind && { at: 0, kind, facts: kind === 'said' ? ['h-smoke'] : [] },
	failed: kind === null,
	flagged
});
const sat = (id: string, ...said: Turn[]) => ({ case: { ...smallCase, id }, seen: { said }, language: 'en' as const });

describe('questions not followed', () => {
	test('are listed by case, the most frequent first, one wording together', () => {
		const listed = unfollowedByCase([
			sat('nx-2', turn('Any fits?', 'not-followed'), turn('When?', 'said')),
			sat('nx-1', turn('Rhubarb?', 'not-followed')),
			sat('nx-2', turn('any FITS', 'not-followed'), turn('any fits', null), turn('Asleep?', 'not-followed'))
		]);
		expect(listed.map(({ case: id, text, times, attempts }) => [id, text, times, attempts])).toEqual([
			['nx-1', 'Rhubarb?', 1, 1],
			['nx-2', 'Any fits?', 3, 2],
			['nx-2', 'Asleep?', 1, 1]
		]);
	});

	test('a flagged reply stands with what was said; a plain “I could not say” is no fault of the script', () => {
		expect(unfollowedByCase([sat('nx-1', turn('Ever drank?', 'said', true), turn('Pets?', 'unknown'))])).toEqual([
			{ case: 'nx-1', text: 'Ever drank?', times: 1, attempts: 1, flagged: 1, said: ['Ten a day.'] }
		]);
	});
});
