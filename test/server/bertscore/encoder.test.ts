import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { encoderIn } from '#lib/server/bertscore/encoder.ts';
import { absent } from '#lib/server/bertscore/runtime.ts';
import { encoderOf, folderOf, isRunnable } from './tiny.ts';

describe('an encoder', () => {
	const broken = mkdtempSync(join(tmpdir(), 'encoder-'));
	afterAll(() => rmSync(broken, { recursive: true }));
	test('that lacks files is refused with what it lacks', async () => {
		cpSync(join(folderOf('tiny-bert'), 'config.json'), join(broken, 'config.json'));
		writeFileSync(join(broken, 'tokenizer.json'), '{}');
		await expect(encoderIn(broken)).rejects.toThrow(/lacks tokenizer_config.json, onnx\/model.onnx/);
	});
	test.runIf(isRunnable)('gives no layer under the number of another', async () => {
		const encoder = await encoderOf('tiny-bert');
		await expect(encoder.encode([[2, 3]], 9)).rejects.toThrow(/does not give layer 9/);
	});
	test.runIf(isRunnable)('gives texts that are encoded together what each would get alone', async () => {
		const encoder = await encoderOf('tiny-roberta');
		const texts = ['No seizures', 'no seizures'].map(encoder.tokeniser.idsOf).map((ids) => ids.slice(0, 4));
		const together = await encoder.encode(texts, 3);
		for (const [i, ids] of texts.entries()) {
			const [alone] = await encoder.encode([ids], 3);
			expect([...(together[i]?.values ?? [])]).toEqual([...(alone?.values ?? [])].map((one) => expect.closeTo(one, 5)));
		}
	});
	test('is unavailable where a package is not installed, or does not load', () => {
		const error = (message: string, code?: string) => Object.assign(new Error(message), { code });
		expect([absent('x', error('', 'ERR_MODULE_NOT_FOUND')), absent('x', error('no such symbol\nat …'))]).toEqual([
			{ unavailable: 'the optional package x is not installed' },
			{ unavailable: 'the optional package x does not load here (no such symbol)' }
		]);
	});
});
