import { listOf, textsOf } from './cells.ts';
import { itemOf, noGold, type ReadGold } from './gold.ts';
import { groupsOf, textOf, type Row } from './row.ts';

/**
 * One case of Neural-MedBench with what is true of it. The published files hold no answers: a file of one's own adds
 * `answer`, for a dialogue a list with one a round, and may add `aliases` and `reference`, the text that rationales are
 * compared with. The rounds of a dialogue are items of their own, `case_7#1`, `case_7#2`, of one cluster.
 */
export function goldOfNeuralMedBench(row: Row, task: Tier | null): ReadGold {
	const id = itemOf(row);
	if (!id) return noGold(row, 'case_id', 'The row has no case_id. Give it one, the same as in the predictions.');
	const column = ['answer', 'diagnosis', 'gold', 'final_diagnosis'].find((name) => textOf(row, name));
	if (!column) {
		return noGold(
			row,
			'answer',
			`Case ${id} has no answer: the published files hold none. Add a column “answer” with the diagnosis.`
		);
	}
	const answers = roundsOf(row.cells[column]);
	const tier = tierOf(textOf(row, 'tier', 'level')) ?? task ?? (answers.length > 1 ? 'multi-round' : 'direct');
	const references = roundsOf(row.cells['reference'] ?? row.cells['rationale']);
	const round = textOf(row, 'question_number', 'round');
	return {
		gold: answers.map((answer, i) => ({
			kind: 'diagnosis',
			task: tier,
			item: answers.length > 1 ? roundName(id, i + 1) : round ? roundName(id, Number(round)) : id,
			cluster: id.replace(/#\d+$/, ''),
			groups: groupsOf(row, ['category']),
			names: [answer, ...(answers.length > 1 ? [] : textsOf(row.cells['aliases'] ?? row.cells['answer_aliases']))],
			reference: references[i] ?? answer
		})),
		problems: []
	};
}

type Tier = 'direct' | 'complex' | 'multi-round';

/** L1 direct diagnosis, L2 complex diseases, L3 dialogues of several rounds. */
function tierOf(written: string | null): Tier | null {
	const bare = written?.toLowerCase() ?? '';
	if (/^l?1$|direct/.test(bare)) return 'direct';
	if (/^l?2$|complex/.test(bare)) return 'complex';
	return /^l?3$|multi|dialog/.test(bare) ? 'multi-round' : null;
}

/** What a round of a dialogue is called. */
export function roundName(id: string, round: number): string {
	return /#\d+$/.test(id) ? id : `${id}#${round}`;
}

/** A list is one text a round; anything else is one text, in which `;` is only a sign. */
function roundsOf(cell: unknown): string[] {
	const isList = Array.isArray(cell) || (typeof cell === 'string' && /^\s*[[(]/.test(cell));
	return (isList ? listOf(cell) : [cell])
		.filter((one) => one !== null && one !== undefined)
		.map((one) => String(one).trim());
}
