import { expect, test } from 'vitest';
import { merge } from '#lib/parts/merge.ts';
import { nothing } from './play.ts';

const finding = { id: 'e1', at: 5, manoeuvre: 'reflex.legs', texts: ['brisk'], laid: false };

test('entries that are new are added, those that changed take their place, the rest stays', () => {
	const view = { ...nothing, findings: [finding, { ...finding, id: 'e2' }], notes: 'mine' };
	const brought = {
		findings: [
			{ ...finding, id: 'e2', texts: ['absent'] },
			{ ...finding, id: 'e3' }
		],
		phase: 'commit' as const
	};
	expect(merge(view, { seq: 7, now: 2_000_000, brought })).toEqual({
		...view,
		seq: 7,
		now: 2_000_000,
		phase: 'commit',
		findings: [finding, { ...finding, id: 'e2', texts: ['absent'] }, { ...finding, id: 'e3' }]
	});
});

test('lists without ids are replaced', () => {
	const view = { ...nothing, differential: [{ text: 'a' }, { text: 'b' }] };
	expect(merge(view, { seq: 4, now: 1, brought: { differential: [{ text: 'b' }] } }).differential).toEqual([
		{ text: 'b' }
	]);
});
