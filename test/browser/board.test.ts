import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aServer, type TestServer } from '#test/build/a-server.ts';
import { aBrowser } from '#test/build/browser.ts';
import { aVisit, bedsideOf, comeIn, dictionaries, tabTo, theCase } from './a-candidate.ts';

let browser: Browser;
let server: TestServer;

beforeAll(async () => {
	[browser, server] = await Promise.all([aBrowser(), aServer()]);
});
afterAll(async () => {
	await browser?.close();
	await server?.remove();
});

const word = dictionaries.en;
const names = ['Multiple sclerosis', 'Migraine', 'Insomnia'];

/** In the room of a station, with one reply and so many diagnoses named. */
async function inTheRoom(page: Page, caseId: string, diagnoses: string[]): Promise<void> {
	const { case: of } = await theCase(caseId);
	const station = await bedsideOf(page, of, 'en');
	await page.locator(`button[name=station][value="${station}"]`).click();
	await page.getByRole('button', { name: word.door.enter }).click();
	await page.locator('.talk form input').fill('What has brought you here?');
	await page.keyboard.press('Enter');
	await page.locator('.talk .reply').first().waitFor();
	await toThePad(page);
	for (const [i, name] of diagnoses.entries()) {
		await page.getByRole('combobox', { name: word.encounter.addDiagnosis }).fill(name);
		await page.getByRole('option', { name }).first().waitFor();
		await page.keyboard.press('Enter');
		await rows(page).nth(i).waitFor();
	}
}

async function toThePad(page: Page) {
	const places = page.getByRole('navigation', { name: word.encounter.parts });
	if (await places.isVisible()) await places.getByText(word.encounter.pad).click();
}

async function openBoard(page: Page) {
	const board = page.locator('details.board');
	if ((await board.getAttribute('open')) === null) await board.locator('summary').click();
	await board.locator('table, select').first().waitFor();
}

function rows(page: Page): Locator {
	return page.locator('.differential ol > li');
}

async function listed(page: Page): Promise<string[]> {
	return (await rows(page).locator('.name').allTextContents()).map((name) => name.replace(/\s\d.*$/, '').trim());
}

async function middle(of: Locator): Promise<{ x: number; y: number }> {
	const { x, y, width, height } = (await of.boundingBox())!;
	return { x: x + width / 2, y: y + height / 2 };
}

/** What the first row of the board says of each diagnosis. */
function cells(page: Page): Promise<(string | null)[]> {
	const first = page.locator('.board tbody tr:has(button)').first();
	return first.locator('button').evaluateAll((all) => all.map((one) => one.getAttribute('data-stance')));
}

describe('the findings board and the ranked list by mouse', () => {
	let page: Page;

	test('a reply is pinned where it stands: by choosing, and by one slide', async () => {
		const visit = await aVisit(browser, server, 'en');
		({ page } = visit);
		await comeIn(visit, server);
		await inTheRoom(page, 'nx-002', names);
		const pin = page.locator('.talk .pin > button').first();
		await pin.click();
		const stances = page.locator('.pin .stances');
		await stances.first().getByRole('button').first().click();
		await page.keyboard.press('Escape');
		await expect.poll(() => pin.textContent()).toContain('for 1');

		const from = await middle(pin);
		await page.mouse.move(from.x, from.y);
		await page.mouse.down();
		await stances.nth(2).waitFor();
		const to = await middle(stances.nth(2).getByRole('button').last());
		await page.mouse.move(to.x, to.y, { steps: 4 });
		await page.mouse.up();
		await expect.poll(() => pin.textContent()).toContain('for 1 · against 3');
		expect(await stances.count()).toBe(0);
	}, 90_000);

	test('a cell goes through for, against and nothing, and what was done is undone', async () => {
		await openBoard(page);
		const cell = page.locator('.board tbody tr:has(button)').first().locator('button').nth(1);
		expect(await cells(page)).toEqual(['for', null, 'against']);
		await cell.click();
		await cell.click();
		expect(await cells(page)).toEqual(['for', 'against', 'against']);
		await page.locator('.board .ways button').click();
		await page.locator('.board .ways button').click();
		expect(await cells(page)).toEqual(['for', null, 'against']);
		expect(await rows(page).first().locator('small').first().textContent()).toBe('1 for');
	});

	test('a row is dragged by its handle, with a line where it would come; Escape puts it back', async () => {
		const handle = await middle(rows(page).nth(2).locator('[data-handle]'));
		const first = await rows(page).first().boundingBox();
		await page.mouse.move(handle.x, handle.y);
		await page.mouse.down();
		await page.mouse.move(handle.x, first!.y + 2, { steps: 6 });
		expect(await rows(page).first().getAttribute('class')).toContain('before');
		await page.keyboard.press('Escape');
		await page.mouse.up();
		expect(await listed(page)).toEqual(names);
		await page.mouse.move(handle.x, handle.y);
		await page.mouse.down();
		await page.mouse.move(handle.x, first!.y + 2, { steps: 6 });
		await page.mouse.up();
		expect(await listed(page)).toEqual(['Insomnia', 'Multiple sclerosis', 'Migraine']);
		expect(await page.locator('.talk .pin > button').first().textContent()).toContain('for 2 · against 1');
	});

	test('what is taken off keeps its pins, and comes back where it stood', async () => {
		await page.getByRole('button', { name: word.encounter.remove('Insomnia') }).click();
		await page.getByText(word.board.offList('Insomnia', 1)).waitFor();
		await page.locator('.differential .shown').getByRole('button', { name: word.board.undo }).click();
		expect(await listed(page)).toEqual(['Insomnia', 'Multiple sclerosis', 'Migraine']);
		expect(await page.getByText(word.board.offList('Insomnia', 1)).count()).toBe(0);
	});

	test('no two are the same, and it says so', async () => {
		await page.getByRole('combobox').fill('Migraine');
		await page.getByRole('option', { name: 'Migraine' }).first().waitFor();
		await page.keyboard.press('Enter');
		await page.locator('.differential .shown', { hasText: word.encounter.onList('Migraine') }).waitFor();
	});

	test('it is there after a reload, at the answers too', async () => {
		await page.reload();
		await page.locator('.talk .pin > button', { hasText: 'for 2 · against 1' }).waitFor();
		await page.getByRole('button', { name: word.encounter.leave }).click();
		await page.getByRole('button', { name: word.encounter.leaveNow, exact: true }).click();
		await page.locator('aside .pin > button', { hasText: 'for 2 · against 1' }).first().waitFor();
		await openBoard(page);
		expect(await cells(page)).toEqual(['against', 'for', null]);
		await page.context().close();
	});
});

test('all of it by keys alone', async () => {
	const visit = await aVisit(browser, server, 'en');
	const { page } = visit;
	const { keyboard } = page;
	await comeIn(visit, server);
	await inTheRoom(page, 'nx-003', names);
	await tabTo(page, page.locator('.talk .pin > button').first());
	await keyboard.press('1');
	await keyboard.press('2');
	await keyboard.press('2');
	await expect.poll(() => page.locator('.talk .pin > button').first().textContent()).toContain('for 1 · against 2');
	await keyboard.press('Enter');
	await page.locator('.pin .stances').first().waitFor();
	await keyboard.press('Tab');
	expect(await page.evaluate(() => document.activeElement?.closest('.stances') !== null)).toBe(true);
	await keyboard.press('Escape');
	expect(await page.evaluate(() => document.activeElement?.closest('.pin') !== null)).toBe(true);

	await tabTo(page, page.locator('details.board summary'));
	await keyboard.press('Enter');
	await tabTo(page, page.locator('.board tbody button[tabindex="0"]'));
	expect(await cells(page)).toEqual(['for', 'against', null]);
	await keyboard.press('End');
	await keyboard.press('+');
	await keyboard.press('ArrowLeft');
	await keyboard.press('Delete');
	await keyboard.press('ArrowLeft');
	await keyboard.press('-');
	expect(await cells(page)).toEqual(['against', null, 'for']);
	await keyboard.press('Control+z');
	expect(await cells(page)).toEqual(['for', null, 'for']);

	await tabTo(page, rows(page).nth(2).locator('[data-part=remove]'));
	await keyboard.press('Alt+ArrowUp');
	await expect.poll(() => listed(page)).toEqual(['Multiple sclerosis', 'Insomnia', 'Migraine']);
	await keyboard.press('Delete');
	await expect.poll(() => listed(page)).toEqual(['Multiple sclerosis', 'Migraine']);
	await keyboard.press('Control+z');
	await expect.poll(() => listed(page)).toEqual(['Multiple sclerosis', 'Insomnia', 'Migraine']);
	await page.context().close();
}, 90_000);

test('all of it with a finger at 390 px', async () => {
	const context: BrowserContext = await browser.newContext({
		...{ baseURL: server.origin, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
		...{ reducedMotion: 'reduce', locale: 'en-GB' }
	});
	context.setDefaultTimeout(30_000);
	const page = await context.newPage();
	await comeIn({ page, context, elsewhere: [], broken: [] }, server);
	await inTheRoom(page, 'nx-001', names);

	const touch = await context.newCDPSession(page);
	const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
		touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
	const from = await middle(rows(page).nth(2).locator('.name'));
	const first = await rows(page).first().boundingBox();
	await finger('touchStart', from);
	await page.waitForTimeout(500);
	for (const share of [0.3, 0.6, 1])
		await finger('touchMove', { x: from.x, y: from.y + (first!.y + 2 - from.y) * share });
	expect(await rows(page).first().getAttribute('class')).toContain('before');
	await finger('touchEnd');
	await expect.poll(() => listed(page)).toEqual(['Insomnia', 'Multiple sclerosis', 'Migraine']);

	await openBoard(page);
	const one = page.locator('.board li .stances').first();
	await one.getByRole('button').first().tap();
	expect(await page.locator('.board option').allTextContents()).toEqual([
		expect.stringMatching(/Insomnia, 1 for/),
		expect.stringMatching(/Multiple sclerosis\s*$/),
		expect.stringMatching(/Migraine\s*$/)
	]);
	await page.getByRole('navigation', { name: word.encounter.parts }).getByText(word.encounter.talk).tap();
	const pin = page.locator('.talk .pin > button').first();
	await expect.poll(() => pin.textContent()).toContain('for 1');
	await pin.tap();
	await page.locator('.pin .stances').nth(1).getByRole('button').last().tap();
	await expect.poll(() => pin.textContent()).toContain('for 1 · against 2');
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
	await context.close();
}, 90_000);
