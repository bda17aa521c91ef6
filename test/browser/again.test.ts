import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stationList as list } from '#lib/words/en/station-list.ts';
import { en as reports } from '#lib/words/reports-en.ts';
import { aServer, signedIn, type TestServer } from '#test/build/a-server.ts';
import { aBrowser } from '#test/build/browser.ts';
import { aGuest } from '#test/build/over-http.ts';
import { aVisit, bedsideOf, comeIn, dictionaries, tabTo, theCase, type Visit } from './a-candidate.ts';
import { axeFinds, faultsOf, sideways } from './inspect.ts';

const word = dictionaries.en;
const { debrief, doubts, forks } = reports;
const thought = 'The level is T8: see the sensory examination.';
let browser: Browser;
let server: TestServer;
let visit: Visit;
let page: Page;
let first: string;

/** A sitting of a few steps, handed in, at its debrief. */
beforeAll(async () => {
	[browser, server] = await Promise.all([aBrowser(), aServer()]);
	visit = await aVisit(browser, server, 'en');
	({ page } = visit);
	await comeIn(visit, server);
	const guest = await aGuest(
		await signedIn(server, 'candidate'),
		await bedsideOf(page, (await theCase('nx-002')).case, 'en')
	);
	await guest.send({ type: 'question.asked', text: 'What has brought you here today?' });
	await guest.send({ type: 'manoeuvre.done', manoeuvre: 'reflex.plantars' });
	await guest.send({ type: 'test.ordered', order: 'imaging.mri-brain' });
	await guest.send({ type: 'attempt.submitted' });
	first = `${guest.at}/debrief`;
	await page.goto(first, { waitUntil: 'networkidle' });
});
afterAll(async () => {
	await browser?.close();
	await server?.remove();
});

const moments = () => page.locator('summary', { hasText: debrief.asList });
const press = (name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first();

async function pressByKey(name: string | RegExp) {
	await tabTo(page, press(name));
	await page.keyboard.press('Enter');
}

async function anEducator(): Promise<Visit> {
	const educator = await aVisit(browser, server, 'en');
	const { name, password } = server.people.educator;
	await educator.page.goto('/sign-in');
	await educator.page.fill('input[name=name]', name);
	await educator.page.fill('input[name=password]', password);
	await educator.page.keyboard.press('Enter');
	await educator.page.waitForURL('**/marking');
	return educator;
}

describe('from a debrief', () => {
	test('a moment is gone on from, by keys alone: what was done till then is there, and no more', async () => {
		await tabTo(page, moments());
		await page.keyboard.press('Enter');
		await pressByKey(new RegExp(`^${forks.goOn}: .*Plantar`));
		await page.waitForURL((url) => /\/attempt\/[^/]+$/.test(url.pathname));
		await page.getByText('Numb legs.').waitFor();
		const room = (await page.locator('main').textContent()) ?? '';
		expect(room).toContain('Left up-going, right down-going.');
		expect(room).not.toContain('Sagittal and axial FLAIR acquired');
	});

	test('the two sittings stand side by side, each with the way to the other', async () => {
		await pressByKey(word.encounter.leave);
		await pressByKey(word.encounter.leaveNow);
		await page.locator('[data-item]').waitFor();
		await pressByKey(word.commit.review);
		await pressByKey(word.commit.finish);
		await page.locator('main form textarea').waitFor();
		await pressByKey(word.commit.handIn);
		await page.getByRole('dialog').getByRole('button', { name: word.commit.handIn }).press('Enter');
		await page.getByText(word.commit.toDebrief).click();
		await page.getByText(/Went on from \d+:\d\d of an earlier sitting; 2 steps were taken over\./).waitFor();
		const beside = page.getByRole('region', { name: forks.title });
		expect(await beside.textContent()).toMatch(/Then \d+ of 40.*; gone on another way, \d+ of 40/);
		expect([await axeFinds(page, 'fork'), await sideways(page, 'fork')]).toEqual([[], []]);
		await beside.getByRole('link').press('Enter');
		await page.waitForURL(`**${first}`);
		await beside.getByRole('link', { name: /^Gone on from/ }).waitFor();
		await page.goto('/attempts');
		expect(await page.locator('tbody tr').first().textContent()).toContain(word.stations.forked);
	});
});

describe('what is thought wrong', () => {
	test('is said where it stands, by keys alone; a lost connection loses no word', async () => {
		await page.goto(first, { waitUntil: 'networkidle' });
		await pressByKey(doubts.wrongNamed('Images the cord'));
		await page.keyboard.type(thought);
		await page.keyboard.press('Tab');
		await page.keyboard.type('10.1000/182');
		await visit.context.setOffline(true);
		await pressByKey(doubts.send);
		await page.getByText(doubts.notSent).waitFor();
		expect(await page.getByLabel(doubts.what).inputValue()).toBe(thought);
		await visit.context.setOffline(false);
		expect(await axeFinds(page, 'form')).toEqual([]);
		expect(await sideways(page, 'form')).toEqual([]);
		await pressByKey(doubts.send);
		await page.getByText(doubts.waits).filter({ visible: true }).waitFor();
		await page.reload();
		await page.getByText(thought).filter({ visible: true }).waitFor();
		expect(await page.getByRole('link', { name: '10.1000/182' }).first().getAttribute('href')).toBe(
			'https://doi.org/10.1000/182'
		);
	});

	test('is left with Escape, and the flag has the focus again', async () => {
		await pressByKey(doubts.wrongNamed('Elicits the earlier eye episode'));
		await page.getByLabel(doubts.what).press('Escape');
		expect(await press(doubts.wrongNamed('Elicits the earlier eye episode')).evaluate(isFocused)).toBe(true);
	});

	test('comes to the case’s authors with their count, and the answer comes back', async () => {
		const educator = await anEducator();
		const desk = educator.page;
		await desk.getByRole('link', { name: word.frame.doubts(1) }).click();
		await desk.getByText(thought).waitFor();
		expect(await desk.getByRole('link', { name: doubts.seeAttempt }).count()).toBe(0);
		await desk.getByRole('radio', { name: doubts.choose['will be mended'] }).check();
		const answer = desk.getByLabel(doubts.answer);
		await answer.fill('You are right.');
		await educator.context.setOffline(true);
		await desk.getByRole('button', { name: doubts.sendAnswer }).click();
		await desk.getByText(doubts.notSent).waitFor();
		expect(await answer.inputValue()).toBe('You are right.');
		await educator.context.setOffline(false);
		await desk.getByRole('button', { name: doubts.sendAnswer }).click();
		await desk.getByRole('link', { name: word.frame.doubts(0), exact: true }).waitFor();
		expect([await faultsOf(desk, 'doubts'), educator.broken]).toEqual([[], []]);
		await desk.getByRole('link', { name: doubts.states.waiting }).click();
		await desk.getByText(doubts.noneFit).waitFor();
		await educator.context.close();

		await page.goto('/attempts');
		expect(await page.locator('main').textContent()).toContain(list.answersBack(1));
		await page.goto(first, { waitUntil: 'networkidle' });
		expect(await page.locator('main').textContent()).toContain(`${doubts.outcomes['will be mended']} You are right.`);
		expect([visit.broken, visit.elsewhere]).toEqual([[], []]);
	});
});

function isFocused(element: Element): boolean {
	return element === document.activeElement;
}
