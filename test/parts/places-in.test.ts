import { expect, test } from 'vitest';
import { spells } from '#lib/case/pinyin.ts';
import { cut } from '#lib/parts/places-in.ts';

test.each([
	['b12', 'Vegetarian – ?B12. Vitamin B12', null, 'Vegetarian – ?[B12]. Vitamin [B12]'],
	['lasegue', 'Lasègue negative', null, '[Lasègue] negative'],
	['gp letter', 'GP  letter', null, '[GP  letter]'],
	['tia', 'Wait, I am', null, 'Wait, I am'],
	['b', 'Vitamin B12', null, 'Vitamin B12'],
	['麻', '三周来麻木', null, '三周来[麻]木'],
	['wssb12', '是否缺乏维生素B12？', spells, '是否缺乏[维生素B12]？'],
	['mamu', '三周来麻木逐渐上升', spells, '三周来[麻木]逐渐上升'],
	['mm', '三周来麻木逐渐上升', spells, '三周来麻木逐渐上升'],
	['wssb12', '是否缺乏维生素B12？', null, '是否缺乏维生素B12？']
] as const)('“%s” in “%s”', (typed, text, how, shown) => {
	const pieces = cut(text, typed, how);
	expect(pieces.map((piece) => (piece.hit ? `[${piece.text}]` : piece.text)).join('')).toBe(shown);
});
