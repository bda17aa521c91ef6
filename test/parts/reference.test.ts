import { expect, test } from 'vitest';
import { addressOf } from '#lib/parts/reference.ts';

test.each([
	['10.1000/182', 'https://doi.org/10.1000/182'],
	[' doi: 10.1212/WNL.0000000000001234 ', 'https://doi.org/10.1212/WNL.0000000000001234'],
	['https://doi.org/10.1000/182', 'https://doi.org/10.1000/182'],
	['10.1000/"><script>', 'https://doi.org/10.1000/%22%3E%3Cscript%3E'],
	['PMID: 12345678', 'https://pubmed.ncbi.nlm.nih.gov/12345678/'],
	['12345678', 'https://pubmed.ncbi.nlm.nih.gov/12345678/'],
	['https://example.org/a b', null],
	['https://example.org/guideline', 'https://example.org/guideline'],
	['javascript:alert(1)', null],
	['data:text/html,x', null],
	['//example.org', null],
	['Adams and Victor, chapter 34', null],
	['', null]
])('a reference %j leads to %s', (reference, address) => {
	expect(addressOf(reference)).toBe(address);
});
