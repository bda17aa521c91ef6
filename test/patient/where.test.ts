import { expect, test } from 'vitest';
import { ask } from '#lib/patient/ask.ts';
import { patientOf } from '#lib/patient/patient.ts';
import { packFolders, readCases } from '#test/measure/cases.ts';
import { nothing } from './example.ts';

const cases = packFolders().flatMap(readCases);

test.each([
	['nx-002', 'h-presenting'],
	['nx-004', 'h-sensation']
])('how far up it is numb is where it is: %s', (id, fact) => {
	const [found] = cases.filter((one) => one.id === id).map((one) => patientOf(one, cases));
	for (const question of ['麻到什么位置？', '麻到哪个位置了？', '麻木感到什么平面？']) {
		expect(found && ask(found, question, nothing)).toEqual({ kind: 'said', facts: [fact] });
	}
});
