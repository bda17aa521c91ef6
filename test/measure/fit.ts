/**
 * Fits what each piece of evidence weighs (`src/lib/patient/weights.ts`): a softmax over a case's facts and "none of
 * them", by Adam. Rows: each example question left out of its case; the same asked of the whole case, since people do hit
 * upon an example's very words; the same with one example question a fact (so that
 * sparsely written cases are met too); questions of other cases whose topic the case lacks, but for those to which some
 * fact of the case is a fair answer. Prints the weights, and how weights fitted on two thirds of the cases do on the rest.
 */
import type { Case } from '#lib/case/case.ts';
import { evidenceOf } from '#lib/patient/evidence.ts';
import { patientOf, type Patient } from '#lib/patient/patient.ts';
import { repair } from '#lib/patient/spelling.ts';
import { takeApart } from '#lib/patient/tokens.ts';
import { plain } from '#lib/patient/units.ts';
import { forFact, forNone } from '#lib/patient/weights.ts';
import { packFolders, readCases } from './cases.ts';
import { absent, leftOut, othersOf, sparse } from './leave-one-out.ts';

type Row = { of: string; facts: number[][]; none: number[]; right: number; weight: number };

const factNames = Object.keys(forFact) as (keyof typeof forFact)[];
const noneNames = Object.keys(forNone) as (keyof typeof forNone)[];
// A question that is near an example is no sign that it asks for nothing: these may only speak against "none".
const neverFor = noneNames.flatMap((name, at) => (name === 'nearest' || name === 'vote' ? [at] : []));
const sparseWeight = 0.5;
const wholeWeight = Number(process.argv[2] ?? 0.2);
const fairAnswer = 0.35;
const rounds = 400;
const decay = 0.5;

const patients = new WeakMap<Case, Patient>();
const trainings = new WeakMap<Case, readonly Case[]>();

const cases = packFolders().flatMap(readCases);
const rows = rowsOf(cases);
const ids = cases.map(({ id }) => id);
const thirds = [0, 1, 2].map((third) => ids.filter((_, at) => at % 3 === third));
const tried = thirds.map((held) => {
	const weights = fit(rows.filter(({ of }) => !held.includes(of)));
	return rows
		.filter(({ of, right, weight }) => held.includes(of) && right > 0 && weight === 1)
		.map((row) => placeOf(row, weights));
});
const places = tried.flat();
console.log(
	`rows ${rows.length}; on cases not fitted on: first ${share(places, 1)} %, in the first three ${share(places, 3)} %`
);
const [facts, none] = fit(rows);
console.log('forFact', Object.fromEntries(factNames.map((name, at) => [name, round(facts[at])])));
console.log('forNone', Object.fromEntries(noneNames.map((name, at) => [name, round(none[at])])));

// A case as it stands is asked many questions with the same training: only the last training is kept.
function kept(case_: Case, training: readonly Case[]): Patient {
	const known = patients.get(case_);
	if (known && trainings.get(case_) === training) return known;
	const made = patientOf(case_, training);
	patients.set(case_, made);
	trainings.set(case_, training);
	return made;
}

function rowsOf(cases: readonly Case[]): Row[] {
	const made: Row[] = [];
	const add = (
		of: string,
		case_: Case,
		training: readonly Case[],
		question: string,
		fact: string | null,
		weight: number
	) => {
		const patient = kept(case_, training);
		const { facts, none } = evidenceOf(patient, takeApart(repair(plain(question), patient.school.dictionary)));
		if (fact === null && none.untold === 0 && none.short <= fairAnswer) return;
		made.push({
			of,
			facts: facts.map((evidence) => factNames.map((name) => evidence[name])),
			none: noneNames.map((name) => none[name]),
			right: fact === null ? 0 : 1 + case_.history.findIndex(({ id }) => id === fact),
			weight
		});
	};
	for (const language of ['en', 'zh'] as const) {
		for (const { case: case_, left, fact, question } of leftOut(cases, language))
			add(case_.id, left, othersOf(cases, case_), question, fact.id, 1);
		for (const { case: case_, fact, question } of leftOut(cases, language))
			add(case_.id, case_, othersOf(cases, case_), question, fact.id, wholeWeight);
		for (const { case: case_, left, fact, question } of sparse(cases, language))
			add(case_.id, left, othersOf(cases, case_), question, fact.id, sparseWeight);
	}
	const known = made.filter(({ weight }) => weight === 1).length;
	for (const language of ['en', 'zh'] as const) {
		for (const { case: case_, from, question } of absent(cases, language))
			add(from.id, case_, othersOf(cases, from), question, null, 0);
	}
	const lacking = made.filter(({ right }) => right === 0).length;
	return made.map((row) => (row.right === 0 ? { ...row, weight: known / lacking } : row));
}

/** Weights of facts and of none that make the right choices likeliest. */
function fit(rows: readonly Row[]): [number[], number[]] {
	const weights = [...factNames.map(() => 1), ...noneNames.map(() => 0)];
	const mean = weights.map(() => 0);
	const square = weights.map(() => 0);
	const all = rows.reduce((sum, { weight }) => sum + weight, 0);
	for (let round = 1; round <= rounds; round++) {
		const slope = slopeOf(rows, weights).map((value, at) => (value + decay * (weights[at] ?? 0)) / all);
		const step = round < rounds * 0.75 ? 0.1 : 0.03;
		slope.forEach((value, at) => {
			mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * value;
			square[at] = 0.99 * (square[at] ?? 0) + 0.01 * value * value;
			const by = (mean[at] ?? 0) / (1 - 0.9 ** round) / (Math.sqrt((square[at] ?? 0) / (1 - 0.99 ** round)) + 1e-8);
			const moved = (weights[at] ?? 0) - step * by;
			const sign = at < factNames.length ? 1 : neverFor.includes(at - factNames.length) ? -1 : 0;
			weights[at] = sign === 0 ? moved : sign * Math.max(0, sign * moved);
		});
	}
	return [weights.slice(0, factNames.length), weights.slice(factNames.length)];
}

function slopeOf(rows: readonly Row[], weights: readonly number[]): number[] {
	const slope = weights.map(() => 0);
	for (const { facts, none, right, weight } of rows) {
		const scores = scoresOf(facts, none, weights);
		const top = Math.max(...scores);
		const odds = scores.map((score) => Math.exp(score - top));
		const total = odds.reduce((sum, one) => sum + one, 0);
		odds.forEach((one, choice) => {
			const off = weight * (one / total - (choice === right ? 1 : 0));
			const values = choice === 0 ? none : (facts[choice - 1] ?? []);
			const from = choice === 0 ? factNames.length : 0;
			for (let at = 0; at < values.length; at++) slope[from + at] = (slope[from + at] ?? 0) + off * (values[at] ?? 0);
		});
	}
	return slope;
}

function scoresOf(facts: readonly number[][], none: readonly number[], weights: readonly number[]): number[] {
	const dot = (values: readonly number[], from: number) =>
		values.reduce((sum, value, at) => sum + value * (weights[from + at] ?? 0), 0);
	return [dot(none, factNames.length), ...facts.map((values) => dot(values, 0))];
}

function placeOf({ facts, none, right }: Row, [forFacts, forNones]: [number[], number[]]): number {
	const [, ...scores] = scoresOf(facts, none, [...forFacts, ...forNones]);
	return 1 + scores.filter((score) => score > (scores[right - 1] ?? 0)).length;
}

function share(places: readonly number[], within: number): string {
	return ((100 * places.filter((place) => place <= within).length) / places.length).toFixed(1);
}

function round(value: number | undefined): number {
	return Math.round((value ?? 0) * 100) / 100;
}
