import { itemOf, noGold, type ReadGold } from './gold.ts';
import { intelligenceOf, taskOf } from './med-cmr-tasks.ts';
import { groupsOf, textOf, type Row } from './row.ts';

/** One multiple-choice question: options in columns A to Z, empty ones absent; the answer a letter, or an option's whole text. */
export function goldOfQuestion(row: Row): ReadGold {
	const item = itemOf(row);
	if (!item) return noGold(row, 'index', 'The row has no index. Give it one, the same as in the predictions.');
	const options = optionsOf(row);
	if (Object.keys(options).length < 2) {
		return noGold(row, 'A', `Question ${item} has fewer than two options in its columns A, B, C ….`);
	}
	const written = textOf(row, 'answer');
	const answer = Object.keys(options).find(
		(letter) => letter === written?.toUpperCase() || options[letter] === written
	);
	if (!answer) return noGold(row, 'answer', `Question ${item}: the answer “${written ?? ''}” is none of its options.`);
	return {
		gold: [{ kind: 'MCQ', item, cluster: clusterOf(row) ?? item, groups: questionGroups(row), options, answer }],
		problems: []
	};
}

/** One open question of Med-CMR: the experts' reference and what is to be seen, against which a judge marks. */
export function goldOfOpen(row: Row): ReadGold {
	const item = itemOf(row);
	if (!item) return noGold(row, 'index', 'The row has no index. Give it one, the same as in the predictions.');
	const reference = textOf(row, 'answer');
	if (!reference) return noGold(row, 'answer', `Question ${item} has no answer, so nothing can be held against it.`);
	const caption = textOf(row, 'visual_description') ?? '';
	return {
		gold: [{ kind: 'open', item, cluster: clusterOf(row) ?? item, groups: questionGroups(row), reference, caption }],
		problems: []
	};
}

export function optionsOf(row: Row): Record<string, string> {
	const letters = Object.keys(row.cells).filter((column) => /^[A-Z]$/.test(column));
	return groupsOf(row, letters.toSorted());
}

/** Questions on one picture belong together; so do the turned copies of one question (VLMEvalKit's `g_index`). */
function clusterOf(row: Row): string | null {
	return textOf(row, 'image_path', 'g_index', 'case_id', 'pmcid');
}

function questionGroups(row: Row): Record<string, string> {
	const groups = groupsOf(row, ['task', 'l2-category', 'category', 'subtype', 'modality', 'organ system', 'split']);
	const task = taskOf(groups['task'] ?? groups['category'] ?? '');
	const intelligence = intelligenceOf(textOf(row, 'question type', 'subtype') ?? '');
	return { ...groups, ...(task && { task }), ...(intelligence && { intelligence }) };
}
