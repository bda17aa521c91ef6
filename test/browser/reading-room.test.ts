import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderWords } from '#lib/case/order-words.ts';
import { aServer, type TestServer } from '#test/build/a-server.ts';
import { aBrowser } from '#test/build/browser.ts';
import { aVisit, bedsideOf, comeIn, dictionaries, tabTo, theCase } from './a-candidate.ts';

const word = dictionaries.en;
const says = word.readingTools;

let browser: Browser;
let server: TestServer;
let page: Page;

beforeAll(async () => {
	[browser, server] = await Promise.all([aBrowser(), aServer()]);
});
afterAll(async () => {
	await browser?.close();
	await server?.remove();
});

/** At the bedside of a case whose MRI has DWI, ADC, FLAIR and a report; the MRI is ordered and the reading room open. */
async function atTheImages(on: Page): Promise<void> {
	page = on;
	const { case: of } = await theCase('nx-001');
	const station = await bedsideOf(page, of, 'en');
	await page.locator(`button[name=station][value="${station}"]`).click();
	await page.getByRole('button', { name: word.door.enter }).click();
	await page.locator('.talk form input').waitFor();
	const places = page.getByRole('navigation', { name: word.encounter.parts });
	const phone = await places.isVisible();
	if (phone) await places.getByText(word.encounter.tests).click();
	else await page.getByRole('tab', { name: word.encounter.tests }).click();
	const label = orderWords[of.investigations.find(({ images }) => images.length)!.order].label.en;
	await page.getByRole('searchbox').fill(label);
	await page
		.getByRole('button', { name: `${word.encounter.order}: ${label}`, exact: true })
		.first()
		.click();
	await page.locator('[data-hits] .row button[aria-disabled=true]').first().waitFor();
	await page.getByRole('searchbox').fill('');
	if (phone) await places.getByText(word.encounter.images).click();
	else await enter();
	await drawn();
}

async function enter(): Promise<void> {
	await page.getByRole('button', { name: word.encounter.openReading }).filter({ visible: true }).last().click();
}

async function drawn(): Promise<void> {
	await room().locator('figure small').first().waitFor();
}

const room = () => page.getByRole('dialog', { name: word.viewer.title });
const pane = (name: string) => room().getByRole('slider', { name: new RegExp(`^${name},`) });
const figure = (name: string) =>
	room()
		.locator('figure')
		.filter({ has: page.getByRole('slider', { name: new RegExp(`^${name},`) }) });
const button = (name: string) => room().getByRole('button', { name, exact: true }).filter({ visible: true });
const press = async (...keys: string[]) => {
	for (const key of keys) await page.keyboard.press(key);
};
const listed = async () => (await room().locator('.side .go span').allTextContents()).map((row) => row.trim());
const count = (what: 'path.own.on' | 'path.line' | 'circle.own') => room().locator(`svg ${what}`).count();

/** What the server knows of the attempt, a moment after the drafts were sent. */
async function known() {
	return page.evaluate(() => fetch(`${location.pathname}/events?after=-1`).then((got) => got.json()));
}

type Place = [x: number, y: number];

/** From the middle of a pane, pixels. */
async function middleOf(name: string): Promise<{ at: (by: Place) => Place; pixel: number }> {
	const { x, y, width, height } = (await pane(name).boundingBox())!;
	// The volume has 103 × 130 columns and rows of 1.5 mm, and stands whole in its pane with 4 in 100 around it.
	const pixel = 1.04 * Math.max((103 * 1.5) / width, (130 * 1.5) / height);
	return { at: ([right, down]) => [x + width / 2 + right, y + height / 2 + down], pixel };
}

async function drag(...places: Place[]): Promise<void> {
	await page.mouse.move(...places[0]!);
	await page.mouse.down();
	for (const place of places.slice(1)) await page.mouse.move(...place, { steps: 3 });
	await page.mouse.up();
}

const circle = (steps: number, radius: number): Place[] =>
	Array.from({ length: steps }, (_, i) => {
		const turn = (2 * Math.PI * i) / steps;
		return [radius * Math.cos(turn), radius * Math.sin(turn)];
	});

describe('the reading room by mouse', () => {
	test('an outline is closed when the hand is lifted, with the area that it goes around', async () => {
		const visit = await aVisit(browser, server, 'en');
		await comeIn(visit, server);
		await atTheImages(visit.page);
		const { at, pixel } = await middleOf('DWI');
		await button(says.draw).click();
		await drag(...circle(40, 50).map(at));
		const [row] = await listed();
		const area = Number(/(\d+) mm²/.exec(row!)![1]);
		expect(area / (Math.PI * (50 * pixel) ** 2)).toBeCloseTo(1, 1);
		expect(await count('path.own.on')).toEqual(1);
	});

	test('a ruler measures in the volume’s own millimetres, and is no mark', async () => {
		const { at, pixel } = await middleOf('DWI');
		await button(says.measure).click();
		await drag(at([-80, 60]), at([40, 150]));
		await drag(at([-80, -60]), at([-80, -160]));
		const lengths = [150, 100].map((pixels) => says.mm(pixels * pixel));
		expect((await listed()).slice(1).map((row) => row.split(' mm')[0] + ' mm')).toEqual(lengths);
		await button(says.removeRuler(lengths[0]!)).click();
		expect(await count('path.line')).toEqual(1);
		await room().getByRole('button', { name: word.viewer.undo }).click();
		expect([await count('path.line'), await count('path.own.on')]).toEqual([1, 0]);
		await button(says.redo).click();
		expect(await count('path.own.on')).toEqual(1);
	});

	test('what one stroke of the eraser meets goes whole, and comes back with one undo', async () => {
		const { at } = await middleOf('DWI');
		await button(word.viewer.mark).click();
		await page.mouse.click(...at([-100, 0]));
		expect([await count('circle.own'), await count('path.own.on')]).toEqual([1, 1]);
		await button(says.erase).click();
		await drag(at([-120, 0]), at([-100, 0]), at([0, 0]));
		expect([await count('circle.own'), await count('path.own.on')]).toEqual([0, 0]);
		await button(word.viewer.undo).click();
		expect([await count('circle.own'), await count('path.own.on')]).toEqual([1, 1]);
	});

	test('the value at the crosshair is told where it is a measurement, and nowhere else', async () => {
		const told = (name: string) => figure(name).locator('small').textContent();
		expect([
			/ADC \d\.\d\d × 10⁻³ mm²\/s/.test((await told('ADC'))!),
			/W \d+ {2}L \d+$/.test((await told('DWI'))!)
		]).toEqual([true, true]);
		expect(await told('DWI')).not.toContain('mm²');
	});

	test('another series lies over this one, as much of it as is asked for', async () => {
		await pane('DWI').focus();
		await room().getByLabel(says.over, { exact: true }).selectOption({ label: 'FLAIR' });
		await figure('DWI').getByText(says.overIs('FLAIR', 0.5)).waitFor();
		await room().getByLabel(says.overShare('FLAIR')).fill('80');
		const upper = figure('DWI').locator('canvas').nth(1);
		expect(await upper.evaluate((canvas) => getComputedStyle(canvas).opacity)).toEqual('0.8');
		await room().getByLabel(says.over, { exact: true }).selectOption({ label: says.overNothing });
		expect(await figure('DWI').locator('canvas').count()).toEqual(1);
	});

	test('an own read that names nothing is refused, in words, and the report stays closed', async () => {
		await room().locator('button.fix').click();
		expect(await room().getByRole('alert').textContent()).toEqual(says.fixEmpty);
		expect((await known()).brought.results[0].results[0]).toMatchObject({
			report: null,
			reportWaits: true,
			ownRead: null
		});
	});

	test('it is found as it was left', async () => {
		await pane('ADC').focus();
		await press('ArrowUp', 'ArrowUp', '+', 'w');
		const left = [await pane('ADC').getAttribute('aria-valuetext'), await figure('ADC').locator('small').textContent()];
		await press('Escape');
		await room().waitFor({ state: 'hidden' });
		await enter();
		await figure('ADC').locator('small').waitFor();
		expect([
			await pane('ADC').getAttribute('aria-valuetext'),
			await figure('ADC').locator('small').textContent()
		]).toEqual(left);
		expect(await button(says.erase).getAttribute('aria-pressed')).toEqual('true');
	});

	test('marks and outlines are kept by the server; rulers and what is flipped are not', async () => {
		await press('Escape');
		await room().waitFor({ state: 'hidden' });
		await expect.poll(async () => (await known()).brought.regions?.length).toEqual(1);
		const { brought } = await known();
		expect([brought.marks.length, brought.regions[0].axis, JSON.stringify(brought).includes('ruler')]).toEqual([
			1,
			'axial',
			false
		]);
		const depths = brought.regions[0].outline.map(([, , z]: number[]) => z);
		expect([new Set(depths).size, brought.regions[0].outline.length <= 200]).toEqual([1, true]);
		await page.context().close();
	});
});

describe('the reading room by keys alone', () => {
	const right = (times: number) => press(...Array<string>(times).fill('Shift+ArrowRight'));
	const up = (times: number) => press(...Array<string>(times).fill('Shift+ArrowUp'));

	test('an outline is set corner by corner, a corner taken back, and closed with Enter', async () => {
		const visit = await aVisit(browser, server, 'en');
		await comeIn(visit, server);
		await atTheImages(visit.page);
		await tabTo(page, pane('DWI'));
		await press('d', 'm');
		await right(10);
		await press('m');
		await up(3);
		await press('m', 'Backspace');
		await up(7);
		await press('m', 'Enter');
		// Half of 10 by 10 voxels of 1.5 mm, squared.
		expect(await listed()).toEqual([expect.stringContaining(says.area(112.5))]);
	});

	test('Escape gives up what was begun, before it leaves', async () => {
		await press('m', 'Escape');
		expect([await room().isVisible(), await count('path.line'), await count('path.own.on')]).toEqual([true, 0, 1]);
	});

	test('a ruler goes from one end to the other', async () => {
		await press('l', 'm');
		await right(20);
		await press('Enter');
		expect((await listed()).at(-1)).toContain(says.mm(30));
	});

	test('what lies at the crosshair is taken away, and undone', async () => {
		await press('s', 'm');
		expect(await count('circle.own')).toEqual(1);
		await press('Delete');
		expect(await count('circle.own')).toEqual(0);
		await press('u');
		expect(await count('circle.own')).toEqual(1);
		await press('y');
		expect(await count('circle.own')).toEqual(0);
	});

	test('another series is in this place while Space is held, and from B to B', async () => {
		const flipped = figure('DWI').getByText(says.overIs('ADC', 1));
		await page.keyboard.down(' ');
		await flipped.waitFor();
		await page.keyboard.up(' ');
		await flipped.waitFor({ state: 'hidden' });
		await press('b');
		await flipped.waitFor();
		// What is seen is what is windowed.
		await press(']');
		expect(await figure('DWI').locator('small').textContent()).toContain('W 25');
		await press('b');
		await flipped.waitFor({ state: 'hidden' });
	});

	test('what is at the crosshair is named, fixed, and the report opens beside it, here and among the results', async () => {
		await press('n');
		await page.keyboard.type('insula');
		await press('Tab', 'Tab', 'Tab', 'Tab');
		await page.keyboard.type('restricted diffusion');
		expect((await known()).brought.results[0].results[0].report).toEqual(null);
		await tabTo(page, room().locator('button.fix'));
		await press('Enter');
		const heading = room().getByRole('heading', { name: says.report });
		await heading.waitFor();
		expect(await heading.evaluate((one) => one === document.activeElement)).toEqual(true);
		const { ownRead, report, reportWaits } = (await known()).brought.results[0].results[0];
		expect([ownRead, reportWaits]).toEqual([
			{
				text: '',
				findings: [{ image: 'i_1', site: 'insula', side: ownRead.findings[0].side, text: 'restricted diffusion' }]
			},
			false
		]);
		expect(await room().locator('.report').textContent()).toEqual(report);
		expect(await room().locator('.side textarea').count()).toEqual(0);
		await press('Escape');
		await room().waitFor({ state: 'hidden' });
		expect(await page.locator('.report').first().textContent()).toContain(report.slice(0, 60));
		await page.context().close();
	});
});

describe('the reading room with a finger, at 390 px', () => {
	let touch: CDPSession;
	const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: Place[]) =>
		touch.send('Input.dispatchTouchEvent', { type, touchPoints: places.map(([x, y], id) => ({ x, y, id })) });

	test('an outline is drawn, and every tool is as large as a finger', async () => {
		const context = await browser.newContext({
			...{ baseURL: server.origin, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
			reducedMotion: 'reduce',
			locale: 'en-GB'
		});
		context.setDefaultTimeout(30_000);
		const visit = { page: await context.newPage(), context, elsewhere: [], broken: [] };
		await comeIn(visit, server);
		await atTheImages(visit.page);
		touch = await context.newCDPSession(page);
		const { at } = await middleOf('DWI');
		await button(says.draw).tap();
		const places = circle(24, 60).map(at);
		await finger('touchStart', places[0]!);
		for (const place of places.slice(1)) await finger('touchMove', place);
		await finger('touchEnd');
		expect(await count('path.own.on')).toEqual(1);
		const small = await room()
			.locator('button:visible')
			.evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent));
		expect(small).toEqual([]);
	});

	test('a second finger zooms, and what the first one began is no outline', async () => {
		const { at } = await middleOf('DWI');
		const wide = async () =>
			room()
				.locator('svg path.own.on')
				.first()
				.evaluate((path) => path.getBoundingClientRect().width);
		const before = await wide();
		await finger('touchStart', at([-40, 0]));
		await finger('touchMove', at([-40, 10]));
		await finger('touchStart', at([-40, 10]), at([40, 10]));
		for (const by of [50, 60, 70, 80]) await finger('touchMove', at([-by, 10]), at([by, 10]));
		await finger('touchEnd');
		await expect.poll(wide).toBeGreaterThan(1.5 * before);
		expect([await count('path.own.on'), await count('path.line')]).toEqual([1, 0]);
	});

	test('undo stays in reach, what stands beside is one part at a time, and nothing is wider than the screen', async () => {
		await button(word.viewer.undo).tap();
		expect(await count('path.own.on')).toEqual(0);
		await button(says.part.read).tap();
		expect([
			await room().getByText(says.whatISeeMore).isVisible(),
			await room().getByText(word.viewer.marks).count()
		]).toEqual([true, 0]);
		const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		expect(wider).toEqual(0);
		await page.context().close();
	});
});
