import { listOf, objectOf, textsOf } from './cells.ts';
import { itemOf, noGold, type EvidencePoint, type ReadGold } from './gold.ts';
import { groupsOf, textOf, type Row } from './row.ts';

/** One row of `diagnosis_opened.tsv`. The answer and its aliases are all accepted names, as the benchmark's evaluator has it. */
export function goldOfT1(row: Row): ReadGold {
	const item = itemOf(row);
	if (!item) return noGold(row, 'index', 'The row has no index. Give it one, the same as in the predictions.');
	const answer = textOf(row, 'answer');
	if (!answer) return noGold(row, 'answer', `Item ${item} has no answer, so nothing can be held against it.`);
	const names = [answer, ...textsOf(row.cells['answer_aliases'])];
	return {
		gold: [{ kind: 'T1', item, cluster: sourceOf(row) ?? item, groups: groupsOf(row, ['category']), names }],
		problems: []
	};
}

/** One row of `evidence_verification_opened_FULL609.tsv`. A point keeps its image in front, as `[Image 2] …`. */
export function goldOfT2(row: Row): ReadGold {
	const item = itemOf(row);
	if (!item) return noGold(row, 'index', 'The row has no index. Give it one, the same as in the predictions.');
	const points = listOf(row.cells['acceptable_evidence_points']).flatMap(pointOf);
	if (points.length === 0) {
		return noGold(row, 'acceptable_evidence_points', `Item ${item} has no evidence points that could be read.`);
	}
	const images = ['image', 'image_path', 'image_slot_map'].map((column) => listOf(row.cells[column]).filter(Boolean));
	return {
		gold: [
			{
				kind: 'T2',
				item,
				cluster: sourceOf(row) ?? item,
				groups: groupsOf(row, ['task_type']),
				points,
				diagnosis: textOf(row, 'final_diagnosis') ?? '',
				rationale: textOf(row, 'gold_rationale', 'gold_answer_open') ?? '',
				images: images.find((list) => list.length > 0)?.length ?? 0,
				decisive: numbersIn(row, 'decisive_image_ids'),
				supporting: numbersIn(row, 'supporting_image_ids'),
				pairs: ['t1_index', 't1_ver2_matched_index', 'pmcid'].flatMap((column) => textOf(row, column) ?? [])
			}
		],
		problems: []
	};
}

function pointOf(value: unknown): EvidencePoint[] {
	const cells = objectOf(value);
	const written = (key: string) => String(cells?.[key] ?? '').trim();
	if (!written('point')) return [];
	const text = written('image') ? `[${written('image')}] ${written('point')}` : written('point');
	return [{ text, required: written('credit').toLowerCase() === 'required', category: written('category') }];
}

/** The source article or patient. */
function sourceOf(row: Row): string | null {
	return textOf(row, 'pmcid', 'doc_id', 'case_id', 'source');
}

function numbersIn(row: Row, column: string): number[] {
	return [...new Set([...(textOf(row, column) ?? '').matchAll(/\d+/g)].map(([digits]) => Number(digits)))];
}
