import { describe, expect, test } from 'vitest';
import { attributesOf, readPreferences } from '#lib/server/preferences.ts';

const unset = { text: 'normal', light: 'system', contrast: 'system', motion: 'system', sound: 'off' };

describe('how somebody wants the pages to look and sound', () => {
	test('is as the device says, and silent, where nobody has chosen', () => {
		expect(readPreferences(new URLSearchParams())).toEqual(unset);
	});

	test('is read from the cookie, and what is no choice is left out', () => {
		const said = new URLSearchParams('text=largest&light=dark&contrast="><script>&colour=red');
		expect(readPreferences(said)).toEqual({ ...unset, text: 'largest', light: 'dark' });
	});

	test('stands on the root of a page in names and choices of ours alone', () => {
		const said = new URLSearchParams('text=x"%20onload="y&sound=on');
		expect(attributesOf(readPreferences(said))).toBe(
			'data-text="normal" data-light="system" data-contrast="system" data-motion="system" data-sound="on"'
		);
	});
});
