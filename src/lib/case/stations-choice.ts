import type { Case } from './case.ts';
import type { Item } from './item.ts';
import type { Key } from './key.ts';
import type { Problem } from './problem.ts';
import { conditionOf } from './stations-conditions.ts';
import { stationFrom, type NamedStation, type Plan } from './stations-station.ts';

/** A station as an educator sets it up. `items` in the order in which they are asked; in a static station that is from less to more shown. */
export type Choice = Omit<Plan, 'items' | 'conditions'> & {
	name: string;
	items: readonly string[];
	conditions?: Readonly<Record<string, string>>;
};

/** A station from an educator's choice of a case's items, or everything that is wrong with the choice. */
export function stationOf(of: Case, key: Key, choice: Choice): { value: NamedStation | null; problems: Problem[] } {
	const items = choice.items.flatMap((id) => of.items.find((item) => item.id === id) ?? []);
	const conditions = choice.conditions ?? {};
	const problems = [
		...unnamed(choice),
		...missing(of, choice),
		...wrongConditions(items, choice),
		...givenAway(items, choice),
		...wrongNumbers(of, key, choice),
		...untimedExam(choice)
	].map(([key, says]) => ({ file: 'station', key, says }));
	if (problems.length) return { value: null, problems };
	const { name, ...plan } = choice;
	return { value: { name, station: stationFrom(of, key, { ...plan, items, conditions }) }, problems };
}

type Fault = [key: string, says: string];

function unnamed({ name }: Choice): Fault[] {
	return name.trim() ? [] : [['name', 'is empty: say what the station is called']];
}

function missing(of: Case, { items, policy }: Choice): Fault[] {
	const talks = policy === 'open' || policy === 'gated';
	return [
		...(items.length ? [] : [['items', 'is empty: choose what is asked'] satisfies Fault]),
		...items.flatMap((id, index): Fault[] => {
			if (!of.items.some((item) => item.id === id)) return [[`items[${index}]`, `“${id}” is no item of ${of.id}`]];
			return items.indexOf(id) < index ? [[`items[${index}]`, `“${id}” stands here twice: keep one`]] : [];
		}),
		...(talks && !of.history.length
			? [['policy', `${of.id} has no history, so nobody can be asked: take staged or static`] satisfies Fault]
			: [])
	];
}

function wrongConditions(items: Item[], { policy, conditions = {} }: Choice): Fault[] {
	return Object.entries(conditions).flatMap(([id, name]): Fault[] => {
		const item = items.find((one) => one.id === id);
		if (!item) return [[`conditions.${id}`, `“${id}” is not asked: choose it, or leave its condition out`]];
		if (policy !== 'static')
			return [
				[
					`conditions.${id}`,
					`is for static stations: in one that is ${policy}, items are asked on what the candidate has`
				]
			];
		if (item.conditions.some((one) => one.id === name)) return [];
		const known = item.conditions.map((one) => one.id).join(', ');
		return [
			[`conditions.${id}`, `“${name}” is none of its conditions${known ? `, which are ${known}` : ': it has none'}`]
		];
	});
}

/** Once one item has handed out the diagnosis, no item that asks for it may follow. */
function givenAway(items: Item[], { policy, conditions = {} }: Choice): Fault[] {
	if (policy !== 'static') return [];
	const gives = items.find((item) => conditionOf(item, conditions)?.shows.includes('diagnosis'));
	const asks = items.filter(
		(item) => ['differential', 'forward-diagnosis'].includes(item.kind) && item.conditions.length === 0
	);
	if (!gives) return [];
	return asks.map(({ id }) => [
		'items',
		`${id} asks for the diagnosis after ${gives.id} has given it: leave one of them out`
	]);
}

function wrongNumbers(of: Case, key: Key, { minutes, reading, questions, turns, extra }: Choice): Fault[] {
	return [
		...within('minutes', minutes, 1, 120),
		...within('reading', reading, 0, 30),
		...within('questions', questions, 0, key.examiner.length),
		...within('turns', turns ?? undefined, 1, 500),
		...within('extra', extra, 0, 3)
	];
}

function untimedExam({ untimed, purpose }: Choice): Fault[] {
	return untimed && purpose !== 'practice'
		? [['untimed', `is for practice: what is sat for ${purpose} has its clock`]]
		: [];
}

function within(key: string, value: number | undefined, least: number, most: number): Fault[] {
	return value === undefined || (value >= least && value <= most)
		? []
		: [[key, `is ${value}: write ${least} to ${most}`]];
}
