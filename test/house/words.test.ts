import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import * as manoeuvreWords from '#lib/case/manoeuvre-words.ts';
import * as orderWords from '#lib/case/order-words.ts';
import * as topicWords from '#lib/case/topic-words.ts';
import { rules } from '#lib/words/en/rules.ts';
import { names, root } from '#test/build/tree.ts';
import { attempt } from '#statecharts/attempt.ts';
import { catalogue } from '#statecharts/events.ts';
import { namesOf } from '#statecharts/why-not.ts';

type Leaf = { key: string; words: string };

/** What stands in Latin letters for a Chinese reader too, and why. */
const latin: [why: string, keys: RegExp][] = [
	['our own name, and the name of a language in itself', /^frame\.(name|otherLanguage)$|\.language$/],
	['names of MRI sequences', /^viewer\.sequences\./],
	['scales that are said by their letters', /^encounter\.vitalNames\.gcs$/],
	[
		'measures by the names they were published under',
		/^debrief\.measureNames\.(rougeL|chrF)$|^runs\.(recallCurve|pHolm|p|n)$/
	],
	['names of published benchmarks and of what ran them', /^runs\.(benchmarks\.|theirs$)/],
	['units', /^(viewer\.(mm|pixels|loadingBytes)|readingTools\.(mm|area|hounsfield|adc|pixels))$/],
	['keys of a keyboard', /\.(keys|keysHelp)(\.\w+)?\.\d+\.0$/]
];

const english = await wordsOf('en');
const chinese = new Map((await wordsOf('zh')).map(({ key, words }) => [key, words]));
const mayBeLatin = (key: string) => latin.some(([, keys]) => keys.test(key));

describe('every word of the interface', () => {
	test('is there in both languages', () => {
		expect([...chinese.keys()].toSorted()).toEqual(english.map(({ key }) => key).toSorted());
	});
	test('differs in Chinese, but for names and signs', () => {
		const alike = english.filter(({ key, words }) => chinese.get(key) === words && /[A-Za-z]/.test(words));
		expect(alike.map(({ key }) => key).filter((key) => !mayBeLatin(key))).toEqual([]);
	});
	test('is Chinese where it stands in Chinese', () => {
		const foreign = [...chinese].filter(([, words]) => /[A-Za-z]{2,}/.test(words) && !/\p{Script=Han}/u.test(words));
		expect(foreign.map(([key]) => key).filter((key) => !mayBeLatin(key))).toEqual([]);
	});
	test('is English where it stands in English', () => {
		const foreign = english.filter(({ words }) => /\p{Script=Han}/u.test(words)).map(({ key }) => key);
		expect(foreign).toEqual(['frame.otherLanguage']);
	});
	test('of the lists that are the same for every case has both languages too', () => {
		const texts = [manoeuvreWords, orderWords, topicWords].flatMap((list) => pairs(list));
		expect(texts.length).toBeGreaterThan(100);
		const foreign = texts.filter((one) => !/\p{Script=Han}/u.test(one.zh) || /\p{Script=Han}/u.test(one.en));
		expect(foreign.map((one) => one.en)).toEqual(['FDG-PET']);
	});
});

test('every rule by which a candidate can be refused has its sentence', () => {
	const theirs = Object.entries(catalogue).filter(([, { from }]) => (from as readonly string[]).includes('candidate'));
	const moves = within(attempt.root).flatMap(({ transitions }) =>
		theirs.flatMap(([name]) => transitions.get(name) ?? [])
	);
	const guards = new Set(moves.flatMap(({ guard }) => namesOf(guard)));
	// These two refuse nothing: they choose between two ways on.
	const choosing = ['there is a patient', 'there is a viva'];
	expect([...guards].filter((guard) => !(guard in rules))).toEqual(choosing);
});

/** The words of a language, by file and key: those that a browser is sent, and those that the server says. */
async function wordsOf(language: 'en' | 'zh'): Promise<Leaf[]> {
	const files = names(`src/lib/words/${language}`, /\.ts$/);
	const modules = await Promise.all(files.map((file): Promise<object> => import(join(root, file))));
	return modules.flatMap((module) => leaves(module));
}

/** Every word by its key; of a function, what it says of some numbers or things. */
function leaves(words: unknown, key = ''): Leaf[] {
	if (typeof words === 'string') return [{ key, words }];
	if (typeof words === 'function') return [{ key, words: said(words as (...given: unknown[]) => unknown) }];
	if (typeof words !== 'object' || words === null) return [];
	return Object.entries(words).flatMap(([name, inner]) => leaves(inner, key ? `${key}.${name}` : name));
}

function said(speak: (...given: unknown[]) => unknown): string {
	for (const given of [
		[2, 3, 4],
		['7', '8', '9'],
		[['7', '8'], 2]
	]) {
		try {
			const words = speak(...given);
			if (typeof words === 'string') return words;
		} catch {
			continue;
		}
	}
	return '';
}

function pairs(value: unknown): { en: string; zh: string }[] {
	if (typeof value !== 'object' || value === null) return [];
	if ('en' in value && 'zh' in value && typeof value.en === 'string') return [value as { en: string; zh: string }];
	return Object.values(value).flatMap(pairs);
}

function within(node: AnyStateNode): AnyStateNode[] {
	return [node, ...(Object.values(node.states) as AnyStateNode[]).flatMap(within)];
}
