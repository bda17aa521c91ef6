import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBrowser } from '#test/build/browser.ts';
import { aVisit, bedsideOf, comeIn, dictionaries, theCase, type Visit } from './a-candidate.ts';
import { aRecordedServer } from './a-recorder.ts';

let browser: Browser;
let server: Awaited<ReturnType<typeof aRecordedServer>>;
let visit: Visit;
let page: Page;

const word = dictionaries.en;

beforeAll(async () => {
	[browser, server] = await Promise.all([aBrowser(), aRecordedServer()]);
	visit = await aVisit(browser, server, 'en');
	await comeIn(visit, server);
	({ page } = visit);
});
afterAll(async () => {
	await browser?.close();
	await server?.remove();
});

const talk = (at = page) => at.locator('.talk form input');
const notes = (at = page) => at.locator('.pad textarea');
/** All that the server would tell of the attempt now. */
const newest = (at = page) =>
	at.evaluate(() => fetch(`${location.pathname}/events?after=-1`).then((got) => got.json()));
const button = (name: string, at = page) => at.getByRole('button', { name, exact: true }).filter({ visible: true });

/** A new attempt at the bedside of nx-002, as far as the door. */
async function toTheDoor() {
	const station = await bedsideOf(page, (await theCase('nx-002')).case, 'en');
	await page.locator(`button[name=station][value="${station}"]`).click();
	await button(word.door.enter).waitFor();
}

async function toTheRoom() {
	await toTheDoor();
	await button(word.door.enter).click();
	await talk().waitFor();
}

async function ask(question: string) {
	const before = await page.locator('.talk .reply').count();
	await talk().fill(question);
	await talk().press('Enter');
	await page.locator('.talk .reply').nth(before).waitFor();
}

/** What stands on the screen, but for the clock, the time since something, and what is told to ears about the last step. */
async function screen(): Promise<string> {
	await page.waitForFunction(() => document.querySelector('[data-heading]'));
	await page.waitForTimeout(300);
	return page.evaluate(() => {
		const main = document.querySelector('main');
		const told = [...(main?.querySelectorAll<HTMLElement>('[data-said]') ?? [])].map(({ innerText }) => innerText);
		const text = told.reduce((rest, said) => rest.replace(said, ''), main?.innerText ?? '');
		return text.replace(/\d+:\d\d( left)?/g, '').replace(/\s+/g, ' ');
	});
}

async function sameAfterReload(where: string) {
	await page.waitForTimeout(500);
	const before = await screen();
	await page.reload();
	await page.waitForLoadState('networkidle');
	expect([where, await screen()]).toEqual([where, before]);
}

describe('a reload', () => {
	test('shows the same screen at every step', async () => {
		await toTheDoor();
		await sameAfterReload('door');
		await button(word.door.enter).click();
		await talk().waitFor();
		await sameAfterReload('room');
		await ask('What has brought you here today?');
		await notes().fill('numb since Friday');
		await notes().blur();
		await sameAfterReload('asked, noted');
		expect(await notes().inputValue()).toBe('numb since Friday');
		await page.getByRole('combobox', { name: word.encounter.addDiagnosis }).fill('Migraine');
		await page.getByRole('option').first().waitFor();
		await page.keyboard.press('Enter');
		await page.locator('.differential ol > li').waitFor();
		await sameAfterReload('named');
		await button(word.encounter.leave).click();
		await button(word.encounter.leaveNow).click();
		await page.locator('[data-item]').waitFor();
		await sameAfterReload('answers');
		await button(word.commit.review).click();
		await button(word.commit.finish).click();
		await page.locator('main form textarea').waitFor();
		await page.locator('main form textarea').fill('Half an answer');
		await page.locator('main form textarea').blur();
		await sameAfterReload('viva');
		expect(await page.locator('main form textarea').inputValue()).toBe('Half an answer');
		await button(word.commit.handIn).click();
		await page.getByRole('dialog').getByRole('button', { name: word.commit.handIn }).click();
		await page.getByText(word.commit.toDebrief).waitFor();
		await sameAfterReload('handed in');
	});
});

describe('two tabs', () => {
	test('the older turns read-only, says so, keeps what was typed, and can take over again', async () => {
		await toTheRoom();
		await notes().fill('written in the older tab');
		await talk().fill('Typed, and not yet asked');
		const newer = await visit.context.newPage();
		await newer.goto(page.url());
		await talk(newer).waitFor();
		await newer.waitForTimeout(500);
		await page.bringToFront();
		await page.evaluate(() => dispatchEvent(new Event('focus')));
		await page.getByText(word.frame.superseded).waitFor();
		expect(await talk().evaluate((field: HTMLInputElement) => [field.value, field.readOnly])).toEqual([
			'Typed, and not yet asked',
			true
		]);
		expect(await notes().evaluate((field: HTMLTextAreaElement) => [field.value, field.readOnly])).toEqual([
			'written in the older tab',
			true
		]);
		await button(word.frame.goOnHere).click();
		await page.getByText(word.frame.superseded).waitFor({ state: 'detached' });
		await talk().press('Enter');
		await page.locator('.talk .reply').waitFor();
		expect((await newest()).brought).toMatchObject({
			notes: 'written in the older tab',
			said: [{ question: 'Typed, and not yet asked' }]
		});
		await newer.evaluate(() => dispatchEvent(new Event('focus')));
		await newer.getByText(word.frame.superseded).waitFor();
		await newer.close();
	});
});

describe('trouble in the room', () => {
	test('with the network gone what is typed is kept, and sent once when it is back', async () => {
		await toTheRoom();
		await visit.context.setOffline(true);
		await talk().fill('Asked in a tunnel');
		await talk().press('Enter');
		await notes().fill('noted in a tunnel');
		await page.getByText(word.frame.offline).waitFor();
		expect(await page.getByText(word.encounter.notSent).isVisible()).toBe(true);
		await talk().fill('The next one');
		await visit.context.setOffline(false);
		await page.getByText(word.frame.offline).waitFor({ state: 'detached' });
		await page.locator('.talk .reply').waitFor();
		await expect.poll(async () => (await newest()).brought.notes, { timeout: 15_000 }).toBe('noted in a tunnel');
		expect((await newest()).brought.said.map(({ question }: { question: string }) => question)).toEqual([
			'Asked in a tunnel'
		]);
		expect(await talk().inputValue()).toBe('The next one');
	});

	test('with the server killed and started again, the candidate goes on in the same window', async () => {
		await toTheRoom();
		await ask('What has brought you here today?');
		await server.end('SIGKILL');
		await talk().fill('Asked of nobody');
		await talk().press('Enter');
		await page.getByText(word.encounter.notSent).waitFor();
		await server.again();
		await page.locator('.talk .reply').nth(1).waitFor();
		await ask('And since then?');
		expect((await newest()).brought.said.map(({ question }: { question: string }) => question)).toEqual([
			'What has brought you here today?',
			'Asked of nobody',
			'And since then?'
		]);
	});

	test('Enter while an input method composes asks nothing and chooses nothing', async () => {
		await toTheRoom();
		const cdp = await visit.context.newCDPSession(page);
		const compose = (text: string) =>
			cdp.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
		await talk().focus();
		await compose('头痛');
		await page.keyboard.press('Enter');
		await page.waitForTimeout(500);
		expect(await page.locator('.talk .reply').count()).toBe(0);
		await cdp.send('Input.insertText', { text: '头痛多久了' });
		expect(await talk().inputValue()).toBe('头痛多久了');
		await page.keyboard.press('Enter');
		await page.locator('.talk .reply').waitFor();

		await page.getByRole('combobox', { name: word.encounter.addDiagnosis }).focus();
		await compose('migraine');
		await page.getByRole('option').first().waitFor();
		await page.keyboard.press('Enter');
		await page.waitForTimeout(500);
		expect(await page.locator('.differential ol > li').count()).toBe(0);
		await cdp.send('Input.insertText', { text: 'migraine' });
		await page.keyboard.press('Enter');
		await page.locator('.differential ol > li').waitFor();
	});

	test('a computer whose clock is seven hours off shows the time that is left', async () => {
		await toTheRoom();
		const off = await visit.context.newPage();
		await off.addInitScript(() => {
			const real = Date.now.bind(Date);
			Date.now = () => real() - 7 * 3_600_000;
			globalThis.Date = class extends Date {
				constructor(...given: []) {
					super(...(given.length ? given : ([Date.now()] as unknown as [])));
				}
			} as DateConstructor;
		});
		await off.goto(page.url());
		await off.locator('[role=timer] b').waitFor();
		const left = async (at: Page) => {
			const [minutes = 0, seconds = 0] = ((await at.locator('[role=timer] b').textContent()) ?? '')
				.split(':')
				.map(Number);
			return minutes * 60 + seconds;
		};
		const { now, brought } = await newest(off);
		expect(Math.abs((brought.endsAt - now) / 1000 - (await left(off)))).toBeLessThan(3);
		expect(Math.abs((await left(off)) - (await left(page)))).toBeLessThan(3);
		await off.close();
	});

	test('a question too long is counted where it is typed, and not sent', async () => {
		await toTheRoom();
		await talk().fill('😀'.repeat(251));
		await page.getByText(word.encounter.tooLong(2)).waitFor();
		await talk().press('Enter');
		await talk().fill('x'.repeat(10_000));
		await page.getByText(word.encounter.tooLong(9_500)).waitFor();
		await talk().press('Enter');
		expect((await newest()).brought.said).toEqual([]);
		expect(await talk().inputValue()).toHaveLength(10_000);
	});

	test('no page broke on the way, and none asked another host', () => {
		expect([visit.broken, visit.elsewhere]).toEqual([[], []]);
	});
});
