import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { aWorld, type TestWorld } from '#test/build/a-world.ts';

let world: TestWorld;
beforeEach(async () => {
	world = await aWorld();
});

const six = [1, 2, 3, 4, 5, 6];

describe('a statement that comes again and again', () => {
	test('is prepared once, and answers the same', async () => {
		const answers = [];
		for (const n of six) answers.push((await sql`select ${n}::integer + 100 as sum`.execute(world.db)).rows[0]);
		expect(answers).toEqual(six.map((n) => ({ sum: n + 100 })));
		expect(await preparedLike('select $1::integer + 100 as sum')).toBe(1);
	});

	test('is not, when it has no values: it may be several in one', async () => {
		for (const _ of six) await sql`select 1 as one; select 2 as two`.execute(world.db);
		expect(await preparedLike('select 1 as one; select 2 as two')).toBe(0);
	});

	test('and is faulty fails each time in the same way, and the next one is answered', async () => {
		for (const n of six)
			await expect(sql`select ${n}::integer from nowhere`.execute(world.db)).rejects.toThrow('nowhere');
		expect((await sql`select ${7}::integer as seven`.execute(world.db)).rows).toEqual([{ seven: 7 }]);
	});

	test('and breaks a rule is refused each time, in a transaction too', async () => {
		const put = (db: TestWorld['db']) => sql`insert into setting values (${'a key'}, ${'1'}::jsonb)`.execute(db);
		await put(world.db);
		for (const _ of six) await expect(world.db.transaction().execute(put)).rejects.toThrow('setting_pkey');
		expect((await sql`select value from setting where key = ${'a key'}`.execute(world.db)).rows).toEqual([
			{ value: 1 }
		]);
	});
});

async function preparedLike(statement: string): Promise<number> {
	const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(world.db);
	return rows.filter((row) => row.statement === statement).length;
}
