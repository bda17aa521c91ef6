import { expect, test } from 'vitest';
import { names, text } from '#test/build/tree.ts';
import { charts, page } from '#statecharts/draw.ts';

test.each(Object.entries(charts))('the picture of %s is the one that npm run draw makes now', (name, chart) => {
	expect(text(`statecharts/${name}.md`)).toEqual(page(name, chart));
});

test('no other picture lies beside the charts', () => {
	const pictures = names('statecharts', /\.md$/).filter((name) => !name.endsWith('README.md'));
	expect(pictures).toEqual(Object.keys(charts).map((name) => `statecharts/${name}.md`));
});
