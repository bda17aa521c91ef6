import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answer } from '#lib/server/cli/reference/answer.ts';
import { root } from '#test/build/tree.ts';
import { faults, vectors, type Vector } from '#test/build/vectors.ts';

type Answer = { output?: unknown; unsupported?: true; error?: string };

async function ask(routine: string, input: unknown, csv?: string): Promise<Answer> {
	return (await answer(JSON.stringify({ id: '1', routine, input, ...(csv && { csv_text: csv }) }))) as Answer;
}

/** What needs an encoder is answered only where one is installed. */
const needsEncoder = ['bertscore_text'];

describe.each([
	['ours', vectors('test/vectors/stats')],
	['published, where they are at hand', vectors('../shared/reference/stats/published')]
])('statistics, %s', (_, all) => {
	test.each(all.map((one): [string, Vector] => [one.id, one]))('%s', async (_, one) => {
		const { output, unsupported, error } = await ask(one.routine, one.input, one.csv);
		expect(error).toBeUndefined();
		if (unsupported && needsEncoder.includes(one.routine)) return;
		if (one.routine === 'williams_design') return expect(counted(output)).toEqual(one.expected);
		expect(faults(one.expected, output, one)).toEqual([]);
	});
	test('are as many as there are files', () => {
		expect(all.length === 0 || all.length > 25).toBe(true);
	});
});

describe('the benchmarks’ own matchers', () => {
	test.each(matchers())('%s', async (_, routine, input, expected) => {
		expect((await ask(routine, input)).output).toEqual(roughly(expected));
	});
});

describe('babinski reference', () => {
	test('says of what it does not know that it does not', async () => {
		expect(await ask('no_such_routine', {})).toEqual({ id: '1', unsupported: true });
	});
	test('answers a line that is no question with a sentence', async () => {
		expect(await answer('{')).toEqual({ id: null, error: expect.any(String) });
	});
});

/** Of a design by Williams only the counts are checked. */
function counted(output: unknown) {
	const { sequences } = output as { sequences: number[][] };
	const n = sequences[0]?.length ?? 0;
	const all = Array.from({ length: n }, (_, i) => i);
	const times = (fits: (sequence: number[]) => boolean) => sequences.filter(fits).length;
	const only = (counts: number[]) => (new Set(counts).size === 1 ? counts[0] : null);
	const places = all.flatMap((one) => all.map((at) => times((sequence) => sequence[at] === one)));
	const pairs = all.flatMap((one) =>
		all.filter((other) => other !== one).map((other) => times((s) => s.some((x, i) => x === one && s[i + 1] === other)))
	);
	return {
		n_sequences: sequences.length,
		each_sequence_is_permutation: sequences.every((s) => new Set(s).size === n && s.every((x) => all.includes(x))),
		times_each_condition_in_each_position: only(places),
		times_each_ordered_pair_adjacent: only(pairs)
	};
}

/** The recorded answers of the benchmarks' evaluators, one question a row. */
function matchers(): [string, string, unknown, unknown][] {
	const folder = join(root, 'test/vectors/conformance');
	return readdirSync(folder).flatMap((name) => {
		const stem = name.replace(/(_table2)?_vectors\.json$/, '');
		const lists = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, unknown>;
		return Object.entries(lists).flatMap(([list, rows]) => {
			const routine = `${stem}.${list}`;
			if (Array.isArray(rows) && routine !== 'medcmr.rows')
				return rows.flatMap((row, i) => asked(routine, row, ` ${i + 1}`));
			return asked(routine, rows, '');
		});
	});
}

function asked(routine: string, row: unknown, which: string): [string, string, unknown, unknown][] {
	if (row === null || typeof row !== 'object' || !('expected' in row)) return [];
	const { expected, ...input } = row as Record<string, unknown>;
	return [[routine + which, routine, input, expected]];
}

/** Numbers to nine digits; what an object holds besides is ignored. */
function roughly(value: unknown): unknown {
	if (typeof value === 'number') return expect.closeTo(value, 9);
	if (Array.isArray(value)) return value.map(roughly);
	if (value === null || typeof value !== 'object') return value;
	return expect.objectContaining(Object.fromEntries(Object.entries(value).map(([key, one]) => [key, roughly(one)])));
}
