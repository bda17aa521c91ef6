import { basename } from 'node:path';
import type { Baseline } from '#lib/scoring/metrics/bertscore.ts';

type Known = { width: number; layer: number; baseline: Baseline };

/**
 * Width of a model's vectors, the layer that agrees best with people, and what unrelated texts score there: English, of
 * bert-base-chinese Chinese. Source: Tiiiger/bert_score at 19e7f55 (MIT), tables of layers and baselines.
 */
const known: Record<string, Known> = {
	'roberta-large': of(1024, 17, 0.83150584, 0.8314941, 0.83122575),
	'roberta-large-mnli': of(1024, 19, 0.6901594, 0.69018, 0.6896288),
	'roberta-base': of(768, 10, 0.8146725, 0.8146619, 0.814463),
	'distilroberta-base': of(768, 5, 0.84732, 0.84759504, 0.8473319),
	'bert-large-uncased': of(1024, 18, 0.4278576, 0.42786714, 0.42646673),
	'bert-base-uncased': of(768, 9, 0.35375935, 0.3537393, 0.35219112),
	'distilbert-base-uncased': of(768, 5, 0.6666034, 0.66660464, 0.66620487),
	'bert-base-chinese': of(768, 8, 0.54804957, 0.5480091, 0.54755783)
};

/**
 * What a model is called: the first of its names that is of a known model, where its vectors are as wide as that one's, so that
 * no other model passes for it; else its folder's name, which comes last.
 * @example modelNamed(['FacebookAI/roberta-large', 'encoder'], 1024) // 'roberta-large'
 */
export function modelNamed(names: readonly unknown[], width: number): string {
	const written = names
		.filter((name) => typeof name === 'string' && name !== '')
		.map((name) => basename(name as string));
	const own = written.at(-1) ?? '';
	const found = written.find((name) => knownAs(name)?.width === width);
	return found ?? (knownAs(own) ? `${own}-of-width-${width}` : own);
}

/** How a model is read: the published layer with its baseline, else its last layer, without one. */
export function readingOf(model: string, layers: number): { layer: number; baseline: Baseline | null } {
	const found = knownAs(model);
	return found ? { layer: found.layer, baseline: found.baseline } : { layer: layers, baseline: null };
}

/**
 * What a BERTScore must be read with: model, layer, idf, what computed it, and whether it was rescaled; in the form in which
 * the published scores print it. Another number under the same text would be a fault.
 * @example hashOf({ model: 'roberta-large', by: 'onnxruntime=1.30.0' }, 17, false, true)
 * // 'roberta-large_L17_no-idf_version=babinski(onnxruntime=1.30.0)-rescaled'
 */
export function hashOf(
	{ model, by }: { model: string; by: string },
	layer: number,
	idf: boolean,
	isRescaled: boolean
): string {
	return `${model}_L${layer}_${idf ? 'idf' : 'no-idf'}_version=babinski(${by})${isRescaled ? '-rescaled' : ''}`;
}

function of(width: number, layer: number, precision: number, recall: number, f1: number): Known {
	return { width, layer, baseline: { precision, recall, f1 } };
}

function knownAs(name: string): Known | undefined {
	return Object.hasOwn(known, name) ? known[name] : undefined;
}
