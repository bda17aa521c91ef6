import { expect, test } from 'vitest';
import { most, takeSeat } from '#lib/viewer/pool.ts';

test('no more than four have a context: the fifth sends the first one out, and a place given back is free', () => {
	const left: number[] = [];
	const giveBack = Array.from({ length: most }, (_, i) => takeSeat(() => left.push(i)));
	expect(left).toEqual([]);
	const fifth = takeSeat(() => left.push(4));
	expect(left).toEqual([0]);
	giveBack[2]!();
	giveBack[0]!();
	const sixth = takeSeat(() => left.push(5));
	expect(left).toEqual([0]);
	for (const back of [...giveBack, fifth, sixth]) back();
});
