import { hasCondition, type Benchmark, type Task } from './dataset.ts';
import { goldOfT1, goldOfT2 } from './gold-mrarebench.ts';
import { goldOfNeuralMedBench } from './gold-neural-medbench.ts';
import { goldOfOpen, goldOfQuestion, optionsOf } from './gold-questions.ts';
import { taskOfGold, type Gold, type ReadGold } from './gold.ts';
import { has, type Row } from './row.ts';

/** What is true of the item in a row. Which task it belongs to is said, or seen from its columns. */
export function goldOf(row: Row, benchmark: Benchmark, task: Task | null): ReadGold {
	if (benchmark === 'neural-medbench') {
		return goldOfNeuralMedBench(row, task === 'direct' || task === 'complex' || task === 'multi-round' ? task : null);
	}
	if (benchmark === 'mrarebench') {
		return task === 'T2' || has(row, 'acceptable_evidence_points') ? goldOfT2(row) : goldOfT1(row);
	}
	const isOpen = task === 'open' || (benchmark === 'med-cmr' && Object.keys(optionsOf(row)).length === 0);
	return isOpen ? goldOfOpen(row) : goldOfQuestion(row);
}

/**
 * Whether a row's own columns hold what is true of its item. A prediction in VLMEvalKit's form does, images apart; in a row
 * without `prediction` what is called “answer” is the prediction itself.
 */
export function bearsGold(row: Row): boolean {
	return has(row, 'prediction') && (has(row, 'answer') || has(row, 'acceptable_evidence_points'));
}

/** Gold by item; items of two tasks may bear one name. The first row of an item stands. */
export type GoldBook = { items: Map<string, Gold[]>; count: number };

/** Adds to the book; returns what stands there already, which is left out. */
export function enter(book: GoldBook, golds: readonly Gold[]): Gold[] {
	return golds.filter((gold) => {
		const known = book.items.get(gold.item) ?? [];
		if (known.some((one) => taskOfGold(one) === taskOfGold(gold))) return true;
		book.items.set(gold.item, [...known, gold]);
		book.count += 1;
		return false;
	});
}

/** The gold of an item: of the task that is said, or that has such a condition, or of the only one that knows it. */
export function goldFor(
	book: GoldBook,
	item: string,
	{ task, condition }: { task: Task | null; condition: string | null }
): Gold | 'unknown' | 'several' {
	const ofTask = (book.items.get(item) ?? []).filter((gold) => task === null || taskOfGold(gold) === task);
	const fit = ofTask.filter((gold) => hasCondition(taskOfGold(gold), condition));
	const known = fit.length > 0 ? fit : ofTask;
	const [gold, other] = known;
	return gold === undefined ? 'unknown' : other === undefined ? gold : 'several';
}
