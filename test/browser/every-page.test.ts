import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#db/people.ts';
import { aServer, signedIn, type TestServer, type Visitor } from '#test/build/a-server.ts';
import { aBrowser } from '#test/build/browser.ts';
import { aGuest } from '#test/build/over-http.ts';
import { aVisit, type Visit } from './a-candidate.ts';
import { faultsOf } from './inspect.ts';

let browser: Browser;
let server: TestServer;

beforeAll(async () => {
	[browser, server] = await Promise.all([aBrowser(), aServer()]);
});
afterAll(async () => {
	await browser?.close();
	await server?.remove();
});

// Pages that stand without an attempt; those of an attempt are looked at on the walks through a station.
const open = ['/sign-in', '/privacy', '/preferences', '/not-there', '/password/no-such-link', '/first/no-such-link'];
const pages: Record<Role, string[]> = {
	candidate: [
		'/',
		'/stations',
		'/stations?minutes=5',
		'/stations?q=zzzz',
		'/stations?show=due',
		'/attempts',
		'/help',
		'/preferences',
		'/privacy',
		'/cases',
		'/marking',
		'/people'
	],
	educator: ['/', '/cases', '/marking', '/doubts', '/help', '/stations', '/sittings'],
	researcher: ['/', '/leaderboards', '/leaderboards/med-cmr', '/leaderboards/no-such', '/help', '/people'],
	admin: ['/', '/people', '/sittings', '/help', '/marking']
};

async function signIn({ page }: Visit, role: Role) {
	await page.goto('/sign-in');
	await page.fill('input[name=name]', server.people[role].name);
	await page.fill('input[name=password]', server.people[role].password);
	await page.keyboard.press('Enter');
	await page.waitForURL((url) => url.pathname !== '/sign-in');
}

/** A page by its address has a title of its own and one heading. */
async function named(page: Page, where: string): Promise<string[]> {
	const [title, headings] = [await page.title(), await page.locator('h1').count()];
	return [
		...(/^.+ · Babinski$/.test(title) ? [] : [`${where}: its title is “${title}”`]),
		...(headings === 1 ? [] : [`${where}: it has ${headings} headings`])
	];
}

describe.each(['en', 'zh'] as const)('every page (%s)', (language) => {
	test.each(['nobody', 'candidate', 'educator', 'researcher', 'admin'] as const)(
		'of %s holds for axe, for every width, and with texts twice as long or half as short',
		async (who) => {
			const visit = await aVisit(browser, server, language);
			await visit.context.addCookies([{ name: 'language', value: language, url: server.origin }]);
			if (who !== 'nobody') await signIn(visit, who);
			const faults: string[] = [];
			for (const path of who === 'nobody' ? open : pages[who]) {
				await visit.page.goto(path, { waitUntil: 'networkidle' });
				faults.push(...(await named(visit.page, path)), ...(await faultsOf(visit.page, path)));
			}
			await visit.context.close();
			expect([faults, visit.elsewhere, visit.broken]).toEqual([[], [], []]);
		},
		240_000
	);

	test('of an attempt and of a person holds too', async () => {
		const theirs = await signedIn(server, 'candidate');
		const [id = ''] = await stationsOf(theirs);
		const guest = await aGuest(theirs, id);
		await guest.send({ type: 'question.asked', text: 'What has brought you here today?' });
		await guest.send({ type: 'attempt.shared', shared: true });
		await guest.send({ type: 'attempt.submitted' });
		const faults: string[] = [];
		const looked = async (who: Role, path: (page: Page) => Promise<string>) => {
			const visit = await aVisit(browser, server, language);
			await visit.context.addCookies([{ name: 'language', value: language, url: server.origin }]);
			await signIn(visit, who);
			const where = await path(visit.page);
			const came = await visit.page.goto(where, { waitUntil: 'networkidle' });
			if (came?.status() !== 200) faults.push(`${where}: ${came?.status()}`);
			faults.push(...(await named(visit.page, where)), ...(await faultsOf(visit.page, where)), ...visit.broken);
			await visit.context.close();
		};
		await looked('educator', async () => `/marking/${guest.attempt}`);
		await looked('candidate', async () => `${guest.at}/debrief`);
		await looked('admin', async (page) => {
			await page.goto('/people');
			return (await page.locator('a[href^="/people/"]').first().getAttribute('href')) ?? '';
		});
		expect(faults).toEqual([]);
	}, 240_000);
});

/** The stations that a person may begin, by their ids. */
async function stationsOf(visit: Visitor): Promise<string[]> {
	const page = await (await visit('/stations')).text();
	return [...page.matchAll(/name="station"[^>]*value="([^"]+)"/g)].map(([, id]) => id ?? '');
}
