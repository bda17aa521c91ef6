import type { Case, Fact } from '#lib/case/case.ts';
import { wordings } from '#lib/case/text.ts';
import { profileOf, type Profile } from './profile.ts';
import { dictionaryOf, type Dictionary } from './spelling.ts';
import { stored, type Tokens } from './tokens.ts';
import { modelOf, type TopicModel } from './topic-model.ts';
import { triggers } from './topics.ts';
import { plain } from './units.ts';
import { rarityOf, vectorOf, type Rarity, type Vector } from './vectors.ts';

/** An example question of a loaded case, with the fact that it asks for there. */
export type Example = { of: string; fact: Fact; profile: Profile; vector: Vector };

/** What all loaded cases teach about questions: nothing of it is ever said. */
export type School = {
	cases: Set<string>;
	examples: Example[];
	/** The examples that hold a feature, by place, with its weight there. */
	holders: Map<string, [number, number][]>;
	rarity: Rarity;
	model: TopicModel;
	dictionary: Dictionary;
};

const schools = new WeakMap<readonly Case[], School>();

/** Kept by the list itself: the same list of cases is learnt from once. */
export function schoolOf(training: readonly Case[]): School {
	const known = schools.get(training);
	if (known) return known;
	const made = learn(training);
	schools.set(training, made);
	return made;
}

function learn(training: readonly Case[]): School {
	const taught = training.flatMap((case_) =>
		case_.history.map((fact) => ({ of: case_.id, fact, asked: examplesOf(fact) }))
	);
	const rarity = rarityOf(taught.flatMap(({ asked }) => asked));
	const examples = taught.flatMap(({ of, fact, asked }) => {
		const profile = profileOf(fact, asked, saysOf(fact));
		return asked.map((example) => ({ of, fact, profile, vector: vectorOf(example, rarity) }));
	});
	return {
		cases: new Set(training.map(({ id }) => id)),
		examples,
		holders: holdersOf(examples),
		rarity,
		model: modelOf(training),
		dictionary: dictionaryOf(trustedTexts(training), exampleTexts(training))
	};
}

export function examplesOf(fact: Fact): Tokens[] {
	return fact.asked_by.flatMap(wordings).map(stored);
}

export function saysOf(fact: Fact): Tokens[] {
	return wordings(fact.says).map(stored);
}

function holdersOf(examples: readonly Example[]): Map<string, [number, number][]> {
	const holders = new Map<string, [number, number][]>();
	examples.forEach(({ vector }, at) => {
		for (const [feature, weight] of vector) {
			const own = holders.get(feature);
			if (own) own.push([at, weight]);
			else holders.set(feature, [[at, weight]]);
		}
	});
	return holders;
}

function trustedTexts(cases: readonly Case[]): string[] {
	const says = cases.flatMap(({ history }) => history.flatMap((fact) => wordings(fact.says)));
	return [...triggers().flatMap(({ phrases }) => phrases), ...says].map(plain);
}

function exampleTexts(cases: readonly Case[]): string[] {
	return cases.flatMap(({ history }) => history.flatMap((fact) => fact.asked_by.flatMap(wordings))).map(plain);
}
