import { nameOf, type Name } from '#lib/scoring/benchmark-text.ts';
import {
	judgedLines,
	judgedScore,
	rankedHit,
	rankedHitValues,
	type JudgedList
} from '#lib/scoring/benchmarks/mrarebench-t1.ts';
import { numberIn } from './cells.ts';
import type { Aids, GoldOf, Values } from './marking.ts';
import { textOf, type Row } from './row.ts';

const prepared = new WeakMap<readonly string[], Name[]>();

export function markT1(answer: string, { names }: GoldOf<'T1'>, judged: Row | null, { isSame }: Aids): Values {
	const gold = prepared.get(names) ?? names.map(nameOf);
	prepared.set(names, gold);
	const hit = rankedHit(answer, gold);
	const at = hit.ranked.findIndex((candidate) => isSame(candidate, names));
	return {
		...rankedHitValues(hit),
		'clinical Recall@1': at === 0 ? 1 : 0,
		'clinical Recall@10': at >= 0 ? 1 : 0,
		...judgement(judged)
	};
}

/** In VLMEvalKit's columns, or the judge's own lines. A judge that failed said nothing: not zero. */
function judgement(row: Row | null): Values {
	const said = row && judgedList(row);
	if (!said) return {};
	return {
		'judge: present': said.presence,
		'judge: first': said.top1,
		'judge: type match (0 to 3)': said.typeMatch,
		'judge: specific': said.specificity,
		'judge: coherent': said.coherence,
		'judge score': judgedScore(said)
	};
}

function judgedList(row: Row): JudgedList | null {
	const raw = textOf(row, 'judge_raw', 'judge');
	if (raw?.startsWith('JUDGE_ERROR')) return null;
	const [presence, top1, typeMatch, specificity, coherence] = [
		'judge_presence',
		'judge_top1',
		'judge_typematch',
		'judge_specificity',
		'judge_coherence'
	].map((column) => numberIn(row.cells[column]));
	const columns = { presence, top1, typeMatch, specificity, coherence };
	const isWhole = Object.values(columns).every((value) => typeof value === 'number');
	return isWhole ? (columns as JudgedList) : raw ? judgedLines(raw) : null;
}
