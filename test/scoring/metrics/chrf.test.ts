import { describe, expect, test } from 'vitest';
import { chrF } from '#lib/scoring/metrics/chrf.ts';

describe('chrF', () => {
	// Expected values of sacreBLEU's own test suite (test/test_chrf.py), divided by 100: those of effective order, …
	test.each([
		['a', 'a', 1],
		['a b c', 'a b c', 1],
		['a b c', 'abc', 1],
		['aa', 'ab', 0.25],
		['abcdefg', 'hijklmnop', 0]
	])('%s against %s', (answer, reference, expected) => {
		expect(chrF(answer, reference)).toBeCloseTo(expected, 6);
	});

	// … and those of whole sentences, β = 2. There F is averaged over the lengths, here precision and recall are before F is
	// taken, as Popović 2015 says: the same to five decimals.
	test.each([
		[
			'Co nás nejvíc trápí, protože lékaři si vybírají, kdo bude žít a kdo zemře.',
			'Nejvíce smutní jsme z toho, že musíme rozhodovat o tom, kdo bude žít a kdo zemře.',
			0.3914078509
		],
		[
			'Nebo prostě nemají vybavení, které by jim pomohlo, uvedli lékaři.',
			'A někdy nemáme ani potřebný materiál, abychom jim pomohli, popsali lékaři.',
			0.3122557079
		],
		[
			'Lapali po dechu, jejich životy skončily dřív, než skutečně začaly.',
			'Lapali po dechu a pak jejich život skončil - dřív, než skutečně mohl začít, připomněli.',
			0.5715704367
		]
	])('%s', (answer, reference, expected) => {
		expect(chrF(answer, reference)).toBeCloseTo(expected, 5);
	});

	test('reads Chinese as it stands', () => {
		expect(chrF('脑梗死', '脑梗死')).toBe(1);
		// Of characters 2 of 4, of pairs 1 of 3, of threes and fours none; both sides alike, so their mean.
		expect(chrF('左脑梗死', '右脑梗塞')).toBeCloseTo((2 / 4 + 1 / 3 + 0 + 0) / 4, 12);
	});

	test('is undefined where a side is empty', () => {
		expect([chrF('', 'reference'), chrF('c', '  ')]).toEqual([null, null]);
	});
});
