import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { encoderOf, folder, isRunnable, tiny } from './tiny.ts';
import type { Tokeniser } from '#lib/server/bertscore/tokeniser.ts';

type File = { pairs: { candidate: string; candidateIds: number[]; references: string[]; referenceIds: number[][] }[] };

describe.runIf(isRunnable).each(tiny)('the tokenizer of %s', (name) => {
	const { pairs } = JSON.parse(readFileSync(join(folder, `text-${name}.json`), 'utf8')) as File;
	let tokeniser: Tokeniser;
	beforeAll(async () => {
		({ tokeniser } = await encoderOf(name));
	});
	test('cuts texts into the tokens of the published scores', () => {
		const idsOf = (text: string) => tokeniser.idsOf(text);
		expect(pairs.map(({ candidate }) => idsOf(candidate))).toEqual(pairs.map(({ candidateIds }) => candidateIds));
		expect(pairs.map(({ references }) => references.map(idsOf))).toEqual(pairs.map(({ referenceIds }) => referenceIds));
	});
	test('strips a text first, of what Python strips', () => {
		const plain = tokeniser.idsOf('double vision');
		const separator = String.fromCharCode(31);
		expect(
			['  double vision\n', '\u3000double vision\u0085', `${separator}double vision`].map(tokeniser.idsOf)
		).toEqual([plain, plain, plain]);
		expect(tokeniser.idsOf(` \t\u00a0${separator}`)).toEqual(tokeniser.signs);
	});
	test('keeps the closing sign of a text that is too long', () => {
		const whole = tokeniser.idsOf('headache '.repeat(20));
		const cut = tokeniser.idsOf('headache '.repeat(200));
		expect([cut.length, cut.at(-1)]).toEqual([64, tokeniser.signs.at(-1)]);
		expect(cut.slice(0, whole.length - 1)).toEqual(whole.slice(0, -1));
	});
});
