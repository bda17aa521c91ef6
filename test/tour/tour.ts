import { mkdir, readFile, rm } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Role } from '#db/people.ts';
import type { Language } from '#lib/case/text.ts';
import { readPack } from '#lib/case/pack.ts';
import { readFolder } from '#lib/server/pack-folder.ts';
import { root } from '#lib/server/root.ts';
import { readSettings } from '#lib/server/settings.ts';
import { aBrowser } from '#test/build/browser.ts';
import { planFor, walkBedside } from '#test/build/walk.ts';
import { beside } from './beside.ts';
import { pages } from './pages.ts';

// Plays one station through the real browser, on the data of `npm start`, looks at the pages around it as each kind of person,
// and leaves numbered pictures in the data folder.

const { values } = parseArgs({
	options: {
		lang: { type: 'string', default: 'en' },
		case: { type: 'string', default: 'nx-002' },
		pack: { type: 'string', default: join(root, 'db', 'packs', 'neuro-starter') },
		width: { type: 'string', default: '1440' },
		dark: { type: 'boolean', default: false }
	}
});
const language: Language = values.lang === 'zh' ? 'zh' : 'en';
const settings = readSettings(process.env);
const folder = join(
	settings.dataDir,
	'tour',
	`${values.case}-${language}-${values.width}${values.dark ? '-dark' : ''}`
);

const stop = await served();
try {
	await play();
} finally {
	await stop();
}

async function play() {
	const { files } = await readFolder(values.pack);
	const found = files && readPack(files).cases.find((one) => one.case.id === values.case);
	if (!found) throw new Error(`${values.pack} holds no case ${values.case}`);
	await rm(folder, { recursive: true, force: true });
	await mkdir(folder, { recursive: true });

	const browser = await aBrowser();
	const width = Number(values.width);
	const page = await browser.newPage({
		baseURL: settings.origin,
		viewport: { width, height: width < 700 ? 844 : 900 },
		colorScheme: values.dark ? 'dark' : 'light',
		locale: language === 'zh' ? 'zh-CN' : 'en-GB'
	});
	page.setDefaultTimeout(20_000);
	page.on('pageerror', (error) => console.error(`page: ${error.message}`));
	let shots = 0;
	const long = ['debrief', 'debrief printed', ...pages.map(([, , name]) => name)];
	async function shot(name: string) {
		const whole = long.includes(name);
		// What arrives has arrived.
		await page.waitForTimeout(400);
		await page.screenshot({
			path: join(folder, `${String(++shots).padStart(2, '0')}-${name.replaceAll(' ', '-')}.png`),
			fullPage: whole
		});
		console.log(`${shots}. ${name}`);
	}
	const also = beside({ page, language, shot });
	async function step(name: string) {
		await shot(name);
		await also[name]?.();
	}
	try {
		await signIn('candidate');
		await walkBedside({ page, language, step }, await stationOf(), planFor(found.case, found.key, language));
		await around();
	} catch (error) {
		await shot('where it stopped');
		throw error;
	} finally {
		await browser.close();
	}
	console.log(`The pictures lie in ${folder}`);

	async function around() {
		let who: (typeof pages)[number][0] = 'candidate';
		for (const [by, path, name] of pages) {
			if (by !== who) {
				await page.context().clearCookies();
				await page.context().addCookies([{ name: 'language', value: language, url: settings.origin }]);
				if (by !== 'nobody') await signIn(by);
			}
			who = by;
			await page.goto(path, { waitUntil: 'networkidle' });
			await shot(name);
			if (name !== 'marking') continue;
			await page.locator('tbody a').first().click();
			await page.waitForURL('**/marking/*');
			await page.waitForTimeout(1_000);
			await shot('a transcript');
		}
	}

	async function signIn(role: Role) {
		const people = await readFile(join(settings.dataDir, 'demo-people.txt'), 'utf8');
		const [, name = '', password = ''] =
			people
				.split('\n')
				.find((line) => line.startsWith(role))
				?.split(/\s+/) ?? [];
		await page.context().addCookies([{ name: 'language', value: language, url: settings.origin }]);
		await page.goto('/sign-in');
		if (role === 'candidate') await shot('sign-in');
		await page.fill('input[name=name]', name);
		await page.fill('input[name=password]', password);
		await page.keyboard.press('Enter');
		await page.waitForURL(({ pathname }) => pathname !== '/sign-in');
		const said = await page.evaluate(async (language) => {
			const answer = await fetch('/language', {
				method: 'POST',
				body: new URLSearchParams({ language, to: '/help' })
			});
			return answer.status;
		}, language);
		if (said >= 400) throw new Error(`the language could not be set: ${said}`);
	}

	/** By the place of the case's bedside among the stations: the list shows no ids of cases. */
	async function stationOf(): Promise<string> {
		await page.goto('/stations');
		const name = found!.case.patient.name;
		const who = typeof name === 'object' ? (name[language] ?? '') : (name ?? '');
		const row = page.locator('tbody', { hasText: language === 'zh' ? who : (who.split(' ').at(-1) ?? who) }).first();
		const id = await row.locator('button[name=station]').first().getAttribute('value');
		if (!id) throw new Error(`no station shows ${who}`);
		return id;
	}
}

/** A server on this data: the one that answers already, or one of our own until the tour is over. */
async function served(): Promise<() => Promise<void>> {
	const answers = () =>
		fetch(settings.origin, { redirect: 'manual' }).then(
			() => true,
			() => false
		);
	if (await answers()) return async () => {};
	const child = spawn(process.execPath, [join(root, 'src/lib/server/cli/babinski.js'), 'start'], { stdio: 'inherit' });
	while (!(await answers())) await new Promise((wait) => setTimeout(wait, 300));
	return async () => {
		child.kill('SIGTERM');
		await new Promise((ended) => child.once('exit', ended));
	};
}
