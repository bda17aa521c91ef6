import { evidenceMirror, headlineTau } from '#lib/scoring/benchmarks/evidence-mirror.ts';
import { imageAttribution } from '#lib/scoring/benchmarks/image-attribution.ts';
import { bucketOf, hierarchical, yesLines } from '#lib/scoring/benchmarks/mrarebench-t2.ts';
import { mean } from '#lib/scoring/moments.ts';
import { hitsIn } from './judgement.ts';
import type { GoldOf, Values } from './marking.ts';
import { textOf, type Row } from './row.ts';

export function markT2(answer: string, gold: GoldOf<'T2'>, judged: Row | null): Values {
	const required = gold.points.filter((point) => point.required);
	const optional = gold.points.filter((point) => !point.required);
	const buckets = required.map(({ category }) => bucketOf(category));
	return {
		...byJudge(judged, buckets, optional.length),
		...byMirror(answer, gold, required, optional, buckets),
		...byImages(answer, gold)
	};
}

type Points = GoldOf<'T2'>['points'];

/** By the judge's YES and NO lines, or the vectors that VLMEvalKit makes of them. A judge that failed said nothing: not zero. */
function byJudge(row: Row | null, buckets: readonly string[], optional: number): Values {
	const said = row && judgedPoints(row, buckets.length, optional);
	if (!said) return {};
	const scored = hierarchical(said.required, buckets);
	const recall = mean(said.required.map(Number));
	return {
		'required recall': recall,
		'full required coverage': recall === null ? null : recall >= 1 ? 1 : 0,
		'optional recall': mean(said.optional.map(Number)),
		'required contradiction rate': mean(said.contradicted.map(Number)),
		...(scored && {
			'hierarchical recall': scored.hierarchicalRequiredRecall,
			'full hierarchical coverage': scored.hierarchicalRequiredRecall >= 1 ? 1 : 0,
			'visual gate': scored.hierVisualGate,
			'cross-image gate': scored.hierCrossGate,
			'level 1 recall': scored.hierLevel1VisualRecall,
			'level 2 recall, raw': scored.hierLevel2CrossRecallRaw,
			'level 2 recall, gated': scored.hierLevel2CrossRecallGated,
			'level 3 recall, raw': scored.hierLevel3DiagRecallRaw,
			'level 3 recall, gated': scored.hierLevel3DiagRecallGated,
			'hierarchical drop': (recall ?? 0) - scored.hierarchicalRequiredRecall
		})
	};
}

function judgedPoints(row: Row, required: number, optional: number) {
	const raw = textOf(row, 't2_judge_raw', 'judge_raw', 'judge');
	if (raw && /^JUDGE_(ERROR|SKIP)/.test(raw)) return null;
	const vector = hitsIn(row, 't2_required_vec', 'required');
	if (vector && vector.length === required) {
		return {
			required: vector,
			optional: hitsIn(row, 't2_optional_vec', 'optional') ?? [],
			contradicted: hitsIn(row, 't2_contradiction_vec', 'contradiction') ?? []
		};
	}
	if (!raw) return null;
	const said = yesLines(raw, 2 * required + optional);
	return {
		required: said.slice(0, required),
		optional: said.slice(required, required + optional),
		contradicted: said.slice(required + optional)
	};
}

function byMirror(answer: string, gold: GoldOf<'T2'>, required: Points, optional: Points, buckets: string[]): Values {
	const texts = (points: Points) => points.map(({ text }) => text);
	const mirror = evidenceMirror(answer, texts(required), texts(optional), gold.rationale);
	const hits = mirror.det_required_maxsims.map((likeness) => likeness >= headlineTau);
	const number = (name: string) => (typeof mirror[name] === 'number' ? mirror[name] : null);
	return {
		'mirror: required recall': number(`det_required_recall@${headlineTau}`),
		'mirror: optional recall': number(`det_optional_recall@${headlineTau}`),
		'mirror: grounded sentences': number(`det_grounded_ratio@${headlineTau}`),
		'mirror: image-grounded recall': number(`det_image_grounded_recall@${headlineTau}`),
		'mirror: hierarchical recall': hierarchical(hits, buckets)?.hierarchicalRequiredRecall ?? null
	};
}

/** Which images were chosen is asked only where there are others to choose from. */
function byImages(answer: string, { images, decisive, supporting }: GoldOf<'T2'>): Values {
	const found = imageAttribution(answer, images, decisive, supporting);
	const chosen = decisive.length > 0 && images > decisive.length;
	return {
		'image coverage': found.detImageCoverage ?? null,
		'images named that are not there': found.detImageRefOutOfRangeRate ?? null,
		'image labels': found.detImageFormatCompliance ?? null,
		'attribution hallucination rate': found.detImageAttributionHallucinationRate ?? null,
		'image selection recall': chosen ? (found.detImageSelectRecall ?? null) : null,
		'image selection precision': chosen ? (found.detImageSelectPrecision ?? null) : null,
		'image selection off target': chosen ? (found.detImageAttributionOfftargetRate ?? null) : null
	};
}
