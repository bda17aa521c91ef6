import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bestMatches } from '#lib/scoring/metrics/greedy-matching.ts';
import { encoderIn, type Encoder } from '#lib/server/bertscore/encoder.ts';
import { encodedTexts } from '#lib/server/bertscore/encoded-texts.ts';
import { matcher } from '#lib/server/bertscore/matcher.ts';
import { hashOf, readingOf } from '#lib/server/bertscore/models.ts';
import { scorePairs, type Pair } from '#lib/server/bertscore/score-pairs.ts';
import { root } from '#test/build/tree.ts';

type File = {
	tolerance: number;
	pairs: (Pair & { candidateIds: number[] })[];
	results: { layer: number; idf: boolean; scores: { precision: number; recall: number; f1: number }[] }[];
};

const folder = join(root, 'test/vectors/bertscore');
const runtime = await import('onnxruntime-node').catch(() => null);

// The packages that run an encoder are optional: without them there is nothing to see here.
describe.runIf(runtime).each(['tiny-bert', 'tiny-roberta'])('BERTScore with the encoder %s', (name) => {
	const file = JSON.parse(readFileSync(join(folder, `text-${name}.json`), 'utf8')) as File;
	let encoder: Encoder;
	beforeAll(async () => {
		encoder = (await encoderIn(join(folder, 'models', name))) as Encoder;
	});
	test('cuts texts into the tokens of the published scores', () => {
		expect(file.pairs.map(({ candidate }) => encoder.tokeniser.idsOf(candidate))).toEqual(
			file.pairs.map(({ candidateIds }) => candidateIds)
		);
	});
	test.each(file.results.map(({ layer, idf }, i): [number, boolean, number] => [layer, idf, i]))(
		'after layer %i, idf %s',
		async (layer, idf, i) => {
			const scores = await scorePairs(encoder, file.pairs, { layer, idf, best: await matcher(1) });
			const off = scores.map(({ precision, recall, f1 }, k) => {
				const expected = file.results[i]?.scores[k];
				return Math.max(
					Math.abs((precision ?? 9) - (expected?.precision ?? 0)),
					Math.abs((recall ?? 9) - (expected?.recall ?? 0)),
					Math.abs(f1 - (expected?.f1 ?? 0))
				);
			});
			expect(Math.max(...off)).toBeLessThan(file.tolerance);
		}
	);
	test('keeps the closing sign of a text that is too long', () => {
		const ids = encoder.tokeniser.idsOf('headache '.repeat(200));
		expect([ids.length, ids.at(-1)]).toEqual([64, encoder.tokeniser.signs.at(-1)]);
	});
	test('encodes a text once, however often it stands there', async () => {
		let rows = 0;
		const counting: Encoder = {
			...encoder,
			encode: (ids, layer) => ((rows += ids.length), encoder.encode(ids, layer))
		};
		await encodedTexts(counting, ['double vision', 'No seizures', 'double vision', ''], 2);
		expect(rows).toBe(3);
	});
	test('gives no layer under the number of another', async () => {
		await expect(encoder.encode([[2, 3]], 9)).rejects.toThrow(/does not give layer 9/);
	});
});

test.runIf(runtime)('matching by the runtime is matching without it', async () => {
	const vectors = (n: number, by: number) => ({
		values: Float32Array.from({ length: n * 33 }, (_, i) => Math.sin(i * by)),
		n,
		dim: 33
	});
	const [a, b] = [vectors(7, 1.3), vectors(10, 0.7)];
	const [fast, plain] = [await (await matcher(1))?.(a, b), bestMatches(a, b)];
	expect([...(fast?.rows ?? [])]).toEqual([...plain.rows].map((value) => expect.closeTo(value, 5)));
	expect([...(fast?.columns ?? [])]).toEqual([...plain.columns].map((value) => expect.closeTo(value, 5)));
});

describe('a folder that is no encoder', () => {
	const broken = mkdtempSync(join(tmpdir(), 'encoder-'));
	afterAll(() => rmSync(broken, { recursive: true }));
	test('is refused with what it lacks', async () => {
		cpSync(join(folder, 'models/tiny-bert/config.json'), join(broken, 'config.json'));
		writeFileSync(join(broken, 'tokenizer.json'), '{}');
		await expect(encoderIn(broken)).rejects.toThrow(/lacks tokenizer_config.json, onnx\/model.onnx/);
	});
});

test('a score is told with its model, layer, idf and rescaling', () => {
	expect(hashOf('roberta-large', 17, false, true)).toBe(
		'roberta-large_L17_no-idf_version=babinski(onnxruntime)-rescaled'
	);
	expect(readingOf('roberta-large', 24).layer).toBe(17);
	expect(readingOf('tiny-bert', 4)).toEqual({ layer: 4, baseline: null });
});
