import { expect, test } from 'vitest';
import { recalled } from '#lib/parts/recall.ts';

const sent = ['When did it begin?', 'Any headache?', 'Any headache?', 'Do you smoke?'];

test.each([
	['', 'up', 'Do you smoke?'],
	['Do you smoke?', 'up', 'Any headache?'],
	['Any headache?', 'up', 'When did it begin?'],
	['When did it begin?', 'up', null],
	['When did it begin?', 'down', 'Any headache?'],
	['Do you smoke?', 'down', ''],
	['', 'down', null],
	['Do you smo', 'up', null],
	['Do you smo', 'down', null]
] as const)('“%s”, then %s: %s', (typed, step, then) => {
	expect(recalled(sent, typed, step)).toBe(then);
});

test('nothing sent, nothing recalled', () => {
	expect(recalled([], '', 'up')).toBe(null);
});
