import type { Estimated } from './estimate.ts';
import { estimate } from './estimate.ts';
import type { Drawing } from './cluster-difference.ts';
import { grouped } from './grouped.ts';
import { valuesOf, type Marked } from './marked.ts';
import type { Measure } from './measure.ts';

/** One number of the board: what a system reached by one measure, in a task under a condition, in all of it or one group. */
export type BoardRow = {
	system: string;
	isHuman: boolean;
	task: string;
	condition: string | null;
	/** What the group is one of, such as `modality`; null for all items. */
	axis: string | null;
	group: string | null;
	measure: string;
	estimate: Estimated;
};

/** Axes with more groups than this are names, not categories. */
const mostGroups = 40;

/**
 * Every number that the answers hold: by system, task, condition and measure, and by group for the measures that systems
 * are compared by and their clinical neighbours. A measure that says nothing of a set of answers has no row.
 */
export function boardOf(
	marked: readonly Marked[],
	measures: Record<string, readonly Measure[]>,
	drawing: Drawing
): BoardRow[] {
	return partsOf(marked).flatMap((part) => {
		const [first] = part;
		if (!first) return [];
		const { system, task, condition } = first;
		const of = measures[task] ?? [];
		const row = (some: readonly Marked[], { name }: Measure, axis: string | null, group: string | null): BoardRow[] => {
			const values = valuesOf(some, name);
			if (values.length === 0) return [];
			return [
				{
					system,
					isHuman: first.reader !== null,
					task,
					condition,
					axis,
					group,
					measure: name,
					estimate: estimate(values, drawing)
				}
			];
		};
		const groups = axesOf(part).flatMap(([axis, names]) =>
			names.flatMap((group) => {
				const some = part.filter(({ groups }) => groups[axis] === group);
				return of.filter(({ isPrimary }) => isPrimary).flatMap((measure) => row(some, measure, axis, group));
			})
		);
		return [...of.flatMap((measure) => row(part, measure, null, null)), ...groups];
	});
}

/** The answers of one system to one task under one condition, together; in order of appearance. */
export function partsOf(marked: readonly Marked[]): Marked[][] {
	return grouped(marked, ({ system, task, condition }) => JSON.stringify([system, task, condition]));
}

function axesOf(part: readonly Marked[]): [string, string[]][] {
	const axes = [...new Set(part.flatMap(({ groups }) => Object.keys(groups)))];
	return axes
		.map((axis): [string, string[]] => [axis, [...new Set(part.flatMap(({ groups }) => groups[axis] ?? []))].sort()])
		.filter(([, names]) => names.length > 1 && names.length <= mostGroups);
}
