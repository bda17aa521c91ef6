import { describe, expect, test } from 'vitest';
import { hashOf, modelNamed, readingOf } from '#lib/server/bertscore/models.ts';

describe('a model', () => {
	test('is called by its configuration or its folder, where that is a known one', () => {
		expect(modelNamed(['FacebookAI/roberta-large', 'encoder'], 1024)).toBe('roberta-large');
		expect(modelNamed([undefined, 'roberta-large'], 1024)).toBe('roberta-large');
		expect(modelNamed(['rl17', 'roberta-large'], 1024)).toBe('roberta-large');
		expect(modelNamed(['rl17', 'ours'], 1024)).toBe('ours');
	});
	test('does not pass for a known one that is wider', () => {
		expect(modelNamed(['roberta-large', 'ours'], 32)).toBe('ours');
		expect(modelNamed([undefined, 'roberta-large'], 32)).toBe('roberta-large-of-width-32');
	});
	test('is read at its published layer, with the baseline of that layer; another at its last, without one', () => {
		expect(readingOf('roberta-large', 24)).toEqual({
			layer: 17,
			baseline: { precision: 0.83150584, recall: 0.8314941, f1: 0.83122575 }
		});
		expect(readingOf('tiny-bert', 4)).toEqual({ layer: 4, baseline: null });
	});
	test('is told with every score, with layer, idf, what ran it, and rescaling', () => {
		const encoder = { model: 'roberta-large', by: 'onnxruntime=1.30.0' };
		expect([hashOf(encoder, 17, false, true), hashOf(encoder, 16, true, false)]).toEqual([
			'roberta-large_L17_no-idf_version=babinski(onnxruntime=1.30.0)-rescaled',
			'roberta-large_L16_idf_version=babinski(onnxruntime=1.30.0)'
		]);
	});
});
