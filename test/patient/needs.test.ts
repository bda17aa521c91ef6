import { describe, expect, test } from 'vitest';
import { startOf } from '#lib/patient/needs.ts';
import { example } from './example.ts';

const named = (id: string) => example.history.find((fact) => fact.id === id)!;
const start = (id: string, told: string[]) => startOf(example, named(id), told)?.id ?? null;

describe('where an informant starts who is asked for a fact', () => {
	test.each([
		['at the fact itself, which needs nothing', 'arm', [], 'arm'],
		['at what it needs', 'stopped', [], 'pills'],
		['at the start of a longer chain', 'why', [], 'pills'],
		['further on when the start was told', 'why', ['pills'], 'stopped'],
		['at the fact when all it needs was told', 'why', ['pills', 'stopped'], 'why'],
		['nowhere when a need is not in the case', 'lost', [], null]
	])('%s', (_, id, told, at) => {
		expect(start(id, told)).toBe(at);
	});
	test('nowhere when the chain runs in a circle', () => {
		const circle = {
			...example,
			history: [
				{ ...named('arm'), needs: ['numb'] },
				{ ...named('numb'), needs: ['arm'] }
			]
		};
		expect(startOf(circle, circle.history[0]!, [])).toBe(null);
	});
});
