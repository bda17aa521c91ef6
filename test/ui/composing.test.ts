import { expect, test } from 'vitest';
import { composing } from '#lib/ui/composing.ts';

test.each([
	[{ isComposing: true, keyCode: 13 }, true],
	[{ isComposing: false, keyCode: 229 }, true],
	[{ isComposing: false, keyCode: 13 }, false]
])('%o is composing: %s', (event, is) => expect(composing(event)).toBe(is));
