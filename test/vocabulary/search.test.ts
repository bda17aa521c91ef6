import { describe, expect, test } from 'vitest';
import { editsToStart, lettersOf, mayBe } from '#lib/vocabulary/edits.ts';
import { search } from '#lib/vocabulary/search.ts';
import { small } from './small.ts';

describe('the list that opens while one types', () => {
	test.each([
		['an abbreviation is every diagnosis that bears it', 'ms', ['multiple-sclerosis', 'mitral-stenosis']],
		['the beginning of a name', 'guill', ['guillain-barre-syndrome']],
		['the beginning of a later word', 'barr', ['guillain-barre-syndrome']],
		['a name typed whole comes first', 'stroke', ['stroke', 'ischaemic-stroke', 'mca-infarction']],
		['a whole first word comes before half of one', 'parkinson', ['parkinsons-disease', 'parkinsonism']],
		['small misspellings', 'guillan bare', ['guillain-barre-syndrome']],
		['a letter left out', 'alzeimer', ['alzheimers-disease']],
		['US spelling, half typed', 'hemorr', ['haemorrhage']],
		['British spelling, half typed', 'haemorr', ['haemorrhage']],
		['Chinese from the middle', '巴雷', ['guillain-barre-syndrome']],
		['one wrong Chinese character', '阿尔兹海默病', ['alzheimers-disease']],
		['no misspelling where something is spelt so', 'parkinsoni', ['parkinsonism']],
		['without the side', 'left mca', ['mca-infarction']],
		['without the side in Chinese', '左侧大脑中动脉', ['mca-infarction']],
		['what nobody has', 'zzzz', []],
		['nothing typed', ' ', []]
	])('%s: "%s"', (_, query, ids) => {
		expect(search(small, query, 'en', 10).map(({ id }) => id)).toEqual(ids);
	});

	test('shows the name in the language asked for, and the other name by which it was found', () => {
		expect(search(small, 'cerebral inf', 'zh', 1)).toEqual([
			{ id: 'ischaemic-stroke', name: '缺血性卒中', via: 'cerebral infarction' }
		]);
		expect(search(small, '脑出血', 'en', 1)).toEqual([
			{ id: 'haemorrhage', name: 'Intracerebral haemorrhage', via: null }
		]);
	});

	test('gives no more than asked for', () => {
		expect(search(small, 's', 'en', 2)).toHaveLength(2);
	});

	test.each([
		['guillan', 'guillain', 2, 1],
		['alzeimer', 'alzheimer', 2, 1],
		['srtoke', 'stroke', 1, 1],
		['strok', 'stroke', 1, 0],
		['tumour', 'stroke', 2, 3]
	])('%s is the beginning of %s by %i or fewer edits: %i', (typed, word, most, edits) => {
		expect(editsToStart(typed, word, most)).toBe(edits);
	});

	test('the letters of a word never rule out what is few enough edits away', () => {
		const pairs = [
			['guillan', 'guillain'],
			['alzeimer', 'alzheimer'],
			['srtoke', 'stroke'],
			['xtroke', 'stroke']
		] as const;
		expect(pairs.map(([typed, word]) => mayBe(lettersOf(typed), lettersOf(word), 1))).toEqual([true, true, true, true]);
		expect(mayBe(lettersOf('tumour'), lettersOf('stroke'), 1)).toBe(false);
	});
});
