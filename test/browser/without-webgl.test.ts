import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aServer, type TestServer } from '#test/build/a-server.ts';
import { findChromium } from '#test/build/browser.ts';
import { planFor, walkBedside } from '#test/build/walk.ts';
import { aVisit, bedsideOf, comeIn, dictionaries, theCase, type Visit } from './a-candidate.ts';

const word = dictionaries.en;
const none = '--disable-gpu --disable-software-rasterizer --disable-webgl --disable-webgl2'.split(' ');

let browser: Browser;
let server: TestServer;
let visit: Visit;
let page: Page;

beforeAll(async () => {
	const found = await findChromium();
	[browser, server] = await Promise.all([
		chromium.launch({ ...found, args: [...found.args.filter((arg) => !/gl=|angle|swiftshader/.test(arg)), ...none] }),
		aServer()
	]);
	visit = await aVisit(browser, server, 'en');
	await comeIn(visit, server);
	({ page } = visit);
});
afterAll(async () => {
	await browser?.close();
	await server?.remove();
});

const press = (name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
const slice = () => page.getByRole('slider', { name: /FLAIR/ });

/** How many of its pixels are not black. */
const painted = () =>
	page
		.locator('canvas')
		.first()
		.evaluate((canvas: HTMLCanvasElement) => {
			const data = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height).data;
			return data.filter((value, i) => i % 4 === 0 && value > 40).length / (data.length / 4);
		});

/** What was found on the way, by step of the walk. */
const found: Record<string, unknown> = {};

const steps: Record<string, () => Promise<unknown>> = {
	door: async () => ({
		webgl: await page.evaluate(() => document.createElement('canvas').getContext('webgl2')),
		says: (await page.locator('main').textContent())?.includes(word.viewer.plainAtDoor)
	}),
	'reading room': async () => {
		await slice().focus();
		const before = Number(await slice().getAttribute('aria-valuenow'));
		const pixels = await painted();
		for (const key of ['ArrowUp', 'PageUp', 'w', '+', 'Shift+ArrowLeft']) await page.keyboard.press(key);
		return {
			why: await page.getByText(word.viewer.plainWhy['no-webgl']).count(),
			canvases: await page.locator('canvas').count(),
			painted: pixels > 0.1 && (await painted()) > 0.1,
			turned: Number(await slice().getAttribute('aria-valuenow')) - before
		};
	},
	marked: async () => {
		const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
		return {
			rings: await page.locator('circle.own').count(),
			axe: violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
			said: await slice().evaluate((one) => document.getElementById(one.getAttribute('aria-describedby')!)?.textContent)
		};
	},
	answers: async () => {
		await page.getByRole('button', { name: word.commit.kinds.lesion }).first().click();
		await press(word.encounter.openReading).click();
		await page.locator('figure small').first().waitFor();
		await page.keyboard.press('m');
		await page.getByRole('button', { name: word.viewer.goToMark(1) }).waitFor();
		await page.keyboard.press('Escape');
		await press(word.commit.commitAnswer).click();
		await page.getByText(word.commit.states.committed).first().waitFor();
	},
	debrief: async () => {
		await page.locator('.viewer').first().scrollIntoViewIfNeeded();
		const outline = page.locator('path.key').first();
		await outline.waitFor({ state: 'attached' });
		return {
			painted: (await painted()) > 0.05,
			outline: /^M[\d.]+,[\d.]+L/.test((await outline.getAttribute('d')) ?? ''),
			own: await page.getByText(word.viewer.ownRing).first().isVisible()
		};
	}
};

describe('a browser without WebGL', () => {
	test('goes from the door to the debrief', async () => {
		const { case: case_, key } = await theCase('nx-002');
		const plan = { ...planFor(case_, key, 'en', 3), questions: [], manoeuvres: [], ranked: ['Migraine'] };
		const step = async (name: string) => {
			found[name] = await steps[name]?.();
		};
		await walkBedside({ page, language: 'en', step }, await bedsideOf(page, case_, 'en'), plan);
	}, 240_000);

	test('is told at the door that images are drawn plainly', () => {
		expect(found.door).toEqual({ webgl: null, says: true });
	});

	test('shows the volumes in the reading room, and turns their slices by keys', () => {
		expect(found['reading room']).toEqual({ why: 1, canvases: 2, painted: true, turned: 6 });
	});

	test('marks what it shows, says in words what stands on the screen, and passes axe', () => {
		expect(found.marked).toEqual({
			rings: 1,
			axe: [],
			said: expect.stringMatching(
				/^FLAIR imaging of the brain; Simulated; axial, slice \d+ of 106; window width \d+, level \d+; crosshair \d+ mm (left|right), .*; mark 1: \d+ mm/
			)
		});
	});

	test('shows the outline of the key and the own mark in the debrief', () => {
		expect(found.debrief).toEqual({ painted: true, outline: true, own: true });
	});

	test('breaks no page on the way, and asks no other host', () => {
		expect([visit.broken, visit.elsewhere]).toEqual([[], []]);
	});
});
