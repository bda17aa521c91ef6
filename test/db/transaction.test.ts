import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import * as settings from '#db/settings.ts';
import { tx } from '#db/transaction.ts';
import { root } from '#lib/server/root.ts';
import { aWorld, type TestWorld } from '#test/build/a-world.ts';

let world: TestWorld;

beforeEach(async () => {
	world = await aWorld();
});

describe('a transaction', () => {
	test('refuses the outer db, on both databases, and leaves nothing behind', async () => {
		const work = tx(world.db, async (db) => {
			await settings.put(db, 'a', 1);
			await settings.put(world.db, 'b', 2);
		});
		await expect(work).rejects.toThrow(
			'the outer db was used inside a transaction: use the one that tx() hands to its work'
		);
		expect(await settings.get(world.db, 'a')).toBe(undefined);
	});

	test('inside another joins it: both are kept, or neither', async () => {
		await tx(world.db, async (db) => {
			await settings.put(db, 'a', 1);
			await tx(world.db, (same) => settings.put(same, 'b', 2));
			await tx(db, (same) => settings.put(same, 'c', 3));
		});
		const fails = tx(world.db, async (db) => {
			await tx(world.db, (same) => settings.put(same, 'a', 10));
			await settings.put(db, 'b', 20);
			throw new Error('changed our mind');
		});
		await expect(fails).rejects.toThrow('changed our mind');
		const kept = await Promise.all(['a', 'b', 'c'].map((key) => settings.get(world.db, key)));
		expect(kept).toEqual([1, 2, 3]);
	});

	test('that is over no longer forbids the outer db to what it left running', async () => {
		let late = Promise.resolve<unknown>(null);
		await tx(world.db, async (db) => {
			await settings.put(db, 'a', 1);
			late = new Promise((wait) => setTimeout(wait, 50)).then(() => settings.get(world.db, 'a'));
		});
		expect(await late).toBe(1);
	});

	test('twenty at once neither wait for each other for ever nor mix', async () => {
		await settings.put(world.db, 'count', 0);
		const add = () =>
			tx(world.db, async (db) => {
				await db.selectFrom('setting').selectAll().where('key', '=', 'count').forUpdate().execute();
				await settings.put(db, 'count', Number(await settings.get(db, 'count')) + 1);
			});
		await Promise.all(Array.from({ length: 20 }, add));
		expect(await settings.get(world.db, 'count')).toBe(20);
	});

	test('is begun by tx alone', () => {
		const files = ['db', 'src/lib/server', 'src/routes'].flatMap((folder) =>
			readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
				.filter((name) => name.endsWith('.ts'))
				.map((name) => join(folder, name))
		);
		const begun = files.filter((file) =>
			/\.(transaction|startTransaction)\(\)/.test(readFileSync(join(root, file), 'utf8'))
		);
		expect(begun).toEqual(['db/transaction.ts']);
	});
});
