import { describe, expect, test } from 'vitest';
import { tokens } from '#lib/scoring/metrics/tokens.ts';

describe('tokens', () => {
	test.each([
		['The P100, 右眼', ['the', 'p100', '右', '眼']],
		['Patient’s left-sided weakness.', ['patient’s', 'left', 'sided', 'weakness']],
		['ＭＲＩ平扫', ['mri', '平', '扫']],
		['…', []]
	])('%s', (text, expected) => {
		expect(tokens(text)).toEqual(expected);
	});
});
