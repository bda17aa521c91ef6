import { beforeEach, describe, expect, test } from 'vitest';
import * as runs from '#db/runs.ts';
import { leaderboardList, leaderboardOf, systemOf } from '#lib/server/leaderboards.ts';
import { keepRuns } from '#lib/server/runs.ts';
import type { Marked } from '#lib/scoring/runs/marked.ts';
import type { RunReport } from '#lib/scoring/runs/report.ts';
import { aWorld, type TestWorld } from '#test/build/a-world.ts';

let world: TestWorld;
beforeEach(async () => {
	world = await aWorld();
});

const of = (system: string, right: (i: number) => number, reader: string | null = null, n = 20): Marked[] =>
	Array.from({ length: n }, (_, i) => ({
		system,
		reader,
		task: 'MCQ',
		condition: null,
		item: `i${i}`,
		cluster: `c${i}`,
		attempt: 1,
		confidence: null,
		groups: { modality: i % 2 === 0 ? 'MR' : 'CT' },
		values: { 'accuracy by letter': right(i), 'no letter read': 0 }
	}));
const report = {
	benchmark: 'med-cmr',
	drawing: { seed: 1, replicates: 300 },
	notes: ['A note.']
} as unknown as RunReport;
const keep = (marked: Marked[]) => keepRuns(world, report, marked);
const valueOf = async (system: string) => {
	const board = await runs.leaderboard(world.db, 'med-cmr');
	return board?.board.find((row) => row.system === system && row.axis === null)?.estimate.value;
};

describe('answers that are kept', () => {
	test('come back as they were', async () => {
		const answers = of('M', (i) => i % 2);
		await keep(answers);
		const kept = await runs.newest(world.db, 'med-cmr');
		expect(kept.toSorted((one, other) => Number(one.item.slice(1)) - Number(other.item.slice(1)))).toEqual(answers);
	});
	test('of a newer run take the place of the older, and of other systems stay', async () => {
		await keep([...of('M', () => 0), ...of('N', () => 1)]);
		world.clock.pass({ hours: 1 });
		await keep(of('M', () => 1));
		expect([await valueOf('M'), await valueOf('N')]).toEqual([1, 1]);
		expect((await runs.newest(world.db, 'med-cmr')).length).toBe(40);
	});
	test('of physicians and models stand on the same items', async () => {
		await keep([...of('M', (i) => Number(i < 10)), ...of('physicians', () => 1, 'R1', 10)]);
		const board = await runs.leaderboard(world.db, 'med-cmr');
		const shared = board?.shared.filter((row) => row.measure === 'accuracy by letter');
		expect(shared?.map(({ system, estimate }) => [system, estimate.value, estimate.n])).toEqual([
			['physicians', 1, 10],
			['M', 1, 10]
		]);
		expect(await valueOf('M')).toBe(0.5);
	});
});

describe('a leaderboard', () => {
	test.each(['en', 'zh'] as const)(
		'has tables and figures of what is kept, and apart from them what is published: %s',
		async (language) => {
			await keep([...of('M', (i) => i % 2), ...of('N', () => 1)]);
			const board = await leaderboardOf(world, 'med-cmr', language);
			expect(board?.tables.length).toBeGreaterThan(2);
			expect(board?.figures).toMatch(/<svg/);
			expect(board?.published?.rows.length).toBe(18);
			expect(board?.notes).toEqual(['A note.']);
		}
	);
	test('of a benchmark nobody knows is none', async () => {
		expect(await leaderboardOf(world, 'chess', 'en')).toBeNull();
	});
	test('is listed with the benchmarks of which numbers are published', async () => {
		expect((await leaderboardList(world, 'en')).map(({ benchmark }) => benchmark)).toEqual([
			'neural-medbench',
			'med-cmr',
			'mrarebench'
		]);
	});
});

test('a system’s page says where it fails, the lowest first', async () => {
	await keep(of('M', (i) => Number(i % 2 === 0)));
	const found = await systemOf(world, 'med-cmr', 'M', 'en');
	expect(found?.tables[0]?.rows.map(([group]) => group)).toEqual(['modality: CT', 'modality: MR']);
	expect(await systemOf(world, 'med-cmr', 'X', 'en')).toBeNull();
});
