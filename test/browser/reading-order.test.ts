import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aServer, signedIn, type TestServer } from '#test/build/a-server.ts';
import { aBrowser } from '#test/build/browser.ts';
import { aGuest } from '#test/build/over-http.ts';
import { aVisit, bedsideOf, comeIn, dictionaries, theCase, type Visit } from './a-candidate.ts';
import { axTree, stumbles } from './ax-tree.ts';

let browser: Browser;
let server: TestServer;

beforeAll(async () => {
	[browser, server] = await Promise.all([aBrowser(), aServer()]);
});
afterAll(async () => {
	await browser?.close();
	await server?.remove();
});

const question = { en: 'What has brought you here today?', zh: '您今天哪里不舒服？' } as const;

describe.each(['en', 'zh'] as const)('what is read out, and in which order (%s)', (language) => {
	const word = dictionaries[language];
	let visit: Visit;
	let page: Page;
	let at: string;

	beforeAll(async () => {
		visit = await aVisit(browser, server, language);
		({ page } = visit);
		await comeIn(visit, server);
		const bedside = await bedsideOf(page, (await theCase('nx-002')).case, language);
		await page.locator(`button[name=station][value="${bedside}"]`).click();
		await page.getByRole('button', { name: word.door.enter }).waitFor();
		at = page.url();
	});
	afterAll(() => visit.context.close());

	const heard = async (where: string) => stumbles(await axTree(page), where);

	test('of the list and the door nothing is without a name, and headings do not leap', async () => {
		const door = await heard('door');
		await page.goto('/stations', { waitUntil: 'networkidle' });
		expect([door, await heard('stations')]).toEqual([[], []]);
	});

	test('in the room a reply comes right after its question, and replies are announced', async () => {
		await page.goto(at, { waitUntil: 'networkidle' });
		await page.getByRole('button', { name: word.door.enter }).click();
		const field = page.locator('.talk form input');
		await field.fill(question[language]);
		await field.press('Enter');
		await page.locator('.talk ol > li').nth(1).waitFor();
		await page.waitForFunction(() => !document.querySelector('.talk .waits, .talk [data-pending]'));
		const nodes = await axTree(page);
		const told = nodes.filter(({ role, name }) => role === 'StaticText' && name !== '').map(({ name }) => name);
		const asked = told.findIndex((text) => text.includes(question[language]));
		const reply = language === 'zh' ? /腿/ : /Numb legs/;
		expect(told.slice(asked + 1, asked + 6).some((text) => reply.test(text))).toBe(true);
		expect(nodes.some(({ role }) => ['status', 'log', 'alert'].includes(role))).toBe(true);
		expect(stumbles(nodes, 'room')).toEqual([]);
	});

	test('of the answers and of the debrief too', async () => {
		await page.getByRole('button', { name: word.encounter.leave }).first().click();
		await page.getByRole('button', { name: word.encounter.leaveNow, exact: true }).click();
		await page.locator('[data-item]').first().waitFor();
		const answers = await heard('answers');
		const theirs = await signedIn(server, 'candidate');
		const guest = await aGuest(theirs, await bedsideOf(page, (await theCase('nx-007')).case, language));
		await guest.send({ type: 'attempt.submitted' });
		await page.goto(`${guest.at}/debrief`, { waitUntil: 'networkidle' });
		expect([answers, await heard('debrief')]).toEqual([[], []]);
	});
});
