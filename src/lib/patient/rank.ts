import type { Fact } from '#lib/case/case.ts';
import { evidenceOf } from './evidence.ts';
import type { Patient } from './patient.ts';
import type { Tokens } from './tokens.ts';
import { forFact, forNone } from './weights.ts';

/** A fact with the probability that a question asks for it. */
export type Candidate = { fact: Fact; probability: number };

/** The facts of a case, most probable first, and the probability that the question asks for none of them. */
export type Ranking = { candidates: Candidate[]; none: number };

export function rank(patient: Patient, asked: Tokens): Ranking {
	const { facts, none } = evidenceOf(patient, asked);
	const scores = [weigh(forNone, none), ...facts.map((evidence) => weigh(forFact, evidence))];
	const top = Math.max(...scores);
	const odds = scores.map((score) => Math.exp(score - top));
	const total = odds.reduce((sum, one) => sum + one, 0);
	const candidates = patient.facts.map(({ fact }, at) => ({ fact, probability: (odds[at + 1] ?? 0) / total }));
	return {
		candidates: candidates.sort((one, other) => other.probability - one.probability),
		none: (odds[0] ?? 0) / total
	};
}

function weigh<Of extends Record<string, number>>(weights: Of, evidence: { [name in keyof Of]: number }): number {
	return Object.entries(weights).reduce((sum, [name, weight]) => sum + weight * evidence[name as keyof Of], 0);
}
