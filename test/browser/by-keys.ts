import type { Locator, Page } from 'playwright-core';
import { dictionaries, tabTo } from './a-candidate.ts';

const word = dictionaries.zh;

async function press(page: Page, name: string, where: Page | Locator = page): Promise<void> {
	await tabTo(page, where.getByRole('button', { name, exact: true }).filter({ visible: true }).first());
	await page.keyboard.press('Enter');
}

export type Walk = {
	page: Page;
	station: string;
	questions: string[];
	manoeuvre: string;
	/** Orders by their labels; the first is of a kind that is asked about. */
	orders: string[];
	ranked: string[];
	step: (name: string) => Promise<void>;
};

/** A gated bedside station from the list to the debrief, in Chinese, by keyboard alone. */
export async function walkByKeys({ page, station, questions, manoeuvre, orders, ranked, step }: Walk): Promise<void> {
	const { keyboard } = page;
	const dialog = page.getByRole('dialog');
	await page.goto('/stations');
	await step('stations');
	await tabTo(page, page.locator(`button[name=station][value="${station}"]`), 300);
	await keyboard.press('Enter');
	await page.getByRole('button', { name: word.door.enter }).waitFor();
	await step('door');
	await press(page, word.door.enter);

	const talk = page.locator('.talk form input');
	for (const [i, question] of questions.entries()) {
		await tabTo(page, talk);
		await keyboard.type(question);
		await keyboard.press('Enter');
		await page.locator('.talk .reply').nth(i).waitFor();
	}
	await step('room');

	await find(page, manoeuvre);
	await page.locator('[data-hits] .done').first().waitFor();
	await nameDiagnoses(page, ranked);
	await press(page, word.encounter.provisional);
	await press(page, word.encounter.provisional, dialog);
	// The focus goes to what it opened.
	await page.locator('.work [role=tab]:focus', { hasText: word.encounter.tests }).waitFor();
	for (const [i, order] of orders.entries()) {
		await find(page, order);
		if (i === 0) {
			await page.locator('.sure button').first().waitFor();
			await keyboard.press('Enter');
		}
		await page.locator('[data-hits] .row button[aria-disabled=true]').first().waitFor();
	}
	await step('ordered');

	await press(page, word.encounter.leave);
	await press(page, word.encounter.leaveNow, dialog);
	await page.locator('[data-item]').waitFor();
	await step('answers');
	await press(page, word.commit.review);
	await press(page, word.commit.finish, dialog);
	await answerTheExaminer(page, step);
	await step('handed in');
	await tabTo(page, page.getByRole('link', { name: word.commit.toDebrief }));
	await keyboard.press('Enter');
	await page.waitForURL('**/debrief');
	await page.locator('h1').waitFor();
	await step('debrief');
}

/** `/` from wherever one is, the name, and down to what was found. */
async function find(page: Page, label: string): Promise<void> {
	const field = page.getByRole('searchbox');
	const { keyboard } = page;
	while (await page.evaluate(() => document.activeElement?.matches('input, textarea'))) await keyboard.press('Tab');
	await keyboard.press('/');
	if (!(await field.evaluate((one) => one === document.activeElement))) throw new Error('/ does not reach the search');
	await keyboard.press('Escape');
	await keyboard.type(label);
	const button = page.locator('[data-hits] button:not(:disabled)').first();
	await button.waitFor();
	await keyboard.press('ArrowDown');
	if (!(await button.evaluate((one) => one === document.activeElement))) throw new Error(`the way down to ${label}`);
	await keyboard.press('Enter');
}

async function nameDiagnoses(page: Page, names: string[]): Promise<void> {
	const box = page.getByRole('combobox', { name: word.encounter.addDiagnosis });
	for (const [i, name] of names.entries()) {
		await tabTo(page, box);
		await page.keyboard.type(name);
		await page.getByRole('option').first().waitFor();
		await page.keyboard.press('Enter');
		await page.locator('.differential ol > li').nth(i).waitFor();
	}
}

async function answerTheExaminer(page: Page, step: Walk['step']): Promise<void> {
	const answer = page.locator('main form textarea');
	for (let i = 0; i < 5; i++) {
		await answer.or(page.getByText(word.commit.toDebrief)).first().waitFor();
		if (!(await answer.isVisible())) return;
		if (i === 0) await step('viva');
		const before = await page.locator('main .question').textContent();
		await tabTo(page, answer);
		await page.keyboard.type('我会先解释，再随访。');
		await press(page, word.viva.next);
		await page.waitForFunction((old) => document.querySelector('main .question')?.textContent !== old, before);
	}
}
