import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aServer, type TestServer } from '#test/build/a-server.ts';
import { aBrowser } from '#test/build/browser.ts';
import { aVisit, bedsideOf, comeIn, dictionaries, theCase } from './a-candidate.ts';

let browser: Browser;
let server: TestServer;

beforeAll(async () => {
	[browser, server] = await Promise.all([aBrowser(), aServer()]);
});
afterAll(async () => {
	await browser?.close();
	await server?.remove();
});

test.each(['en', 'zh'] as const)(
	'the part of the page that a phase needs is asked for until it comes, and says so meanwhile: %s',
	async (language) => {
		const word = dictionaries[language];
		const visit = await aVisit(browser, server, language);
		const { page, context } = visit;
		await comeIn(visit, server);
		const station = await bedsideOf(page, (await theCase('nx-002')).case, language);
		const code = '**/_app/immutable/**';
		await page.goto('/stations', { waitUntil: 'networkidle' });
		await page.locator(`button[name=station][value="${station}"]`).click();
		const enter = page.getByRole('button', { name: word.door.enter });
		await enter.waitFor();
		await context.route(code, (route) => route.abort());
		await enter.click();
		await page.getByText(word.frame.fetching).waitFor();
		expect(await page.locator('.talk form input').count()).toBe(0);
		await context.unroute(code);
		await page.locator('.talk form input').waitFor();
		expect(await page.getByText(word.frame.fetching).count()).toBe(0);
		await context.close();
	}
);
