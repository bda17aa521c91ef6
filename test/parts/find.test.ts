import { describe, expect, test } from 'vitest';
import { manoeuvresIn, ordersIn } from '#lib/parts/catalogue.ts';
import { found, plain } from '#lib/parts/find.ts';

const manoeuvres = manoeuvresIn('en');
const first = (typed: string) => found(manoeuvres, typed)[0]?.id;

describe('looking something up', () => {
	test.each([
		['plant', 'reflex.plantars'],
		['babinski', 'reflex.plantars'],
		['Barre', 'motor.pronator-drift'],
		['gait', 'gait.casual'],
		['ＮＩＨＳＳ', 'scale.nihss'],
		['knee jerk', 'reflex.legs']
	])('“%s” finds %s first', (typed, id) => expect(first(typed)).toBe(id));

	test('Chinese names, the initials of their pinyin, and English too', () => {
		const chinese = manoeuvresIn('zh');
		expect(found(chinese, '跖')[0]?.id).toBe('reflex.plantars');
		expect(found(chinese, 'zfs')[0]?.id).toBe('reflex.plantars');
		expect(found(chinese, 'plantar')[0]?.id).toBe('reflex.plantars');
	});

	test('tests go by their abbreviations', () => {
		expect(found(ordersIn('en'), 'CTA')[0]?.id).toBe('imaging.ct-angiography');
		expect(found(ordersIn('en'), 'LP').map(({ group }) => group)).toContain('csf');
	});

	test('nothing typed finds nothing', () => {
		expect(found(manoeuvres, ' - ')).toEqual([]);
	});
});

test('words are compared without case, accents and marks', () => {
	expect(plain('  Lasègue’s SIGN, (left) ')).toBe('lasegue s sign left');
});
