import type { Case } from '#lib/case/case.ts';
import type { Topic } from '#lib/case/topic.ts';
import { wordings } from '#lib/case/text.ts';
import { stored, type Tokens } from './tokens.ts';
import { triggers } from './topics.ts';

/** A topic that a case can hold, or 'outside' for all that a history has no topic for. */
export type Class = Topic | 'outside';

type Counts = Map<Class, { total: number; times: Map<string, number> }>;

/** How often each feature was met in each class: naive Bayes, over the triggers and the example questions of cases. */
export type TopicModel = { counts: Counts[]; classes: Class[]; vocabulary: number };

const smoothing = 0.2;
const triggerWeight = 0.35;
const laterCode = 0.5;
const priorWeight = 0.5;

let taught: Counts | null = null;
const counted = new WeakMap<Case, Counts>();

/** A model from cases. Counts are kept a case, so that a model of the same cases costs nothing. */
export function modelOf(cases: readonly Case[]): TopicModel {
	taught ??= triggerCounts();
	return sizedOf([taught, ...mergedOf(cases.map(countsOf))]);
}

/** The same model, taught one case more. */
export function taughtMore(model: TopicModel, case_: Case): TopicModel {
	return { ...model, counts: [...model.counts, countsOf(case_)] };
}

/** The log probability of each class for a text; its evidence is tempered by the text's length. */
export function classesOf({ counts, classes, vocabulary }: TopicModel, tokens: Tokens): Map<Class, number> {
	const features = featuresOf(tokens);
	const temper = features.length === 0 ? 0 : 1 / Math.sqrt(features.length);
	const scores = classes.map((name) => {
		const own = counts.flatMap((some) => some.get(name) ?? []);
		const total = own.reduce((sum, one) => sum + one.total, 0);
		const below = Math.log(total + smoothing * vocabulary);
		const evidence = features.reduce((sum, feature) => {
			const times = own.reduce((met, one) => met + (one.times.get(feature) ?? 0), 0);
			return sum + Math.log(times + smoothing) - below;
		}, 0);
		return priorWeight * Math.log(total + 1) + temper * evidence;
	});
	const top = Math.max(...scores);
	const all = top + Math.log(scores.reduce((sum, score) => sum + Math.exp(score - top), 0));
	return new Map(classes.map((name, at) => [name, (scores[at] ?? 0) - all]));
}

function countsOf(case_: Case): Counts {
	const known = counted.get(case_);
	if (known) return known;
	const counts: Counts = new Map();
	for (const fact of case_.history) {
		for (const example of fact.asked_by.flatMap(wordings)) count(counts, fact.topic, featuresOf(stored(example)), 1);
	}
	counted.set(case_, counts);
	return counts;
}

function triggerCounts(): Counts {
	const counts: Counts = new Map();
	for (const { phrases, codes } of triggers()) {
		const classes: Class[] = codes.length === 0 ? ['outside'] : [...codes];
		for (const features of phrases.map((phrase) => featuresOf(stored(phrase)))) {
			classes.forEach((name, at) => count(counts, name, features, triggerWeight * (at === 0 ? 1 : laterCode)));
		}
	}
	return counts;
}

function featuresOf({ words, pairs, topics }: Tokens): string[] {
	return [...words, ...pairs, ...topics.flatMap((topic) => [`T:${topic}`, `T:${topic}`])];
}

function count(counts: Counts, name: Class, features: readonly string[], by: number) {
	const own = counts.get(name) ?? { total: 0, times: new Map<string, number>() };
	for (const feature of features) own.times.set(feature, (own.times.get(feature) ?? 0) + by);
	own.total += by * features.length;
	counts.set(name, own);
}

function mergedOf(all: Counts[]): Counts[] {
	const sum: Counts = new Map();
	for (const counts of all) {
		for (const [name, own] of counts) for (const [feature, times] of own.times) count(sum, name, [feature], times);
	}
	return [sum];
}

function sizedOf(counts: Counts[]): TopicModel {
	const classes = [...new Set(counts.flatMap((some) => [...some.keys()]))];
	const features = new Set(counts.flatMap((some) => [...some.values()].flatMap(({ times }) => [...times.keys()])));
	return { counts, classes, vocabulary: features.size };
}
