import { gzipSync } from 'node:zlib';
import type { TestServer } from '#test/build/a-server.ts';
import { aBrowser } from '#test/build/browser.ts';
import { newcomer } from './in-a-browser.ts';
import { aCandidate, enter, send } from './in-the-room.ts';
import { alone, type Line } from './numbers.ts';
import { shown } from './variant.ts';

/** The scripts that a browser which has been nowhere fetches for the encounter, before anything is pressed. kB are 1,000 bytes. */
export async function firstLoad(server: TestServer): Promise<Line[]> {
	const candidate = await aCandidate(server, shown.case);
	const sat = await enter(candidate);
	await send(candidate.client, sat, { type: 'question.asked', text: 'What has brought you here today?' });
	await send(candidate.client, sat, { type: 'test.ordered', order: shown.order, confirmed: true });
	const browser = await aBrowser();
	const scripts: { name: string; kb: number; viewer: boolean }[] = [];
	try {
		const context = await newcomer(browser, candidate);
		const page = await context.newPage();
		const read: Promise<unknown>[] = [];
		page.on('response', (response) => {
			if (response.request().resourceType() === 'script' || response.url().endsWith('.js'))
				read.push(
					response.body().then((body) => {
						const name = new URL(response.url()).pathname.replace('/_app/immutable/', '');
						scripts.push({
							name,
							kb: gzipSync(body, { level: 9 }).length / 1_000,
							viewer: /niivue/i.test(body.toString())
						});
					})
				);
		});
		await page.goto(`/attempt/${sat.attempt}`, { waitUntil: 'networkidle' });
		await Promise.all(read);
	} finally {
		await browser.close();
		candidate.client.end();
	}
	const total = (of: boolean) => scripts.filter(({ viewer }) => viewer === of).reduce((sum, { kb }) => sum + kb, 0);
	return [
		alone('first-load JavaScript of the encounter, gzip', 'kB', total(false), { most: 120 }),
		alone('  chunks of the viewer fetched before it is opened', 'kB', total(true), { most: 0 }),
		...scripts
			.toSorted((a, b) => b.kb - a.kb)
			.map(({ name, kb, viewer }) => alone(`    ${name}${viewer ? ' (viewer)' : ''}`, 'kB', kb))
	];
}
