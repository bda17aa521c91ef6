import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#test/build/tree.ts';

/** A reference case: a routine, what it is given, what it must answer and how near. */
export type Vector = {
	id: string;
	routine: string;
	input: Record<string, unknown>;
	expected: unknown;
	tolerance: { abs: number; rel: number; per_key?: Record<string, number> };
	csv?: string;
};

/** The cases of a folder, ours in `test/vectors`; those of others, which are only read where they are. None where the folder is not. */
export function vectors(...path: string[]): Vector[] {
	const folder = join(root, ...path);
	if (!existsSync(folder)) return [];
	return readdirSync(folder)
		.filter((name) => name.endsWith('.json'))
		.sort()
		.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Vector)
		.map((one) => ({ ...one, ...(typeof one.input['csv'] === 'string' && { csv: read(folder, one.input['csv']) }) }));
}

function read(folder: string, name: string): string {
	return readFileSync(join(folder, name), 'utf8');
}

/**
 * What of an answer is not as the case expects, by the rules of the reference sets: numbers within tolerance, null only for
 * null, any reason for a reason, keys beside those that are asked ignored. Empty where all is well.
 */
export function faults(expected: unknown, got: unknown, { tolerance }: Vector, at: readonly string[] = []): string[] {
	const where = at.join('.');
	if (at.at(-1) === 'undefined_reason') return typeof got === 'string' && got ? [] : [`${where}: no reason`];
	if (expected === null) return got === null ? [] : [`${where}: ${JSON.stringify(got)} where there is nothing`];
	if (Array.isArray(expected)) {
		if (!Array.isArray(got) || got.length !== expected.length) return [`${where}: not ${expected.length} of them`];
		return expected.flatMap((one, i) => faults(one, got[i], { tolerance } as Vector, [...at, String(i)]));
	}
	if (typeof expected === 'object') {
		const given = got as Record<string, unknown> | null;
		if (given === null || typeof given !== 'object') return [`${where}: no object`];
		return Object.entries(expected as Record<string, unknown>).flatMap(([key, one]) =>
			faults(one, given[key], { tolerance } as Vector, [...at, key])
		);
	}
	if (typeof expected === 'number') {
		const name = at.findLast((key) => !/^\d+$/.test(key)) ?? '';
		const abs = tolerance.per_key?.[name] ?? tolerance.abs;
		const isNear = typeof got === 'number' && Math.abs(got - expected) <= abs + tolerance.rel * Math.abs(expected);
		return isNear ? [] : [`${where}: ${expected} expected, ${JSON.stringify(got)} got`];
	}
	return got === expected ? [] : [`${where}: ${JSON.stringify(expected)} expected, ${JSON.stringify(got)} got`];
}
