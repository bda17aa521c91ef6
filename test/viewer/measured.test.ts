import { expect, test } from 'vitest';
import { measured } from '#lib/viewer/measured.ts';
import { en } from '#lib/words/en.ts';

const says = (modality: string, sequence: string | null, value: number, most: number) =>
	measured({ modality, sequence }, value, [0, most], en.readingTools);

test('CT is told in Hounsfield units', () => {
	expect([says('CT', null, 34.4, 3000), says('CT', null, -990, 3000)]).toEqual(['34 HU', '−990 HU']);
});

test('an ADC map is told in 10⁻³ mm²/s, in whichever unit it was written', () => {
	expect([says('MR', 'ADC', 420, 2400), says('MR', 'adc', 0.42, 2.4)]).toEqual(Array(2).fill('ADC 0.42 × 10⁻³ mm²/s'));
});

test('MR signal has no unit, so nothing is told of it', () => {
	expect([says('MR', 'FLAIR', 130, 205), says('MR', 'ADC', NaN, 2400)]).toEqual([null, null]);
});
