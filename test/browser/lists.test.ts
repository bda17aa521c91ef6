import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stationList as list } from '#lib/words/en/station-list.ts';
import { aServer, type TestServer } from '#test/build/a-server.ts';
import { aBrowser } from '#test/build/browser.ts';
import { aVisit, comeIn, dictionaries, type Visit } from './a-candidate.ts';

const word = dictionaries.en;
let browser: Browser;
let server: TestServer;
let visit: Visit;
let page: Page;

beforeAll(async () => {
	[browser, server] = await Promise.all([aBrowser(), aServer()]);
	visit = await aVisit(browser, server, 'en');
	({ page } = visit);
	await comeIn(visit, server);
});
afterAll(async () => {
	await browser?.close();
	await server?.remove();
});

const patients = () => page.locator('tbody').count();
const root = (name: string) => page.evaluate((name) => document.documentElement.dataset[name], name);

describe('the list of stations', () => {
	test('is filtered by links that stand in the address, and back again', async () => {
		await page.goto('/stations');
		expect(await patients()).toBe(9);
		await page.getByRole('link', { name: word.stations.kinds.turns, exact: true }).click();
		await page.waitForURL('**/stations?form=turns');
		const filtered = await patients();
		expect(filtered).toBeLessThan(9);
		await page.reload();
		expect(await patients()).toBe(filtered);
		await page.goBack();
		await page.waitForURL('**/stations');
		expect(await patients()).toBe(9);
	});

	test('is searched as one types, and keeps the field in hand', async () => {
		const field = page.getByRole('searchbox');
		await field.pressSequentially('teacher legs');
		await page.waitForURL('**q=teacher+legs');
		expect(await patients()).toBe(1);
		expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
	});

	test('says what to do when nothing fits', async () => {
		await page.goto('/stations?minutes=5&show=due');
		expect(await page.locator('main').textContent()).toContain(list.noneDue);
		await page.getByRole('link', { name: list.showAll }).click();
		await page.waitForURL('**/stations');
		expect(await patients()).toBe(9);
	});

	test('shows what was left unfinished first, with the way back to it', async () => {
		await page
			.locator('tbody', { hasText: 'Castell' })
			.getByRole('button', { name: /Bedside/ })
			.click();
		await page.getByRole('button', { name: word.door.enter }).click();
		await page.getByRole('heading', { name: /Castell/ }).waitFor();
		const { pathname } = new URL(page.url());
		await page.goto('/stations');
		expect(await page.locator('main').textContent()).toMatch(
			/You left Hannah Castell’s room, and the clock runs: (9|10):\d\d left/
		);
		await page.getByRole('link', { name: list.goOn }).click();
		await page.waitForURL(`**${pathname}`);
	});
});

describe('how the pages look', () => {
	test('is chosen in the room too, at once, and stays, from the first byte', async () => {
		await page.getByRole('link', { name: word.preferences.short }).filter({ visible: true }).click();
		const { choices } = word.preferences;
		await page.getByRole('radio', { name: choices.text.larger }).check();
		await page.getByRole('radio', { name: choices.light.dark, exact: true }).check();
		const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
		await expect.poll(size).toBe('20px');
		await page.getByRole('radio', { name: choices.contrast.more }).check();
		const firstBytes = async () => (await page.request.get('/stations')).text();
		await expect.poll(firstBytes).toContain('data-text="larger" data-light="dark" data-contrast="more"');
		await page.reload();
		expect([await root('text'), await size()]).toEqual(['larger', '20px']);
		const papers = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
		expect(papers).toBe('rgb(11, 13, 14)');
	});

	test('is chosen without scripts by a form, which leads back', async () => {
		const context = await browser.newContext({ baseURL: server.origin, javaScriptEnabled: false, locale: 'en-GB' });
		const plain = await context.newPage();
		await plain.goto('/sign-in');
		await plain.getByRole('link', { name: word.preferences.short }).click();
		await plain.getByRole('radio', { name: word.preferences.choices.sound.on }).check();
		await plain.getByRole('button', { name: word.preferences.keep }).click();
		await plain.waitForURL('**/sign-in');
		expect(await plain.locator('html').getAttribute('data-sound')).toBe('on');
		await context.close();
	});

	test('the bell sounds for who wants it, and for nobody else', async () => {
		const context = await browser.newContext({ baseURL: server.origin, locale: 'en-GB' });
		const heard = await context.newPage();
		await heard.addInitScript(() => {
			const { createOscillator } = AudioContext.prototype;
			AudioContext.prototype.createOscillator = function () {
				(globalThis as { tones?: number }).tones = ((globalThis as { tones?: number }).tones ?? 0) + 1;
				return createOscillator.call(this);
			};
		});
		const tones = () => heard.evaluate(() => (globalThis as { tones?: number }).tones ?? 0);
		await heard.goto('/preferences');
		await heard.getByRole('radio', { name: word.preferences.choices.sound.on }).check();
		expect(await tones()).toBe(0);
		await heard.getByRole('button', { name: word.preferences.tryBell }).click();
		expect(await tones()).toBeGreaterThan(0);
		await context.close();
	});
});

describe('a page', () => {
	test('fetches the words of its own language alone', async () => {
		const scripts: Promise<string>[] = [];
		const { page, context } = await aVisit(browser, server, 'en');
		page.on('response', (response) => {
			if (response.url().endsWith('.js')) scripts.push(response.text());
		});
		await page.goto('/sign-in', { waitUntil: 'networkidle' });
		const texts = (await Promise.all(scripts)).join('\n');
		expect(texts).toContain(word.door.waitForBell);
		expect(texts).not.toContain(dictionaries.zh.door.waitForBell);
		await context.close();
	});

	test('keeps what is typed before its scripts run', async () => {
		const { page, context } = await aVisit(browser, server, 'en');
		await page.route('**/*.js', async (route) => {
			await new Promise((wait) => setTimeout(wait, 700));
			await route.continue();
		});
		await page.goto('/sign-in', { waitUntil: 'commit' });
		await page.fill('input[name=name]', 'candidate');
		await page.waitForLoadState('networkidle');
		expect(await page.inputValue('input[name=name]')).toBe('candidate');
		await context.close();
	});

	test('of another role is refused with words, style and a way on, at any depth', async () => {
		await page.goto('/marking/00000000-0000-4000-8000-000000000000');
		await page.getByRole('heading', { name: word.frame.notAllowed }).waitFor();
		const missing = await page.evaluate(() =>
			performance
				.getEntriesByType('resource')
				.filter((entry) => (entry as PerformanceResourceTiming).responseStatus >= 400)
		);
		expect(missing).toEqual([]);
		await page.getByRole('link', { name: word.frame.home }).click();
		await page.waitForURL('**/stations');
		expect(visit.broken).toEqual([]);
	});
});
