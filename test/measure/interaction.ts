import type { Page } from 'playwright-core';
import { manoeuvreWords } from '#lib/case/manoeuvre-words.ts';
import { orderWords } from '#lib/case/order-words.ts';
import { en as word } from '#lib/words/en.ts';
import { newcomer } from '#test/bench/in-a-browser.ts';
import { enter } from '#test/bench/in-the-room.ts';
import { aServer } from '#test/build/a-server.ts';
import { aBrowser } from '#test/build/browser.ts';
import { theCandidate } from './a-candidate.ts';
import { columns } from './columns.ts';

// How long the encounter takes from a press until the next frame is made, with the processor four times slower. The longest
// of each kind of press counts; 200 ms is the bar. The browser's own event timing is not used: without a screen a frame that
// is ready may wait for seconds to be presented.

const slower = 4;

const [server, browser] = await Promise.all([aServer(), aBrowser()]);
try {
	const candidate = await theCandidate(server);
	const sat = await enter(candidate);
	const context = await newcomer(browser, candidate);
	const page = await context.newPage();
	await page.addInitScript(watch);
	await page.goto(`/attempt/${sat.attempt}`, { waitUntil: 'networkidle' });
	const session = await context.newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
	const rows: string[][] = [];
	for (const [name, act] of acts(page)) {
		await page.evaluate(() => void ((globalThis as unknown as Watched).presses = []));
		await act();
		await page.waitForTimeout(1_500);
		const presses = await page.evaluate(() => (globalThis as unknown as Watched).presses);
		const longest = presses.toSorted((one, other) => other.ms - one.ms)[0];
		const late = presses.filter(({ ms }) => ms > 200).length;
		rows.push([name, `${longest?.ms ?? 0} ms`, longest?.type ?? '', String(presses.length), String(late)]);
	}
	console.log(columns(['in the encounter', 'longest', 'press', 'presses', 'over 200 ms'], rows));
} finally {
	await browser.close();
	await server.remove();
}

function acts(page: Page): [string, () => Promise<void>][] {
	const field = page.locator('.talk form input');
	const search = page.getByRole('searchbox');
	const tab = (name: string) => page.getByRole('tab', { name }).click();
	const box = page.getByRole('combobox', { name: word.encounter.addDiagnosis }).first();
	return [
		['writing a question', async () => void (await field.pressSequentially('When did it start?', { delay: 80 }))],
		['asking it', () => field.press('Enter')],
		['looking for a manoeuvre', () => search.pressSequentially('power', { delay: 80 })],
		['examining', () => hit(page, manoeuvreWords['motor.power-legs'].label.en)],
		['looking for a test', async () => (await search.fill(''), await search.pressSequentially('mri', { delay: 80 }))],
		['ordering', () => hit(page, orderWords['imaging.mri-brain'].label.en)],
		['emptying the search', () => search.press('Escape')],
		['to the tests', () => tab(word.encounter.tests)],
		['to the record', () => tab(word.encounter.record)],
		['to the examination', () => tab(word.encounter.examine)],
		['looking for a diagnosis', () => box.pressSequentially('myasth', { delay: 120 })],
		['choosing it', () => box.press('Enter')],
		['writing notes', () => page.locator('aside textarea').pressSequentially('numb legs', { delay: 60 })]
	];
}

async function hit(page: Page, label: string) {
	await page.locator('[data-hits]').getByRole('button', { name: label }).first().click();
}

type Watched = { presses: { type: string; ms: number }[] };

function watch() {
	const watched = globalThis as unknown as Watched;
	watched.presses = [];
	for (const type of ['pointerdown', 'pointerup', 'keydown', 'keyup', 'click', 'input'])
		addEventListener(
			type,
			({ timeStamp }) =>
				requestAnimationFrame(() => {
					const { port1, port2 } = new MessageChannel();
					port1.onmessage = () => watched.presses.push({ type, ms: Math.round(performance.now() - timeStamp) });
					port2.postMessage(null);
				}),
			{ capture: true }
		);
}
