import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBrowser } from '#test/build/browser.ts';
import { aVisit, bedsideOf, comeIn, dictionaries, theCase, type Visit } from './a-candidate.ts';
import { aRecordedServer } from './a-recorder.ts';

let browser: Browser;
let server: Awaited<ReturnType<typeof aRecordedServer>>;

beforeAll(async () => {
	[browser, server] = await Promise.all([aBrowser(), aRecordedServer()]);
});
afterAll(async () => {
	await browser?.close();
	await server?.remove();
});

const talk = (page: Page) => page.locator('.talk form input');
const find = (page: Page) => page.locator('search input').filter({ visible: true });

async function inTheRoom(
	language: 'en' | 'zh',
	viewport?: { width: number; height: number },
	caseId = 'nx-002'
): Promise<Visit> {
	const visit = await aVisit(browser, server, language, viewport);
	await comeIn(visit, server);
	const station = await bedsideOf(visit.page, (await theCase(caseId)).case, language);
	await visit.page.locator(`button[name=station][value="${station}"]`).click();
	await visit.page.getByRole('button', { name: dictionaries[language].door.enter, exact: true }).click();
	await talk(visit.page).waitFor();
	return visit;
}

async function ask(page: Page, question: string) {
	const before = await page.locator('.talk .reply').count();
	await talk(page).fill(question);
	await talk(page).press('Enter');
	await page.locator('.talk .reply').nth(before).waitFor();
}

describe('in Chinese', () => {
	let page: Page;
	let visit: Visit;
	beforeAll(async () => {
		visit = await inTheRoom('zh');
		({ page } = visit);
	});
	afterAll(() => visit.context.close());

	test.each([
		['tlct', '头颅CT平扫'],
		['naodiantu', '脑电图'],
		['zfs', '跖反射'],
		['头颅c', '头颅CT平扫'],
		['EEG', '脑电图']
	])('“%s” finds %s', async (typed, name) => {
		await find(page).fill(typed);
		await page.locator('[data-hits]').getByText(name, { exact: true }).waitFor();
	});

	test('pinyin finds words of the record, marks and counts them', async () => {
		await find(page).fill('wssb12');
		await page.locator('[data-hits] mark').first().waitFor();
		const marks = await page.locator('[data-hits] mark').allInnerTexts();
		expect(marks).toContain('维生素B12');
		await page.getByText(dictionaries.zh.encounter.recordHits(marks.length)).waitFor();
	});

	test('an Enter that ends a composition asks nothing', async () => {
		await find(page).fill('');
		await talk(page).fill('腿');
		await talk(page).evaluate((field) =>
			field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }))
		);
		expect(await talk(page).inputValue()).toBe('腿');
		await talk(page).fill('');
	});

	test('a diagnosis goes by the initials of its pinyin', async () => {
		await page.getByRole('combobox').fill('dfxyh');
		await page.getByRole('option', { name: '多发性硬化', exact: true }).waitFor();
	});
});

describe('in the room', () => {
	test('the arrow up in an empty field brings the last question back', async () => {
		const { page, context } = await inTheRoom('en');
		await ask(page, 'What has brought you here today?');
		await talk(page).press('ArrowUp');
		expect(await talk(page).inputValue()).toBe('What has brought you here today?');
		await talk(page).fill('And');
		await talk(page).press('ArrowUp');
		expect(await talk(page).inputValue()).toBe('And');
		await context.close();
	});

	test('the record has tabs for what it holds', async () => {
		const { page, context } = await inTheRoom('en');
		const word = dictionaries.en.encounter;
		await page.getByRole('tab', { name: word.record }).click();
		const parts = page.getByRole('tablist', { name: word.recordPartsOf }).getByRole('tab');
		await parts.first().waitFor();
		expect(await parts.allInnerTexts()).toEqual(Object.values(word.recordParts));
		await parts.last().click();
		expect(await page.locator('.record').innerText()).not.toContain(word.medications);
		await context.close();
	});

	test('a result that comes back while one is elsewhere counts as new until it is looked at', async () => {
		const { page, context } = await inTheRoom('en');
		const word = dictionaries.en.encounter;
		await page.getByRole('tab', { name: word.tests }).click();
		await page.getByRole('button', { name: word.groups.bedside }).click();
		let late = () => {};
		const told = new Promise<void>((resolve) => (late = resolve));
		await page.route('**/events', async (route) => {
			await told;
			await route.continue();
		});
		await page.getByRole('button', { name: /12-lead ECG/ }).click();
		await page.getByRole('tab', { name: word.examine }).click();
		late();
		await page.getByText(word.newBackSaid(1)).waitFor({ state: 'attached' });
		await page.getByRole('tab', { name: `${word.tests} 1 ${word.newBack(1)}` }).click();
		await page.getByText(word.newBackSaid(1)).waitFor({ state: 'detached' });
		await context.close();
	});

	test('with a phone’s keyboard up, clock, last reply and field are seen', async () => {
		const { page, context } = await inTheRoom('en', { width: 390, height: 844 });
		await ask(page, 'What has brought you here today?');
		await page.setViewportSize({ width: 390, height: 420 });
		await talk(page).focus();
		const reply = page.locator('.talk .reply').last();
		for (const thing of [page.getByRole('timer'), reply, talk(page)]) {
			const box = (await thing.boundingBox())!;
			expect(box.y).toBeGreaterThanOrEqual(0);
			expect(box.y + box.height).toBeLessThanOrEqual(420);
		}
		expect(await page.getByRole('navigation', { name: dictionaries.en.encounter.parts }).isVisible()).toBe(false);
		await context.close();
	});

	test('so it is where the keyboard is laid over the page', async () => {
		const { page, context } = await inTheRoom('en', { width: 390, height: 844 });
		await ask(page, 'What has brought you here today?');
		await talk(page).focus();
		// As iOS tells it.
		await page.evaluate(() => {
			Object.defineProperty(window.visualViewport, 'height', { configurable: true, get: () => 420 });
			window.visualViewport!.dispatchEvent(new Event('resize'));
		});
		const reply = page.locator('.talk .reply').last();
		for (const thing of [page.getByRole('timer'), reply, talk(page)]) {
			const box = (await thing.boundingBox())!;
			expect(box.y).toBeGreaterThanOrEqual(0);
			expect(box.y + box.height).toBeLessThanOrEqual(420);
		}
		await context.close();
	});

	test('whoever answers for the patient is asked by what they are', async () => {
		const { page, context } = await inTheRoom('en', undefined, 'nx-001');
		await page.getByRole('textbox', { name: 'Ask Graham Whitlock’s wife' }).waitFor();
		await context.close();
	});

	test('a finding is read out where it was asked for, once', async () => {
		const { page, context } = await inTheRoom('en');
		await find(page).fill('plantars');
		const row = page.locator('[data-hits] li').first();
		expect(await row.locator('[aria-live=polite]').innerText()).toBe('');
		await row.getByRole('button').click();
		await row.locator('[aria-live=polite] p').first().waitFor();
		expect(await page.locator('[aria-live] [aria-live]').count()).toBe(0);
		await context.close();
	});

	test('the clock says five minutes and the last minute; one that was put away comes back for it', async () => {
		const { page, context } = await inTheRoom('en');
		const word = dictionaries.en.frame;
		const timer = page.getByRole('timer');
		await page.route('**/events**', () => {});
		await page.clock.install();
		await page.getByRole('button', { name: word.hideClockName }).click();
		expect(await timer.innerText()).toBe('');
		const said = page.locator('.countdown [role=status]');
		await page.clock.fastForward('04:00');
		expect(await said.innerText()).toBe('');
		await page.clock.fastForward('01:05');
		await said.getByText(word.fiveMinutes).waitFor();
		await page.clock.fastForward('00:20');
		await said.getByText(word.fiveMinutes).waitFor({ state: 'detached' });
		await page.clock.fastForward('03:50');
		await said.getByText(word.oneMinute).waitFor();
		expect(await timer.innerText()).toMatch(/0:\d\d/);
		await context.close();
	});
});
