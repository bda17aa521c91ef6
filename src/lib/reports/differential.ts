import type { Ranked } from '#lib/case/answer.ts';
import type { Key } from '#lib/case/key.ts';
import { say } from '#lib/case/text.ts';
import { answerTo } from '#lib/scoring/item-score.ts';
import type { Reason } from '#lib/scoring/score.ts';
import { firstHit, mustNotMiss, standingsOf, type Ranking, type Standing } from '#lib/scoring/standings.ts';
import type { OnAxis } from './sat.ts';

export type { Standing };

export type Entry = {
	/** `diagnosis`, or an id of the key's differential. */
	id: string;
	name: string;
	likelihood: 'likely' | 'possible' | 'must-not-miss' | null;
	why: string | null;
	/** Its place in the key's ranking, from 1. */
	keyRank: number | null;
};

export type DifferentialRow = {
	/** Its place as written, from 1. */
	place: number;
	/** Its rank among those not said twice; null for what is. */
	rank: number | null;
	text: string;
	confidence: number | null;
	standing: Standing;
	/** What of the key it is, or is broader or narrower than. */
	entry: Entry | null;
};

export type DifferentialReport = {
	/** Null: the provisional one, which is no item. */
	item: string | null;
	kind: 'differential' | 'forward-diagnosis';
	prompt: string | null;
	/** ms since entering at which it was fixed; null: never. */
	at: number | null;
	value: number | null;
	why: Reason[];
	rows: DifferentialRow[];
	/** Not named: the key's own diagnosis, then what must not be missed, then the rest, in the key's order. */
	missing: (Entry & { isKey: boolean })[];
	firstHit: number | null;
	mustNotMiss: { named: number; of: number };
	modelAnswer: string | null;
};

/** Each ranked list that the station asks for, against the key. */
export function differentialReports(sat: OnAxis): DifferentialReport[] {
	const { station, case: case_, key, seen, scores, language, axis } = sat;
	return station.items.flatMap(({ id, kind }) => {
		if (kind !== 'differential' && kind !== 'forward-diagnosis') return [];
		const answer = answerTo({ id, kind }, seen);
		const closedAt = seen.items.find((item) => item.id === id)?.closedAt ?? null;
		const prompt = case_.items.find((item) => item.id === id)?.prompt;
		const score = scores.items.find(({ item }) => item === id)?.score;
		const model = key.answers[id]?.text;
		return [
			{
				item: id,
				kind,
				prompt: prompt ? say(prompt, language) : null,
				at: closedAt === null ? null : axis.since(closedAt),
				value: score?.value ?? null,
				why: score?.why ?? [],
				...against(answer && 'ranked' in answer ? answer.ranked : [], key.answers[id]?.ranked ?? [], sat),
				modelAnswer: model ? say(model, language) : null
			}
		];
	});
}

/** The provisional differential of a gated station: shown, not scored. */
export function provisionalReport(sat: OnAxis): DifferentialReport | null {
	const { seen, station, key, axis } = sat;
	if (!seen.provisional) return null;
	const item = station.items.find(({ kind }) => kind === 'differential')?.id;
	return {
		item: null,
		kind: 'differential',
		prompt: null,
		at: axis.since(seen.provisional.at),
		value: null,
		why: [],
		...against(seen.provisional.ranked, (item && key.answers[item]?.ranked) || [], sat),
		modelAnswer: null
	};
}

type Against = Pick<DifferentialReport, 'rows' | 'missing' | 'firstHit' | 'mustNotMiss'>;

function against(
	ranked: readonly Ranked[],
	keyRanked: readonly string[],
	{ key, vocabulary, language }: OnAxis
): Against {
	const rankings = standingsOf(ranked, key, vocabulary);
	const entry = (id: string): Entry => entryOf(id, key, keyRanked, language);
	const { named, of } = mustNotMiss(rankings, key);
	return {
		rows: rankings.map((ranking) => rowOf(ranking, entry)),
		missing: missingFrom(rankings, key).map((id) => ({ ...entry(id), isKey: id === 'diagnosis' })),
		firstHit: firstHit(rankings),
		mustNotMiss: { named: named.length, of: of.length }
	};
}

function rowOf(
	{ place, rank, text, confidence, standing, entry: id }: Ranking,
	entry: (id: string) => Entry
): DifferentialRow {
	return { place, rank, text, confidence, standing, entry: id === null ? null : entry(id) };
}

function missingFrom(rankings: readonly Ranking[], key: Key): string[] {
	const exact = new Set(
		rankings.flatMap(({ standing, entry }) => (standing === 'key' || standing === 'named' ? entry : null) ?? [])
	);
	const rest = key.differential.filter(({ id }) => !exact.has(id));
	const grave = (is: boolean) =>
		rest.filter(({ likelihood }) => (likelihood === 'must-not-miss') === is).map(({ id }) => id);
	return [...(exact.has('diagnosis') ? [] : ['diagnosis']), ...grave(true), ...grave(false)];
}

function entryOf(id: string, key: Key, keyRanked: readonly string[], language: OnAxis['language']): Entry {
	const keyRank = keyRanked.indexOf(id) + 1 || null;
	const entry = key.differential.find((one) => one.id === id);
	if (!entry) return { id, name: say(key.diagnosis.name, language), likelihood: null, why: null, keyRank };
	const { name, likelihood, why } = entry;
	return { id, name: say(name, language), likelihood, why: why ? say(why, language) : null, keyRank };
}
