import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBrowser } from '#test/build/browser.ts';
import { leaks } from '#test/build/leaks.ts';
import { planFor, walkBedside } from '#test/build/walk.ts';
import { orderWords } from '#lib/case/order-words.ts';
import { aVisit, bedsideOf, comeIn, theCase, type Visit } from './a-candidate.ts';
import { aRecordedServer, type Exchange } from './a-recorder.ts';
import { walkByKeys } from './by-keys.ts';
import { faultsOf } from './inspect.ts';

let browser: Browser;
let server: Awaited<ReturnType<typeof aRecordedServer>>;

beforeAll(async () => {
	[browser, server] = await Promise.all([aBrowser(), aRecordedServer()]);
});
afterAll(async () => {
	await browser?.close();
	await server?.remove();
});

const looked = [
	'stations',
	'door',
	'room',
	'ordered',
	'reading room',
	'leaving',
	'answers',
	'review',
	'viva',
	'debrief'
];

/** What went over the wire before release, but for what is the same for every case. */
function aboutTheCase(exchanges: Exchange[]): string[] {
	const sent = exchanges.filter(({ path }) => !path.startsWith('/diagnoses') && !path.startsWith('/_app/'));
	return sent.map(({ path, sent }) => `${path}\n${sent}`);
}

describe.each([
	{ hands: 'the mouse', language: 'en', caseId: 'nx-002', diagnosis: /multiple sclerosis/i },
	{ hands: 'the keyboard alone', language: 'zh', caseId: 'nx-005', diagnosis: /单纯疱疹/ }
] as const)('a bedside station with $hands ($language)', ({ hands, language, caseId, diagnosis }) => {
	const faults: string[] = [];
	let found: Awaited<ReturnType<typeof theCase>>;
	let visit: Visit;
	let from = 0;
	let released = 0;

	test('goes from sign-in to a debrief that names the diagnosis', async () => {
		from = server.recorder.exchanges.length;
		found = await theCase(caseId);
		visit = await aVisit(browser, server, language);
		const { page } = visit;
		await page.goto('/sign-in');
		faults.push(...(await faultsOf(page, 'sign-in')));
		await comeIn(visit, server);
		const station = await bedsideOf(page, found.case, language);
		const plan = planFor(found.case, found.key, language, 3);
		// Own words are no leak, so these are not the right ones.
		const ranked = language === 'zh' ? ['偏头痛', '失眠'] : ['Migraine', 'qqq'];
		async function step(name: string) {
			if (name === 'handed in') released = server.recorder.exchanges.length;
			if (looked.includes(name)) faults.push(...(await faultsOf(page, name)));
		}
		if (hands === 'the mouse') await walkBedside({ page, language, step }, station, { ...plan, ranked });
		else {
			const { questions, manoeuvres, orders } = plan;
			const first = orderWords['csf.opening-pressure'].label.zh;
			await walkByKeys({
				page,
				station,
				questions,
				manoeuvre: manoeuvres[0]!,
				orders: [first, ...orders],
				ranked,
				step
			});
		}
		expect(await page.locator('main').textContent()).toMatch(diagnosis);
	}, 240_000);

	test('holds for axe in light and dark, for every width and for texts of another length, from sign-in to the debrief', () => {
		expect(faults).toEqual([]);
	});

	test('breaks no page, and asks no other host', () => {
		expect([visit.broken, visit.elsewhere]).toEqual([[], []]);
	});

	test('brings nothing of the key to the browser before release', () => {
		const sent = aboutTheCase(server.recorder.exchanges.slice(from, released));
		expect(sent.length).toBeGreaterThan(20);
		expect(sent.flatMap((one) => leaks(one, found.case, found.key))).toEqual([]);
	});
});
