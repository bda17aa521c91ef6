import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict';
import { spokenOf, type Spoken } from './topics.ts';
import { hasHan, plain, units } from './units.ts';

/** A text taken apart: words that tell it apart (stems; Chinese words and pairs of characters), and what it speaks of. */
export type Tokens = Spoken & { words: string[]; pairs: string[]; han: boolean };

let jieba: Jieba | null = null;

const taken = new Map<string, Tokens>();

/** Takes a stored text apart, once. Questions go through `takeApart`, so that nothing they hold is kept. */
export function stored(text: string): Tokens {
	const known = taken.get(text);
	if (known) return known;
	const made = takeApart(plain(text));
	if (taken.size < 100_000) taken.set(text, made);
	return made;
}

/** `text` is plain. */
export function takeApart(text: string): Tokens {
	const row = units(text);
	const english = row.filter((unit) => !/\p{Script=Han}/u.test(unit));
	const han = hasHan(text);
	const chinese = han ? cut(text) : [];
	return { ...spokenOf(row), words: [...english, ...chinese], pairs: [...pairsOf(english), ...hanPairs(row)], han };
}

function cut(text: string): string[] {
	// Loading its dictionary takes a fifth of a second: only once somebody writes Chinese.
	jieba ??= Jieba.withDict(dict);
	return jieba.cut(text, true).filter((word) => hasHan(word) && !smallChinese.has(word));
}

function pairsOf(row: string[]): string[] {
	return row.slice(1).map((unit, at) => `${row[at]} ${unit}`);
}

function hanPairs(row: string[]): string[] {
	const pairs: string[] = [];
	row.forEach((unit, at) => {
		const next = row[at + 1];
		if (next !== undefined && hasHan(unit) && hasHan(next)) pairs.push(unit + next);
	});
	return pairs;
}

const smallChinese = new Set(
	'的 了 吗 呢 吧 啊 您 你 他 她 它 我 我们 你们 有没有 有无 是不是 会不会 能不能 是 有 这 那 就 都 也 还 在 过 着 地 得 一下 请 和 跟 或 或者'.split(
		' '
	)
);
