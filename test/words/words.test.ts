import { describe, expect, test } from 'vitest';
import { en } from '#lib/words/en.ts';
import { readingLists } from '#lib/words/en/reading-lists.ts';
import { stationList } from '#lib/words/en/station-list.ts';
import { zh } from '#lib/words/zh.ts';
import { readingLists as readingListsZh } from '#lib/words/zh/reading-lists.ts';
import { stationList as stationListZh } from '#lib/words/zh/station-list.ts';

const all = Object.entries({
	en: { ...en, readingLists, stationList },
	zh: { ...zh, readingLists: readingListsZh, stationList: stationListZh }
}).flatMap(([language, dictionary]) => leaves(dictionary).map(([key, words]) => [language, key, words] as const));

describe('words', () => {
	test('none is empty, but where a flag has nothing to say', () => {
		const empty = all.filter(([, , words]) => words.trim() === '').map(([language, key]) => `${language} ${key}`);
		expect(empty).toEqual(['en encounter.flags.normal', 'zh encounter.flags.normal']);
	});

	test('nothing shouts, and the interface does not speak with typewriter quotes', () => {
		expect(all.filter(([, , words]) => /[!！"']/.test(words))).toEqual([]);
	});

	test('Chinese uses Chinese punctuation after Chinese', () => {
		const wrong = all.filter(([language, , words]) => language === 'zh' && /\p{Script=Han}[,;:?]/u.test(words));
		expect(wrong).toEqual([]);
	});
});

function leaves(words: unknown, key = ''): [string, string][] {
	if (typeof words === 'string') return [[key, words]];
	if (typeof words !== 'object' || words === null) return [];
	return Object.entries(words).flatMap(([name, inner]) => leaves(inner, key ? `${key}.${name}` : name));
}
