import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aServer, type TestServer } from '#test/build/a-server.ts';
import { aBrowser } from '#test/build/browser.ts';
import { planFor, walkBedside } from '#test/build/walk.ts';
import { aVisit, bedsideOf, comeIn, dictionaries, theCase, type Visit } from './a-candidate.ts';

const word = dictionaries.en;

let browser: Browser;
let server: TestServer;
let visit: Visit;
let page: Page;

beforeAll(async () => {
	[browser, server] = await Promise.all([aBrowser(), aServer()]);
	visit = await aVisit(browser, server, 'en');
	await visit.context.addInitScript(remember);
	await comeIn(visit, server);
	({ page } = visit);
});
afterAll(async () => {
	await browser?.close();
	await server?.remove();
});

type Kept = { contexts: WebGL2RenderingContext[]; most: number };

/** In the page: every WebGL2 context that was ever given, and how many were alive at once. */
function remember() {
	const kept: Kept = { contexts: [], most: 0 };
	Object.assign(globalThis, { kept });
	const before = HTMLCanvasElement.prototype.getContext as (this: HTMLCanvasElement, ...args: unknown[]) => unknown;
	HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
		const context = before.apply(this, args);
		if (context instanceof WebGL2RenderingContext && !kept.contexts.includes(context)) kept.contexts.push(context);
		kept.most = Math.max(kept.most, kept.contexts.filter((one) => !one.isContextLost()).length);
		return context;
	} as typeof HTMLCanvasElement.prototype.getContext;
}

const alive = () =>
	page.evaluate(() => {
		const { contexts, most } = (globalThis as unknown as { kept: Kept }).kept;
		return { now: contexts.filter((one) => !one.isContextLost()).length, most };
	});
const loseAll = () =>
	page.evaluate(() => {
		const { contexts } = (globalThis as unknown as { kept: Kept }).kept;
		for (const one of contexts) if (!one.isContextLost()) one.getExtension('WEBGL_lose_context')?.loseContext();
	});
const ways = () =>
	page
		.locator('canvas')
		.evaluateAll((canvases) =>
			canvases.map((one) => ((one as HTMLCanvasElement).getContext('webgl2') ? 'webgl' : 'plain'))
		);
const drawn = () => page.waitForFunction(() => document.querySelectorAll('figure small').length === 2);
const standing = () =>
	page.evaluate(() => ({
		slice: document.querySelector('[role=slider]')?.getAttribute('aria-valuenow'),
		window: document.querySelector('figure small')?.textContent?.replace(/^[^]*(?=W )/, ''),
		marks: document.querySelectorAll('circle.own').length
	}));

/** What was found in the reading room, where the walk comes by. */
const found: Record<string, unknown> = {};

async function inTheReadingRoom() {
	const open = page.getByRole('button', { name: word.encounter.openReading });
	for (let time = 0; time < 20; time++) {
		await drawn();
		await page.keyboard.press('Escape');
		await page.locator('canvas').first().waitFor({ state: 'detached' });
		await open.click();
	}
	await drawn();
	found.opened = await alive();

	for (const key of ['PageUp', 'w', 'm', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
	await page.waitForTimeout(300);
	const before = await standing();
	found.webgl = await ways();
	await loseAll();
	await page.getByText(word.viewer.lost).first().waitFor({ state: 'detached' });
	await page.waitForTimeout(1500);
	await drawn();
	found.once = [await ways(), await standing()];
	await loseAll();
	await page.getByText(word.viewer.plainWhy.lost).first().waitFor();
	await drawn();
	found.twice = [await ways(), await standing()];
	found.before = before;

	const plain = page.getByRole('checkbox', { name: word.viewer.plain });
	await plain.uncheck();
	await drawn();
	found.back = await ways();
	await plain.check();
	await drawn();
	await page.reload();
	await open.click();
	await drawn();
	found.remembered = [await ways(), await page.getByText(word.viewer.plainWhy.chosen).count()];
	await plain.uncheck();
	await drawn();
	await page.keyboard.press('Escape');
	await page.locator('canvas').first().waitFor({ state: 'detached' });
	found.left = (await alive()).now;
	await open.click();
	await drawn();
}

describe('the reading room', () => {
	test('is come by on the way through a station', async () => {
		const { case: case_, key } = await theCase('nx-002');
		const plan = { ...planFor(case_, key, 'en', 3), questions: [], manoeuvres: [], ranked: ['Migraine'] };
		const step = async (name: string) => {
			if (name === 'reading room') await inTheReadingRoom();
		};
		await walkBedside({ page, language: 'en', step }, await bedsideOf(page, case_, 'en'), plan);
	}, 300_000);

	test('opened and left twenty times keeps no context but those on screen, and never had more than four', () => {
		const { now, most } = found.opened as { now: number; most: number };
		expect([now, most <= 4, found.left]).toEqual([2, true, 0]);
	});

	test('is drawn by WebGL again when its graphics were lost once', () => {
		expect([found.webgl, found.once]).toEqual([
			['webgl', 'webgl'],
			[['webgl', 'webgl'], found.before]
		]);
	});

	test('is drawn plainly when they were lost twice, and says so; slice, window and marks are as they were', () => {
		expect(found.twice).toEqual([['plain', 'plain'], found.before]);
		expect(found.before).toMatchObject({ marks: 1, window: expect.stringMatching(/^W \d+ {2}L \d+$/) });
	});

	test('goes back to WebGL when asked, and remembers who wants it plain', () => {
		expect([found.back, found.remembered]).toEqual([
			['webgl', 'webgl'],
			[['plain', 'plain'], 1]
		]);
	});
});
