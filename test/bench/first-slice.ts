import type { TestServer } from '#test/build/a-server.ts';
import { aBrowser } from '#test/build/browser.ts';
import { en } from '#lib/words/en.ts';
import { firstSlice, newcomer, watchCanvases, type Watched } from './in-a-browser.ts';
import { aCandidate, enter, send } from './in-the-room.ts';
import { against, type Line } from './numbers.ts';
import { shown } from './variant.ts';

/** From a press to the first slice: the reading room against a bare NiiVue page, on the same volume and as large. */
export async function timeToFirstSlice(server: TestServer, rounds: number): Promise<Line[]> {
	const candidate = await aCandidate(server, shown.case);
	const sat = await enter(candidate);
	await send(candidate.client, sat, { type: 'test.ordered', order: shown.order, confirmed: true });
	const browser = await aBrowser();
	const [room, bare]: [number[], number[]] = [[], []];
	let size = { width: 0, height: 0 };
	try {
		for (let round = -1; round < rounds; round++) {
			const inRoom = await inTheReadingRoom();
			const onPage = await onTheBarePage();
			// The first round warms up the server and the disk; browsers keep nothing from one to the next.
			if (round < 0) continue;
			room.push(inRoom);
			bare.push(onPage);
		}
	} finally {
		await browser.close();
		candidate.client.end();
	}
	return [against('first slice: reading room, to a bare NiiVue page', 'ms', room, bare, { most: 1.25 })];

	async function inTheReadingRoom(): Promise<number> {
		const context = await newcomer(browser, candidate);
		await context.addInitScript(watchCanvases);
		const page = await context.newPage();
		await page.goto(`/attempt/${sat.attempt}`, { waitUntil: 'networkidle' });
		const open = page.getByRole('button', { name: en.encounter.openReading }).first();
		const ms = await firstSlice(page, () => open.click());
		size = (await page.evaluate(() => (globalThis as unknown as Watched).firstSlice))!;
		await context.close();
		return ms;
	}

	async function onTheBarePage(): Promise<number> {
		const context = await newcomer(browser, candidate);
		await context.addInitScript(watchCanvases);
		const page = await context.newPage();
		const { width, height } = size;
		await page.goto(`/bench/index.html?width=${width}&height=${height}`, { waitUntil: 'networkidle' });
		const ms = await firstSlice(page, () => page.getByRole('button').click());
		await context.close();
		return ms;
	}
}
