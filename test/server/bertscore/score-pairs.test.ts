import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Encoder } from '#lib/server/bertscore/encoder.ts';
import { scorePairs, type Pair } from '#lib/server/bertscore/score-pairs.ts';
import { answer } from '#lib/server/cli/reference/answer.ts';
import { encoderOf, folder, folderOf, isRunnable, tiny } from './tiny.ts';

type Three = { precision: number; recall: number; f1: number };
type File = { tolerance: number; pairs: Pair[]; results: { layer: number; idf: boolean; scores: Three[] }[] };

describe.runIf(isRunnable).each(tiny)('BERTScore with the encoder %s', (name) => {
	const file = JSON.parse(readFileSync(join(folder, `text-${name}.json`), 'utf8')) as File;
	const pairs = file.pairs.map(({ candidate, references }) => ({ candidate, references }));
	const near = (score: Three) =>
		Object.fromEntries(Object.entries(score).map(([key, value]) => [key, within(value, file.tolerance)]));
	let encoder: Encoder;
	beforeAll(async () => {
		encoder = await encoderOf(name);
	});
	test.each(file.results.map(({ layer, idf, scores }): [number, boolean, Three[]] => [layer, idf, scores]))(
		'after layer %i, idf %s, as asked from outside',
		async (layer, idf, scores) => {
			const input = { model: folderOf(name), layer, idf, pairs };
			const found = await answer(JSON.stringify({ id: '1', routine: 'bertscore.text', input }));
			expect(found).toEqual({ id: '1', output: { scores: scores.map(near) } });
		}
	);
	test('encodes a text once, however often it stands there and in whatever parts, and one without tokens never', async () => {
		const counting = counted(encoder);
		const told: number[][] = [];
		const again = [...pairs, ...pairs, { candidate: ' ', references: ['No seizures'] }];
		const inParts = await scorePairs(counting, again, {
			layer: 2,
			idf: true,
			held: 1,
			tell: (...of) => told.push(of)
		});
		const texts = new Set(pairs.flatMap(({ candidate, references }) => [candidate, ...references]));
		texts.delete('');
		expect(counting.rows()).toBe(texts.size);
		expect(told.at(-1)?.[0]).toBe(told.at(-1)?.[1]);
		expect(inParts).toEqual(await scorePairs(encoder, again, { layer: 2, idf: true }));
	});
	test('of several references takes the best of each component', async () => {
		const score = (references: string[]) =>
			scorePairs(encoder, [{ candidate: 'double vision', references }], { layer: 4, idf: false });
		const each = [...(await score(['Diplopia'])), ...(await score(['No seizures'])), ...(await score(['']))];
		const most = (key: keyof Three) => Math.max(...each.map((one) => one[key] ?? NaN));
		expect(await score(['Diplopia', 'No seizures', ''])).toEqual([
			{ precision: most('precision'), recall: most('recall'), f1: most('f1') }
		]);
	});
	test('says why there is nothing: no token of weight, no reference', async () => {
		const scores = await scorePairs(
			encoder,
			[
				{ candidate: 'headache', references: ['headache'] },
				{ candidate: 'headache', references: [] }
			],
			{ layer: 4, idf: true }
		);
		const weighsNothing = 'Every token of the candidate and of the reference weighs nothing.';
		expect(scores).toEqual([
			{ precision: null, recall: null, f1: 0, undefinedReason: weighsNothing },
			{ precision: null, recall: null, f1: null, undefinedReason: 'There is no reference to compare with.' }
		]);
	});
	test('is rescaled where a baseline is given', async () => {
		const input = { model: folderOf(name), layer: 4, idf: false, baseline: { precision: 0.5, recall: 0.5, f1: 0.5 } };
		const asked = { ...input, pairs: [{ candidate: '', references: ['headache'] }] };
		expect(await answer(JSON.stringify({ id: '1', routine: 'bertscore.text', input: asked }))).toMatchObject({
			output: { scores: [{ precision: 0, precision_rescaled: -1, recall_rescaled: -1, f1_rescaled: -1 }] }
		});
	});
});

function within(value: number, tolerance: number): unknown {
	return expect.closeTo(value, -Math.log10(2 * tolerance));
}

function counted(encoder: Encoder) {
	let rows = 0;
	const encode: Encoder['encode'] = (ids, layer) => ((rows += ids.length), encoder.encode(ids, layer));
	return { ...encoder, encode, rows: () => rows };
}
