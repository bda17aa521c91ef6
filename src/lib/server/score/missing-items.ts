import { taskOfGold, type Gold } from '#lib/benchmarks/gold.ts';
import type { Prediction } from '#lib/benchmarks/prediction.ts';
import { partsOf } from '#lib/scoring/runs/board.ts';
import type { Marked } from '#lib/scoring/runs/marked.ts';
import type { RunReport } from '#lib/scoring/runs/report.ts';

/**
 * Items that a model gave no answer to, by task and condition; an answer that was set aside is no missing one. Physicians
 * never read everything: what they did not read is by design.
 */
export function missingItems(
	marked: readonly Marked[],
	known: readonly { one: Prediction; gold: Gold }[],
	golds: readonly Gold[]
): RunReport['missing'] {
	const answered = new Map<string, Set<string>>();
	for (const { one, gold } of known) {
		const name = JSON.stringify([one.system, taskOfGold(gold), one.condition]);
		answered.set(name, (answered.get(name) ?? new Set()).add(gold.item));
	}
	return partsOf(marked).flatMap(([first]) => {
		if (!first || first.reader !== null) return [];
		const { system, task, condition } = first;
		const own = answered.get(JSON.stringify([system, task, condition]));
		const items = golds.flatMap((gold) => (taskOfGold(gold) === task && !own?.has(gold.item) ? [gold.item] : []));
		return items.length === 0 ? [] : [{ system, task, condition, items }];
	});
}
