import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweep } from '#lib/server/sweep.ts';
import { aSitting, stationOf, withStarterPack } from '#test/build/a-sitting.ts';
import { aWorld, type TestWorld } from '#test/build/a-world.ts';
import { play, transcript, verdict } from '#test/build/tell.ts';

let world: TestWorld;

beforeAll(async () => {
	world = await aWorld();
	await withStarterPack(world);
});
afterAll(() => world.close());

const door = { type: 'door.read', webgl: true, viewport: [1440, 900] };
const enter = { type: 'room.entered' };
const ask = (text: string) => ({ type: 'question.asked', text });
const examine = (manoeuvre: string) => ({ type: 'manoeuvre.done', manoeuvre });
const order = (order: string, confirmed = false) => ({ type: 'test.ordered', order, confirmed });

describe('a numb teacher, at the bedside', () => {
	test('asked, examined, imaged and named', async () => {
		const { id } = await stationOf(world, 'nx-002', 'bedside');
		const sitting = await aSitting(world, { station: id });
		const refused = await play(
			world,
			sitting,
			['0:00', door],
			['0:30', enter],
			['0:45', ask('What has brought you here today?')],
			['1:10', ask('Any trouble with your waterworks?')],
			['1:40', ask('Do colours look the same in both eyes?')],
			['2:00', ask('Have you ever lost vision before?')],
			['3:00', examine('sensory.level')],
			['3:20', examine('reflex.plantars')],
			['3:40', examine('movement.chorea')],
			['4:00', order('csf.oligoclonal-bands')],
			['4:05', order('csf.oligoclonal-bands', true)],
			['4:10', order('imaging.mri-brain')],
			['4:15', order('imaging.mri-spine')],
			['4:20', order('imaging.mri-spine')],
			[
				'5:00',
				{
					type: 'differential.drafted',
					ranked: [
						{ text: 'MS', confidence: 80 },
						{ text: 'NMOSD', confidence: 20 }
					]
				}
			],
			['5:30', { type: 'encounter.left' }],
			[
				'6:00',
				{
					type: 'answer.committed',
					item: 'q_1',
					answer: { ranked: [{ text: 'MS', confidence: 85 }, { text: 'NMOSD' }] }
				}
			],
			['6:30', { type: 'answers.finished' }],
			['7:00', { type: 'answer.committed', item: 'q_3', answer: { text: 'I would tell her plainly and kindly.' } }],
			['7:30', { type: 'attempt.submitted' }]
		);
		expect(refused).toMatchInlineSnapshot(`
			[
			  "4:00 This test is invasive or needs contrast. Confirm that you want it.",
			  "4:20 This test was ordered already; its result stands in the list.",
			]
		`);
		expect(await transcript(world, sitting)).toMatchInlineSnapshot(`
			"00:00  candidate  door.read
			00:30  candidate  room.entered
			00:45  candidate  asks “What has brought you here today?”
			00:45  server     → said h-presenting
			01:10  candidate  asks “Any trouble with your waterworks?”
			01:10  server     → said h-bladder
			01:40  candidate  asks “Do colours look the same in both eyes?”
			01:40  server     → said h-eye-now
			02:00  candidate  asks “Have you ever lost vision before?”
			02:00  server     → said h-eye-episode
			03:00  candidate  examines sensory.level → e-sensory-level
			03:20  candidate  examines reflex.plantars → e-plantars
			03:40  candidate  examines movement.chorea → not recorded
			04:05  candidate  orders csf.oligoclonal-bands → i-ocb
			04:10  candidate  orders imaging.mri-brain → i-mri, flair
			04:15  candidate  orders imaging.mri-spine → i-spine
			05:00  candidate  thinks of MS, NMOSD
			05:30  candidate  encounter.left
			06:00  candidate  answers q-ddx
			06:30  candidate  answers.finished
			06:30  server     chooses x-1, x-3, x-2
			07:00  candidate  answers x-1
			07:30  candidate  attempt.submitted
			07:30  server     marks q-ddx, q-lesion, x-3, x-2; waiting x-1"
		`);
		expect(await verdict(world, sitting)).toMatchInlineSnapshot(`
			"marks 14 so far, 3 wait, 40 possible
			differential MS: key, NMOSD: named
			essential facts 3/9, manoeuvres 2/8, orders 3/7
			lesion no mark
			missed and critical: none"
		`);
	});

	test('left alone at the door of the room, she is not forgotten: the night closes it with its draft', async () => {
		const { id } = await stationOf(world, 'nx-002', 'bedside');
		const sitting = await aSitting(world, { station: id });
		await play(
			world,
			sitting,
			['0:00', door],
			['0:30', enter],
			['1:00', { type: 'differential.drafted', ranked: [{ text: 'transverse myelitis' }] }]
		);
		world.clock.pass({ hours: 9 });
		await sweep(world);
		expect(await transcript(world, sitting)).toMatchInlineSnapshot(`
			"00:00  candidate  door.read
			00:30  candidate  room.entered
			01:00  candidate  thinks of transverse myelitis
			541:00  server     clock.read
			541:00  server     marks q-ddx, q-lesion, x-1, x-3, x-2; waiting nothing"
		`);
		expect(await verdict(world, sitting)).toMatchInlineSnapshot(`
			"marks 0 so far, 2 wait, 40 possible
			differential transverse myelitis: other
			essential facts 0/9, manoeuvres 0/8, orders 0/7
			lesion no mark
			missed and critical: c-5, c-8, c-25, c-26, c-30"
		`);
	});
});

describe('一位记忆迅速减退的裁缝（分阶段规则）', () => {
	test('tests open after a provisional differential, which closes the history', async () => {
		const { id } = await stationOf(world, 'nx-006', 'bedside');
		const sitting = await aSitting(world, { station: id, language: 'zh' });
		const refused = await play(
			world,
			sitting,
			['0:00', door],
			['0:20', enter],
			['0:40', ask('什么时候开始的？')],
			['1:00', order('physiology.eeg')],
			['1:30', { type: 'differential.committed', ranked: [{ text: '克雅氏病' }, { text: '自身免疫性脑炎' }] }],
			['1:40', ask('家里有人得过这种病吗？')],
			['2:00', order('physiology.eeg')],
			['2:30', { type: 'encounter.left' }],
			['3:00', { type: 'attempt.submitted' }]
		);
		expect(refused).toMatchInlineSnapshot(`
			[
			  "1:00 提交初步鉴别诊断后才能开检查。",
			  "1:40 提交初步鉴别诊断后，问诊与查体已关闭。",
			]
		`);
		expect(await transcript(world, sitting)).toMatchInlineSnapshot(`
			"00:00  candidate  door.read
			00:20  candidate  room.entered
			00:40  candidate  asks “什么时候开始的？”
			00:40  server     → said h-onset
			01:30  candidate  commits, for now, 克雅氏病, 自身免疫性脑炎
			02:00  candidate  orders physiology.eeg → i-eeg
			02:30  candidate  encounter.left
			03:00  candidate  attempt.submitted
			03:00  server     marks q-ddx, q-lesion, x-4, x-3, x-5; waiting nothing"
		`);
		expect(await verdict(world, sitting)).toMatchInlineSnapshot(`
			"marks 5 so far, 2 wait, 42 possible
			differential 克雅氏病: key, 自身免疫性脑炎: named
			essential facts 1/15, manoeuvres 0/5, orders 1/10
			lesion no mark
			missed and critical: c-5, c-9, c-20, c-21, c-31"
		`);
	});
});
