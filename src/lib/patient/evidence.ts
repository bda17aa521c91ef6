import type { Topic } from '#lib/case/topic.ts';
import { termsOf, type Patient } from './patient.ts';
import { alike } from './profile.ts';
import type { Example } from './school.ts';
import type { Tokens } from './tokens.ts';
import { classesOf, type Class } from './topic-model.ts';
import { fineTopics } from './topics.ts';
import { likeness, vectorOf, type Vector } from './vectors.ts';

/** What speaks for each fact, and for none of them; all but the log probabilities between 0 and 1. */
export type Evidence = { facts: FactEvidence[]; none: NoneEvidence };

export type FactEvidence = {
	/** BM25 over examples, own words and topics, and over own words alone; shares of the most that can be earned. */
	whole: number;
	says: number;
	/** Likeness to the nearest of the fact's example questions. */
	nearest: number;
	/** How far the fact stands for the fine topics asked for, and for the aspects asked for. */
	topics: number;
	aspects: number;
	/** The topic model's log probability of the fact's code, at least -6. */
	model: number;
	/** The nearest example of another case for a fact that is alike. */
	vote: number;
};

export type NoneEvidence = {
	always: 1;
	/** The topic model's probability of topics that this case lacks, and that times `short`. */
	absent: number;
	absentShort: number;
	/** 1 where no fine topic was recognised. */
	untold: number;
	/** How far the best fact falls short of the fine topics that were asked for; 1 where there are none. */
	short: number;
	/** The nearest example of another case whose topic this case lacks. */
	strange: number;
	nearest: number;
	vote: number;
	/** The topic model's log probability of being outside a history, at least -6. */
	outside: number;
};

const least = -6;
const excusedWeight = 0.5;
const neighbours = 12;

export function evidenceOf(patient: Patient, asked: Tokens): Evidence {
	const terms = termsOf(asked);
	const vector = vectorOf(asked, patient.school.rarity);
	const whole = patient.whole.scores(terms);
	const says = patient.says.scores(terms);
	const classes = classesOf(patient.model, asked);
	const near = neighboursOf(patient, vector);
	const stood = stoodFor(patient, asked);
	const weights = asked.topics.map((topic) => [topic, rarity(patient, topic)] as const);
	const sum = weights.reduce((all, [, weight]) => all + weight, 0);
	const facts = patient.facts.map(({ fact, stands, profile, examples }, at) => {
		const own = [fact.topic, ...stands.filter((topic) => stood.has(topic))];
		return {
			whole: whole[at] ?? 0,
			says: says[at] ?? 0,
			nearest: most(examples.map((example) => likeness(vector, example))),
			topics: share(weights, (topic) => profile.topics.get(topic) ?? 0),
			aspects: share(
				asked.aspects.map((aspect) => [aspect, 1]),
				(aspect) => profile.aspects.get(aspect) ?? 0
			),
			model: Math.max(least, ...own.map((topic) => classes.get(topic) ?? least)),
			vote: most(
				near.map(({ example, close }) => {
					const same = own.includes(example.fact.topic) ? 1 : 0.5;
					return close * same * (0.3 + 0.7 * alike(example.profile, profile));
				})
			)
		};
	});
	const short = 1 - most(facts.map(({ topics }) => topics));
	const absent = absentOf(patient, asked, classes);
	const held = (topic: Topic) => patient.topics.has(topic) || stood.has(topic);
	return {
		facts,
		none: {
			always: 1,
			absent,
			absentShort: absent * short,
			untold: sum === 0 ? 1 : 0,
			short,
			strange: most(near.map(({ example, close }) => (held(example.fact.topic) ? 0 : close))),
			nearest: most(facts.map(({ nearest }) => nearest)),
			vote: most(facts.map(({ vote }) => vote)),
			outside: Math.max(least, classes.get('outside') ?? least)
		}
	};
}

/**
 * The probability of topics that this case lacks. A topic that goes by another code of a fine topic asked for, which the
 * case has (dizziness as vertigo or as balance), counts little.
 */
function absentOf(patient: Patient, asked: Tokens, classes: Map<Class, number>): number {
	const codes = asked.topics.map((topic) => fineTopics[topic]?.codes ?? []);
	const stood = stoodFor(patient, asked);
	const excused = new Set<Class>(codes.filter((some) => some.some((code) => patient.topics.has(code))).flat());
	let sum = 0;
	for (const [name, log] of classes) {
		if (name !== 'outside' && (patient.topics.has(name) || stood.has(name))) continue;
		sum += Math.exp(log) * (excused.has(name) ? excusedWeight : 1);
	}
	return sum;
}

/** Of the topics that a question asks for first, those that other facts answer here. */
function stoodFor({ stood }: Patient, asked: Tokens): Set<Topic> {
	const first = asked.topics.flatMap((topic) => fineTopics[topic]?.codes.slice(0, 1) ?? []);
	return new Set(first.filter((topic) => stood.has(topic)));
}

/** The share of the weights that a measure, 0 to 1, earns. */
function share(weights: readonly (readonly [number, number])[], measure: (of: number) => number): number {
	const all = weights.reduce((sum, [, weight]) => sum + weight, 0);
	return all === 0 ? 0 : weights.reduce((sum, [of, weight]) => sum + weight * measure(of), 0) / all;
}

function most(values: readonly number[]): number {
	return Math.max(0, ...values);
}

/** A fine topic weighs more, the fewer of the case's facts stand for it. */
function rarity(patient: Patient, topic: number): number {
	const held = patient.facts.reduce((sum, { profile }) => sum + (profile.topics.get(topic) ?? 0), 0);
	return Math.log(1 + patient.facts.length / (0.5 + held));
}

function neighboursOf({ case: case_, school }: Patient, vector: Vector): { example: Example; close: number }[] {
	const sums = new Map<number, number>();
	for (const [feature, weight] of vector) {
		for (const [at, other] of school.holders.get(feature) ?? []) sums.set(at, (sums.get(at) ?? 0) + weight * other);
	}
	return [...sums]
		.flatMap(([at, close]) => {
			const example = school.examples[at];
			return example && example.of !== case_.id ? [{ example, close }] : [];
		})
		.sort((one, other) => other.close - one.close)
		.slice(0, neighbours);
}
