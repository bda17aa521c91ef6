import { hits, nameOf, normalised, rankedList, tokenSetF1 } from '#lib/scoring/benchmark-text.ts';
import { evidenceMirror, sentencesOf } from '#lib/scoring/benchmarks/evidence-mirror.ts';
import { imageAttribution, imageNumbers } from '#lib/scoring/benchmarks/image-attribution.ts';
import { jsonList } from '#lib/scoring/benchmarks/json-list.ts';
import { microAccuracy, openScore } from '#lib/scoring/benchmarks/med-cmr.ts';
import { aggregated, judgedLines, rankedHit } from '#lib/scoring/benchmarks/mrarebench-t1.ts';
import { bucketOf, hierarchical, withoutDiagnosis, yesLines } from '#lib/scoring/benchmarks/mrarebench-t2.ts';
import { inferredOption } from '#lib/scoring/benchmarks/option-inference.ts';
import { passAtK } from '#lib/scoring/metrics/pass-at-k.ts';
import type { Routine } from './routine.ts';

type Input = { input: string };
type Asked = { prediction: string; gold: string[] };
type Attributed = { prediction: string; n_images: number; decisive: number[]; supporting: number[] };
type Mirrored = { answer: string; required: string[]; optional: string[]; rationale: string };

export const benchmarks: Record<string, Routine> = {
	'mrarebench.normalize_answer': ({ input }: Input) => normalised(input),
	'mrarebench.token_set_f1': ({ a, b }: { a: string; b: string }) => tokenSetF1(nameOf(a), nameOf(b)),
	'mrarebench.is_hit': ({ candidate, gold }: { candidate: string; gold: string[] }) =>
		hits(nameOf(candidate), gold.map(nameOf)),
	'mrarebench.parse_ranked_list': ({ input }: Input) => rankedList(input),
	'mrarebench.t1_aggregate': ({ cases }: { cases: Asked[] }) =>
		aggregated(cases.map(({ prediction, gold }) => rankedHit(prediction, gold.map(nameOf)))),
	'mrarebench.hier_required_score': (input: { hits: number[]; categories: string[] }) =>
		hierarchical(input.hits, input.categories),
	'mrarebench.category_bucket': ({ input }: { input: string | null }) => bucketOf(input),
	'mrarebench.parse_judge_dims': ({ input }: Input) => Object.values(judgedLines(input)),
	'mrarebench.parse_binary': ({ input, n }: Input & { n: number }) => yesLines(input, n),
	'mrarebench.image_attribution': ({ prediction, n_images, decisive, supporting }: Attributed) =>
		imageAttribution(prediction, n_images, decisive, supporting),
	'mrarebench.parse_image_id_set': ({ input }: { input: string | null }) => imageNumbers(input ?? ''),
	'mrarebench.split_sentences': ({ input }: Input) => sentencesOf(input),
	'mrarebench.det_open_metrics_tfidf': ({ answer, required, optional, rationale }: Mirrored) =>
		evidenceMirror(answer, required, optional, rationale),
	'mrarebench.nodx_context_strip': ({ input }: Input) => withoutDiagnosis(input),
	'mrarebench.parse_json_list': ({ input }: { input: unknown }) => jsonList(input),
	'medcmr.open_score': ({ Con, Coh, VA, GT }: Record<'Con' | 'Coh' | 'VA' | 'GT', number>) =>
		openScore({ con: Con, coh: Coh, va: VA, gt: GT }),
	'medcmr.mcq_micro': ({ accuracy, n }: { accuracy: Record<string, number>; n: Record<string, number> }) =>
		microAccuracy(accuracy, n),
	'pass_at_k.vectors': ({ n, c, k }: { n: number; c: number; k: number }) => passAtK([{ n, c }], k).mean,
	'vlmevalkit_can_infer.vectors': ({ prediction, choices }: { prediction: string; choices: Record<string, string> }) =>
		inferredOption(prediction, choices) ?? false
};
