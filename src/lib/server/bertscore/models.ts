import type { Baseline } from '#lib/scoring/metrics/bertscore.ts';

/** Layers that agree best with people, and what unrelated texts score there. Source: Tiiiger/bert_score at 19e7f55 (MIT). */
const known: Record<string, { layer: number; baseline: Baseline }> = {
	'roberta-large': { layer: 17, baseline: { precision: 0.83150584, recall: 0.8314941, f1: 0.83122575 } },
	'distilroberta-base': { layer: 5, baseline: { precision: 0.84732, recall: 0.84759504, f1: 0.8473319 } },
	'roberta-base': { layer: 10, baseline: { precision: 0.8146725, recall: 0.8146619, f1: 0.814463 } },
	'distilbert-base-uncased': { layer: 5, baseline: { precision: 0.6666034, recall: 0.66660464, f1: 0.66620487 } },
	'bert-base-chinese': { layer: 8, baseline: { precision: 0.54804957, recall: 0.5480091, f1: 0.54755783 } }
};

/** How a model is read: the published layer with its baseline, else its last layer, without one. */
export function readingOf(model: string, layers: number): { layer: number; baseline: Baseline | null } {
	const found = Object.hasOwn(known, model) ? known[model] : undefined;
	return found ?? { layer: layers, baseline: null };
}

/**
 * What a BERTScore must be read with: model, layer, idf, what computed it, and whether it was rescaled; in the form in which
 * the published scores print it.
 * @example hashOf('roberta-large', 17, false, true) // 'roberta-large_L17_no-idf_version=babinski(onnxruntime)-rescaled'
 */
export function hashOf(model: string, layer: number, idf: boolean, isRescaled: boolean): string {
	return `${model}_L${layer}_${idf ? 'idf' : 'no-idf'}_version=babinski(onnxruntime)${isRescaled ? '-rescaled' : ''}`;
}
