import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import type { Case } from '#lib/case/case.ts';
import type { Key } from '#lib/case/key.ts';
import { readPack } from '#lib/case/pack.ts';
import type { Language } from '#lib/case/text.ts';
import { readFolder } from '#lib/server/pack-folder.ts';
import { en } from '#lib/words/en.ts';
import { zh } from '#lib/words/zh.ts';
import { starterPack } from '#test/build/a-sitting.ts';
import type { TestServer } from '#test/build/a-server.ts';

export const dictionaries = { en, zh };

export type Visit = {
	page: Page;
	context: BrowserContext;
	/** Hosts other than the server's that the browser asked. */
	elsewhere: string[];
	/** What broke in the pages themselves. */
	broken: string[];
};

/** A window of a browser, nobody signed in, at the size of a desk or as told. */
export async function aVisit(
	browser: Browser,
	server: TestServer,
	language: Language,
	viewport = { width: 1440, height: 900 }
): Promise<Visit> {
	const locale = language === 'zh' ? 'zh-CN' : 'en-GB';
	// Nothing half-way: a button that fades in is not yet what it will be.
	const still = { reducedMotion: 'reduce', colorScheme: 'light' } as const;
	const context = await browser.newContext({ baseURL: server.origin, viewport, locale, ...still });
	context.setDefaultTimeout(30_000);
	const elsewhere: string[] = [];
	const broken: string[] = [];
	context.on('request', (request) => {
		const url = new URL(request.url());
		if (/^(https?|wss?):$/.test(url.protocol) && url.origin !== server.origin) elsewhere.push(request.url());
	});
	context.on('weberror', (error) => broken.push(error.error().message));
	return { page: await context.newPage(), context, elsewhere, broken };
}

/** Signs the demo candidate in, with keys alone. */
export async function comeIn({ page }: Visit, { people }: TestServer): Promise<void> {
	const { name, password } = people.candidate;
	await page.goto('/sign-in');
	await tabTo(page, page.locator('input[name=name]'));
	await page.keyboard.type(name);
	await page.keyboard.press('Tab');
	await page.keyboard.type(password);
	await page.keyboard.press('Enter');
	await page.waitForURL('**/stations');
}

/** Presses Tab until a thing has the focus, as somebody without a mouse would. */
export async function tabTo(page: Page, there: Locator, most = 150): Promise<void> {
	await there.waitFor();
	for (let presses = 0; presses < most; presses++) {
		if (await there.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press('Tab');
	}
	throw new Error(`${there.toString()} was not reached with ${most} presses of Tab`);
}

/** A case of the starter pack, with its key. */
export async function theCase(id: string): Promise<{ case: Case; key: Key }> {
	const { files } = await readFolder(starterPack);
	const found = files && readPack(files).cases.find((one) => one.case.id === id);
	if (!found) throw new Error(`the starter pack holds no case ${id}`);
	return found;
}

/** The bedside station of a case, by the patient's name: the list shows no ids of cases. */
export async function bedsideOf(page: Page, { patient }: Case, language: Language): Promise<string> {
	await page.goto('/stations');
	const name = typeof patient.name === 'object' ? (patient.name[language] ?? '') : (patient.name ?? '');
	const row = page.locator('tbody', { hasText: language === 'zh' ? name : (name.split(' ').at(-1) ?? name) }).first();
	const id = await row.locator('button[name=station]').first().getAttribute('value');
	if (!id) throw new Error(`no station shows ${name}`);
	return id;
}
