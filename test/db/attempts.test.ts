import { beforeEach, describe, expect, test } from 'vitest';
import * as attempts from '#db/attempts.ts';
import * as log from '#db/log.ts';
import * as people from '#db/people.ts';
import * as scores from '#db/scores.ts';
import * as snapshots from '#db/snapshots.ts';
import { anAttempt } from '#test/build/an-attempt.ts';
import { aWorld, type TestWorld } from '#test/build/a-world.ts';

let world: TestWorld;
let attempt: attempts.Attempt;

beforeEach(async () => {
	world = await aWorld();
	attempt = await anAttempt(world);
});

describe('an attempt', () => {
	test('is found as it was opened, its pins whole', async () => {
		expect(await attempts.find(world.db, attempt.id)).toEqual(attempt);
		expect(attempt).toMatchObject({ purpose: 'practice', phase: 'door', epoch: 0, tab: null, shared: false });
		expect(attempt.stationBody).toMatchObject({ policy: 'static', minutes: 8, items: [] });
	});

	test.each(['nonsense', '', "'; drop table attempt", '00000000-0000-0000-0000-000000000000'])(
		'is not found by %j',
		async (id) => {
			expect(await attempts.find(world.db, id)).toBe(null);
		}
	);

	test('private practice is not in an educator’s list until its owner shares it', async () => {
		const shown = async () => (await attempts.list(world.db, { forEducators: true })).map(({ id }) => id);
		expect(await shown()).toEqual([]);
		await attempts.project(world.db, attempt.id, { phase: 'released', submittedAt: 1, releasedAt: 2, shared: true });
		expect(await shown()).toEqual([attempt.id]);
	});

	test('lists name the case, the station and the person, who may have been erased', async () => {
		const [listed] = await attempts.list(world.db, { person: attempt.personLogId, phases: ['door'] });
		expect(listed).toEqual({ ...attempt, caseId: 'nx-100', pack: 'pack', stationName: 'written', name: 'Ann' });
		await world.db.deleteFrom('person').execute();
		expect((await attempts.list(world.db, {}))[0]).toHaveProperty('name', null);
		expect(await attempts.list(world.db, { phases: ['viva'] })).toEqual([]);
	});

	test('is swept while it runs, and once handed in until its scores are proposed', async () => {
		const submitted = { phase: 'submitted', submittedAt: 1, releasedAt: null, shared: false } as const;
		expect(await attempts.running(world.db)).toEqual([attempt.id]);
		await attempts.project(world.db, attempt.id, submitted);
		expect(await attempts.running(world.db)).toEqual([attempt.id]);
		await propose();
		expect(await attempts.running(world.db)).toEqual([]);
	});

	test('its release is remembered as having seen the key of that case', async () => {
		const saw = () => attempts.hasSeenKey(world.db, attempt.personLogId, 'pack', 'nx-100');
		expect(await saw()).toBe(false);
		await attempts.project(world.db, attempt.id, { phase: 'released', submittedAt: 1, releasedAt: 2, shared: false });
		expect(await saw()).toBe(true);
		expect(await attempts.hasSeenKey(world.db, attempt.personLogId, 'pack', 'nx-101')).toBe(false);
	});
});

describe('a snapshot', () => {
	test('is replaced by a later one only', async () => {
		expect(await snapshots.newest(world.db, attempt.id)).toBe(null);
		for (const seq of [50, 100, 70])
			await snapshots.put(world.db, attempt.id, { seq, chartVersion: 1, state: { seq } });
		expect(await snapshots.newest(world.db, attempt.id)).toEqual({ seq: 100, chartVersion: 1, state: { seq: 100 } });
	});
});

describe('scores', () => {
	const given = { item: 'dx', scorer: 'ranked', version: 1, value: 0.5, why: [{ says: 'rank', with: { rank: 2 } }] };

	test('are added, never changed, and the newest counts', async () => {
		await scores.add(world.db, attempt.id, [given, { ...given, item: null, scorer: 'station', value: null }], 1);
		await scores.add(world.db, attempt.id, [{ ...given, value: 1, parts: { recall: 1 } }], 2);
		const newest = await scores.newest(world.db, attempt.id);
		expect(newest.map(({ item, value, parts, at }) => ({ item, value, parts, at }))).toEqual([
			{ item: 'dx', value: 1, parts: { recall: 1 }, at: 2 },
			{ item: null, value: null, parts: {}, at: 1 }
		]);
		expect(newest[0]?.why).toEqual(given.why);
		expect(await scores.all(world.db, attempt.id)).toHaveLength(3);
		await expect(world.db.updateTable('score').set({ value: 1 }).execute()).rejects.toThrow('only ever added');
	});

	test('how sure and how right is read of released attempts sat without the key, by the score that counts', async () => {
		const given = { item: 'q-ddx', scorer: 'ranked-diagnosis', version: 1, value: 1, why: [] };
		const stated = () => scores.stated(world.db, attempt.personLogId);
		await scores.add(world.db, attempt.id, [{ ...given, parts: { confidence: 0.4, right: 0 } }], 1);
		await scores.add(world.db, attempt.id, [{ ...given, parts: { confidence: 0.8, right: 1 } }], 2);
		await scores.add(world.db, attempt.id, [{ ...given, item: 'q-lesion', scorer: 'lesion' }], 2);
		expect(await stated()).toEqual([]);
		await attempts.project(world.db, attempt.id, { phase: 'released', submittedAt: 1, releasedAt: 2, shared: false });
		expect(await stated()).toEqual([{ confidence: 0.8, right: true }]);
		await world.db.updateTable('attempt').set({ knew_key: true }).execute();
		expect(await stated()).toEqual([]);
	});
});

describe('people', () => {
	test('a sign-in name is one, whatever its capitals and width', async () => {
		const newcomer = { name: 'Ann', signIn: ' Ａnn ', passwordHash: 'h', role: 'educator', at: 1 } as const;
		const added = await people.add(world.db, newcomer);
		expect(await people.add(world.db, { ...newcomer, signIn: 'ANN' })).toBe(null);
		expect(await people.withPassword(world.db, 'ann')).toEqual({ ...added, password_hash: 'h' });
	});
});

function propose() {
	const command = { attempt: attempt.id, seq: 1, commandId: 'c1', at: 1, sender: 'server', senderId: null } as const;
	return log.append(world.db, { ...command, tab: null, event: { type: 'score.proposed', marked: [], waiting: [] } });
}
