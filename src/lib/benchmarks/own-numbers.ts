import { mean } from '#lib/scoring/moments.ts';
import { valuesOf, type Marked } from '#lib/scoring/runs/marked.ts';
import type { Check } from '#lib/scoring/runs/report.ts';
import { numberIn } from './cells.ts';
import { itemOf } from './gold.ts';
import type { Row } from './row.ts';

/** What VLMEvalKit calls a number, and what it is called here. */
const names: Record<string, string> = {
	'recall@1': 'Recall@1',
	'recall@3': 'Recall@3',
	'recall@5': 'Recall@5',
	'recall@10': 'Recall@10',
	MRR: 'MRR',
	MR: 'MR',
	hit_rate: 'hit rate',
	parse_fail_rate: 'parse-fail rate',
	judge_avg_score: 'judge score',
	judge_dim_presence: 'judge: present',
	judge_dim_top1: 'judge: first',
	judge_dim_typematch: 'judge: type match (0 to 3)',
	judge_dim_specificity: 'judge: specific',
	judge_dim_coherence: 'judge: coherent',
	required_recall: 'required recall',
	full_required_coverage: 'full required coverage',
	optional_recall: 'optional recall',
	required_contradiction_rate: 'required contradiction rate',
	hierarchical_required_recall: 'hierarchical recall',
	full_hierarchical_required_coverage: 'full hierarchical coverage',
	hierarchical_required_recall_drop: 'hierarchical drop',
	hier_visual_gate_pass_rate: 'visual gate',
	hier_cross_gate_pass_rate: 'cross-image gate',
	hier_level1_visual_recall: 'level 1 recall',
	hier_level2_cross_recall_raw: 'level 2 recall, raw',
	hier_level2_cross_recall_gated: 'level 2 recall, gated',
	hier_level3_diag_recall_raw: 'level 3 recall, raw',
	hier_level3_diag_recall_gated: 'level 3 recall, gated',
	det_image_coverage: 'image coverage',
	det_image_ref_out_of_range_rate: 'images named that are not there',
	det_image_format_compliance: 'image labels',
	det_image_attribution_hallucination_rate: 'attribution hallucination rate',
	det_image_select_recall: 'image selection recall',
	det_image_select_precision: 'image selection precision',
	det_image_attribution_offtarget_rate: 'image selection off target',
	Overall: 'accuracy by VLMEvalKit’s inference'
};

/** By likeness of texts: the same only where they were told by the same means. */
const mirrored: Record<string, string> = {
	'det_required_recall@0.5': 'mirror: required recall',
	'det_optional_recall@0.5': 'mirror: optional recall',
	'det_grounded_ratio@0.5': 'mirror: grounded sentences',
	'det_image_grounded_recall@0.5': 'mirror: image-grounded recall',
	det_hierarchical_required_recall: 'mirror: hierarchical recall'
};

/** Of one row: the column of theirs, and what it is here. A rank that is not there is −1 in theirs. */
const rowColumns: Record<string, string> = {
	first_hit_rank: 'MR',
	t2_hierarchical_required_recall: 'hierarchical recall',
	t2_required_recall: 'required recall',
	hit: 'accuracy by VLMEvalKit’s inference'
};

/** What VLMEvalKit computed of the same answers. */
export type OwnNumbers = { file: string; numbers: Readonly<Record<string, unknown>>; rows: readonly Row[] };

const near = 1e-6;

/**
 * Their numbers beside ours, over the same answers: those that were set aside here are counted as they count them. Where a
 * number differs, the rows that do.
 */
export function checksOf(
	{ file, numbers, rows }: OwnNumbers,
	answers: readonly Marked[],
	aside: readonly Marked[]
): Check[] {
	const all = [...answers, ...aside];
	const means = new Map<string, number | null>();
	const meanOf = (measure: string) => {
		if (!means.has(measure)) means.set(measure, mean(valuesOf(all, measure).map(({ value }) => value)));
		return means.get(measure) ?? null;
	};
	const isTfIdf = numbers['det_backend'] === 'tfidf';
	return Object.entries(numbers).flatMap(([name, number]): Check[] => {
		const measure = names[name] ?? (isTfIdf ? mirrored[name] : undefined);
		const theirs = numberIn(number);
		if (!measure || theirs === null) return [];
		const ours = meanOf(measure);
		if (ours === null && theirs !== 0) return [];
		const same = ours === null || Math.abs(ours - theirs) <= near;
		const says =
			aside.length === 0 ? {} : { says: `${aside.length} answers that are set aside here are counted as theirs are` };
		return [{ file, measure, theirs, ours, same, ...says, rows: same ? [] : differing(rows, all, measure) }];
	});
}

function differing(rows: readonly Row[], all: readonly Marked[], measure: string): Check['rows'] {
	const column = Object.keys(rowColumns).find(
		(name) =>
			rows.some(({ cells }) => Object.hasOwn(cells, name)) && (rowColumns[name] === measure || isRanked(name, measure))
	);
	if (!column) return [];
	const own = new Map(all.map(({ item, values }) => [item, values[rowColumns[column] ?? ''] ?? null]));
	return rows.flatMap((row) => {
		const item = itemOf(row);
		const theirs = numberIn(row.cells[column]);
		if (item === null || theirs === null || !own.has(item)) return [];
		const ours = own.get(item) ?? null;
		const bare = column === 'first_hit_rank' && theirs < 0 ? null : theirs;
		const alike = bare === null || ours === null ? bare === ours : Math.abs(bare - ours) <= near;
		return alike ? [] : [{ item, theirs: String(bare ?? 'none'), ours: String(ours ?? 'none') }];
	});
}

/** All numbers of T1 rest on the rank of the first hit. */
function isRanked(column: string, measure: string): boolean {
	return column === 'first_hit_rank' && /^(Recall@|MRR$|hit rate)/.test(measure);
}
