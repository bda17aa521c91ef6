import { adjusted } from '../comparison/adjusted.ts';
import { correspondence } from '../benchmarks/correspondence.ts';
import { brier } from '../metrics/brier.ts';
import { calibrationCurve, calibrationError } from '../metrics/calibration.ts';
import { againstPhysicians } from './against-physicians.ts';
import { boardOf, partsOf } from './board.ts';
import type { Drawing } from './cluster-difference.ts';
import { conditionOrder, contrastsOf, contrastsOfMRareBench } from './contrasts.ts';
import { grouped } from './grouped.ts';
import { valuesOf, type Marked } from './marked.ts';
import type { Measure } from './measure.ts';
import { pairsOf } from './pairs.ts';
import type { Correspondence, RunReport } from './report.ts';

type Measures = Record<string, readonly Measure[]>;
type Computed = Pick<
	RunReport,
	'counts' | 'systems' | 'board' | 'shared' | 'against' | 'pairs' | 'contrasts' | 'calibration' | 'correspondence'
>;

/** With more systems than this every two of them are no longer compared: the family would drown what it looks for. */
const mostPairs = 12;

/** Every number of a report, from answers that are marked. Comparisons are by the primary measure of each task. */
export function computed(
	marked: readonly Marked[],
	measures: Measures,
	{ drawing, theta, sources }: { drawing: Drawing; theta: number; sources: readonly Source[] }
): Computed {
	const inOrder = marked.toSorted((one, other) => place(one) - place(other));
	const systems = grouped(inOrder, ({ system }) => system);
	return {
		counts: {
			answers: marked.length,
			items: distinct(marked, ({ task, item }) => `${task} ${item}`),
			cases: distinct(marked, ({ cluster }) => cluster)
		},
		systems: systems.map((own) => ({
			system: own[0]?.system ?? '',
			isHuman: own[0]?.reader !== null,
			readers: new Set(own.flatMap(({ reader }) => reader ?? [])).size
		})),
		board: boardOf(inOrder, measures, drawing),
		shared: boardOf(onTheirItems(inOrder), measures, drawing).filter(({ axis }) => axis === null),
		...comparisons(inOrder, measures, drawing),
		contrasts: systems.flatMap((own) =>
			contrastsOfMRareBench.flatMap((contrast) => {
				const measure = measures[contrast.task]?.find(({ isPrimary }) => isPrimary)?.name;
				return measure ? contrastsOf(own, [contrast], measure, drawing) : [];
			})
		),
		calibration: partsOf(inOrder).flatMap((part) => calibrated(part, measures)),
		correspondence: systems.flatMap((own) => corresponding(own, theta, sources))
	};
}

/** The answers to items that a physician answered, in that task under that condition. */
function onTheirItems(marked: readonly Marked[]): Marked[] {
	const name = ({ task, condition, item }: Marked) => JSON.stringify([task, condition, item]);
	const theirs = new Set(marked.filter(({ reader }) => reader !== null).map(name));
	return marked.filter((one) => theirs.has(name(one)));
}

/** Physicians before models; conditions in the order in which the benchmark tells them. */
function place({ reader, condition }: Marked): number {
	return (reader === null ? 100 : 0) + conditionOrder.indexOf(condition ?? '');
}

function comparisons(marked: readonly Marked[], measures: Measures, drawing: Drawing) {
	const places = grouped(marked, ({ task, condition }) => JSON.stringify([task, condition]));
	const all = places.flatMap((own) => {
		const [first] = own;
		const measure = first && measures[first.task]?.find(({ isPrimary }) => isPrimary)?.name;
		if (!first || !measure) return [];
		const place = { task: first.task, condition: first.condition, measure };
		const people = valuesOf(
			own.filter(({ reader }) => reader !== null),
			measure
		);
		const models = new Map(
			grouped(
				own.filter(({ reader }) => reader === null),
				({ system }) => system
			).map((answers) => [answers[0]?.system ?? '', valuesOf(answers, measure)])
		);
		const against =
			people.length === 0
				? []
				: [...models].map(([name, values]) => ({ name, ...place, ...againstPhysicians(values, people, drawing) }));
		const pairs = models.size > mostPairs ? [] : pairsOf(models, drawing).map((pair) => ({ ...place, ...pair }));
		return [{ against, pairs }];
	});
	const against = all.flatMap((one) => one.against);
	const pairs = all.flatMap((one) => one.pairs);
	const holm = adjusted(
		against.map(({ p }) => p),
		'holm'
	);
	const bh = adjusted(
		pairs.map(({ p }) => p),
		'BH'
	);
	return {
		against: against.map((one, i) => ({ ...one, pHolm: holm[i] ?? null })),
		pairs: pairs.map((one, i) => ({ ...one, pAdjusted: bh[i] ?? null }))
	};
}

/** How sure answerers said to be, where they did, against whether their first choice was right by the primary measure. */
function calibrated(part: readonly Marked[], measures: Measures): RunReport['calibration'] {
	const [first] = part;
	const measure = first && measures[first.task]?.find(({ isPrimary }) => isPrimary)?.name;
	if (!first || !measure) return [];
	const stated = part.flatMap(({ confidence, values }) => {
		const right = values[measure];
		return confidence === null || (right !== 0 && right !== 1) ? [] : [{ confidence, right: right === 1 }];
	});
	if (stated.length === 0) return [];
	const { system, task, condition } = first;
	const place = { system, task, condition, measure };
	return [{ ...place, brier: brier(stated), error: calibrationError(stated), steps: calibrationCurve(stated) }];
}

/** How a T2 item is joined with the T1 item of the same source: by the T1 item's name, or by what names the source in both. */
export type Source = { item: string; pairs: readonly string[] };

/** T2 with images and T1 in its reference condition, on the same source case. */
function corresponding(own: readonly Marked[], theta: number, sources: readonly Source[]): Correspondence[] {
	const diagnosis = new Map<string, boolean>();
	for (const { task, condition, item, cluster, values } of own) {
		const first = values['Recall@1'];
		if (task !== 'T1' || (condition ?? 'LC') !== 'LC' || typeof first !== 'number') continue;
		for (const name of [item, cluster]) if (!diagnosis.has(name)) diagnosis.set(name, first === 1);
	}
	const pairs = new Map(sources.map(({ item, pairs }) => [item, pairs]));
	const evidence = own.filter(({ task, condition }) => task === 'T2' && (condition ?? 'Grd') === 'Grd');
	const both = evidence.flatMap(({ item, values }) => {
		const seen = values['hierarchical recall'] ?? values['mirror: hierarchical recall'];
		const name = pairs.get(item)?.find((one) => diagnosis.has(one));
		return typeof seen !== 'number' || name === undefined
			? []
			: [{ evidence: seen, diagnosisFirst: diagnosis.get(name) ?? false }];
	});
	return both.length === 0 ? [] : [{ system: own[0]?.system ?? '', ...correspondence(both, theta) }];
}

function distinct(marked: readonly Marked[], name: (one: Marked) => string): number {
	return new Set(marked.map(name)).size;
}
