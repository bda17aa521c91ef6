import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#db/people.ts';
import { marking as markingEn } from '#lib/words/en/marking.ts';
import { people as peopleEn } from '#lib/words/en/people.ts';
import { marking as markingZh } from '#lib/words/zh/marking.ts';
import { people as peopleZh } from '#lib/words/zh/people.ts';
import { aServer, signedIn, type TestServer } from '#test/build/a-server.ts';
import { aBrowser } from '#test/build/browser.ts';
import { aGuest } from '#test/build/over-http.ts';
import { aVisit, dictionaries, tabTo, theCase, type Visit } from './a-candidate.ts';
import { axTree, stumbles } from './ax-tree.ts';
import { axeFinds } from './inspect.ts';

let browser: Browser;
let server: TestServer;

beforeAll(async () => {
	[browser, server] = await Promise.all([aBrowser(), aServer()]);
});
afterAll(async () => {
	await browser?.close();
	await server?.remove();
});

const words = {
	en: { marking: markingEn, people: peopleEn, ...dictionaries.en },
	zh: { marking: markingZh, people: peopleZh, ...dictionaries.zh }
};

async function come(role: Role, language: 'en' | 'zh'): Promise<Visit> {
	const visit = await aVisit(browser, server, language);
	await visit.context.addCookies([{ name: 'language', value: language, url: server.origin }]);
	const { page } = visit;
	await page.goto('/sign-in');
	await tabTo(page, page.locator('input[name=name]'));
	await page.keyboard.type(server.people[role].name);
	await page.keyboard.press('Tab');
	await page.keyboard.type(server.people[role].password);
	await page.keyboard.press('Enter');
	await page.waitForURL((url) => url.pathname !== '/sign-in');
	return visit;
}

/** To a thing by Tab, then the key. */
async function pressed(page: Page, name: string | RegExp, role: 'button' | 'link' = 'button', key = 'Enter') {
	await tabTo(page, page.getByRole(role, { name }).filter({ visible: true }).first(), 300);
	await page.keyboard.press(key);
}

/** What somebody without a mouse or without sight would trip over. */
async function faults(page: Page, where: string): Promise<string[]> {
	const lost = await page.evaluate(() => document.activeElement === document.body);
	return [
		...(await axeFinds(page, where)),
		...stumbles(await axTree(page), where),
		...(lost ? [`${where}: the focus is lost`] : [])
	];
}

describe.each(['en', 'zh'] as const)('without a mouse (%s)', (language) => {
	const { marking, people } = words[language];

	test('an educator sets up an exam, marks, comments and releases', async () => {
		const visit = await come('educator', language);
		const { page } = visit;
		const found: string[] = [];
		await page.goto('/cases', { waitUntil: 'networkidle' });
		const { patient } = (await theCase(language === 'en' ? 'nx-002' : 'nx-007')).case;
		const name = typeof patient.name === 'object' ? (patient.name[language] ?? '') : (patient.name ?? '');
		const setUp = page.locator(`summary[aria-label*="${name.split(' ').at(-1)}"]`).first();
		await tabTo(page, setUp, 300);
		await page.keyboard.press('Enter');
		await tabTo(page, page.locator('details[open] input[name=name]'));
		await page.keyboard.type(`Keys ${language}`);
		await page.keyboard.press('Enter');
		await page.getByText(`Keys ${language}`).first().waitFor();
		found.push(...(await axeFinds(page, 'cases')));

		const candidate = await come('candidate', language);
		await candidate.page.goto('/stations');
		const row = candidate.page.locator('tr', { hasText: `Keys ${language}` }).first();
		const id = await row.locator('button[name=station]').first().getAttribute('value');
		await candidate.context.close();
		const theirs = await signedIn(server, 'candidate');
		const guest = await aGuest(theirs, id ?? '', false);
		await guest.send({ type: 'door.read', webgl: true, viewport: [1440, 900] });
		await expect
			.poll(async () => (await guest.send({ type: 'room.entered' })).status, { timeout: 150_000, interval: 2_000 })
			.toBe(200);
		await guest.send({ type: 'question.asked', text: 'What has brought you here today?' });
		await guest.send({ type: 'attempt.submitted' });

		await page.goto(`/marking/${guest.attempt}`, { waitUntil: 'networkidle' });
		await page.keyboard.press('j');
		await page.keyboard.press('j');
		await page.keyboard.press('k');
		await page.waitForFunction(() => /^t-\d+$/.test(document.activeElement?.id ?? ''), null, { timeout: 5_000 });
		expect(await page.evaluate(() => document.activeElement?.id)).toBe('t-0');
		await page.keyboard.press('c');
		await page.keyboard.type('Well begun.');
		await pressed(page, marking.addComment);
		await page.getByText('Well begun.').first().waitFor();
		found.push(...(await faults(page, 'marking, commented')));

		await tabTo(page, page.getByRole('tab').first(), 300);
		await page.keyboard.press('ArrowRight');
		await page.keyboard.press('ArrowRight');
		await page.getByRole('tab', { name: marking.tabs.overall, selected: true }).waitFor();
		await tabTo(page, page.locator('input[name="marks global"]').first(), 60);
		await page.keyboard.press('ArrowRight');
		await page.keyboard.press('ArrowRight');
		await tabTo(page, page.getByLabel(marking.why).filter({ visible: true }).first(), 30);
		await page.keyboard.type('Fair.');
		await pressed(page, marking.keep);
		await page.getByText(marking.kept).waitFor();
		found.push(...(await faults(page, 'marking, marked')));

		await pressed(page, marking.release);
		await page.getByRole('dialog').waitFor();
		found.push(...(await axeFinds(page, 'marking, asked')));
		await page.getByRole('dialog').getByRole('button', { name: marking.release }).press('Enter');
		await page.getByText(marking.isReleased).waitFor();
		const debrief = await theirs(`${guest.at}/debrief`);
		expect([found, visit.broken, debrief.status]).toEqual([[], [], 200]);
		await visit.context.close();
	}, 240_000);

	test('an administrator adds a person, takes a sitting out and puts it back', async () => {
		const visit = await come('admin', language);
		const { page } = visit;
		const found: string[] = [];
		await page.goto('/people', { waitUntil: 'networkidle' });
		await tabTo(page, page.locator('summary', { hasText: people.add }), 60);
		await page.keyboard.press('Enter');
		await tabTo(page, page.locator('input[name=signIn]'), 10);
		await page.keyboard.type(`keys-${language}`);
		await tabTo(page, page.locator('form[action="?/add"] input[name=name]'), 10);
		await page.keyboard.type(`By Keys ${language}`);
		await page.keyboard.press('Enter');
		await page
			.getByRole('link', { name: `By Keys ${language}` })
			.or(page.getByText(`By Keys ${language}`))
			.first()
			.waitFor();
		found.push(...(await faults(page, 'people')));

		const theirs = await signedIn(server, 'candidate');
		const list = await (await theirs('/stations')).text();
		const id = /name="station"[^>]*value="([^"]+)"/.exec(list)?.[1] ?? '';
		await aGuest(theirs, id);
		await page.goto('/sittings', { waitUntil: 'networkidle' });
		for (const [summary, button] of [
			[people.voidIt, people.voidIt],
			[people.reopen, people.reopen]
		] as const) {
			await tabTo(page, page.locator('summary', { hasText: summary }).first(), 100);
			await page.keyboard.press('Enter');
			await tabTo(page, page.locator('details[open] input[name=why]'), 10);
			await page.keyboard.type('The fire alarm.');
			await page.keyboard.press('Tab');
			await page.keyboard.press('Enter');
			await page
				.locator('summary', { hasText: button === people.voidIt ? people.reopen : people.voidIt })
				.first()
				.waitFor();
			found.push(...(await faults(page, `sittings, ${summary}`)));
		}
		expect([found, visit.broken]).toEqual([[], []]);
		await visit.context.close();
	}, 240_000);
});
