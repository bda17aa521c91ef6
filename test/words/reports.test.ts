import { describe, expect, test } from 'vitest';
import { debrief } from '#lib/words/en/debrief.ts';
import { marking } from '#lib/words/en/marking.ts';
import { debrief as debriefZh } from '#lib/words/zh/debrief.ts';
import { marking as markingZh } from '#lib/words/zh/marking.ts';

const said = Object.entries({ debrief, marking, debriefZh, markingZh }).flatMap(([area, words]) =>
	leaves(words).map(([key, word]) => [`${area}.${key}`, word] as const)
);

describe('the words of debrief and marking', () => {
	test('are there, but where a reply speaks for itself', () => {
		expect(said.filter(([, word]) => word.trim() === '').map(([key]) => key)).toEqual([
			'marking.replies.said',
			'markingZh.replies.said'
		]);
	});

	test('do not shout, and have no typewriter quotes', () => {
		expect(said.filter(([, word]) => /[!！"']/.test(word))).toEqual([]);
	});

	test('use Chinese punctuation after Chinese', () => {
		expect(said.filter(([key, word]) => key.includes('Zh.') && /\p{Script=Han}[,;:?]/u.test(word))).toEqual([]);
	});
});

function leaves(words: unknown, key = ''): [string, string][] {
	if (typeof words === 'string') return [[key, words]];
	if (typeof words !== 'object' || words === null) return [];
	return Object.entries(words).flatMap(([name, inner]) => leaves(inner, key ? `${key}.${name}` : name));
}
