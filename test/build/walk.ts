import type { Page } from 'playwright-core';
import type { Case } from '#lib/case/case.ts';
import type { Key } from '#lib/case/key.ts';
import { manoeuvreWords } from '#lib/case/manoeuvre-words.ts';
import { orderWords } from '#lib/case/order-words.ts';
import { wordings, type Language } from '#lib/case/text.ts';
import { en } from '#lib/words/en.ts';
import { zh } from '#lib/words/zh.ts';

const dictionaries = { en, zh };

/** What somebody does at a bedside station: their words, in the station's language. */
export type Plan = {
	questions: string[];
	manoeuvres: string[];
	orders: string[];
	ranked: string[];
	written: string;
};

export type Walker = {
	page: Page;
	language: Language;
	/** Told after each step: a name for the picture. */
	step: (name: string) => Promise<void>;
};

/** A sensible way through a case: the first essential things of each kind, by the words of the menus. */
export function planFor(case_: Case, key: Key, language: Language, most = 5): Plan {
	const first = <Thing extends { essential: boolean }>(things: Thing[]) =>
		[...things.filter(({ essential }) => essential), ...things.filter(({ essential }) => !essential)].slice(0, most);
	const name = key.diagnosis.synonyms.find((one) => /\p{Script=Han}/u.test(one) === (language === 'zh'));
	const others = key.differential.map((one) => wordings(one.name)[language === 'zh' ? 1 : 0] ?? '').filter(Boolean);
	return {
		questions: first(case_.history).flatMap(({ asked_by }) => inLanguage(asked_by[0], language)),
		manoeuvres: [
			...new Set(first(case_.examination).map(({ manoeuvre }) => manoeuvreWords[manoeuvre].label[language]))
		],
		orders: [...new Set(first(case_.investigations).map(({ order }) => orderWords[order].label[language]))],
		ranked: [name ?? '', ...others.slice(0, 2)].filter(Boolean),
		written:
			language === 'zh'
				? '我会先解释目前的判断和不确定之处，再说明下一步处理与随访。'
				: 'I would explain what we think and what is uncertain, then the next steps and the follow-up.'
	};
}

/** From the list to the debrief, as somebody with a mouse and a keyboard would go. */
export async function walkBedside({ page, language, step }: Walker, station: string, plan: Plan): Promise<void> {
	const word = dictionaries[language];
	const phone = (page.viewportSize()?.width ?? 1440) < 700;
	const place = async (name: 'talk' | 'examine' | 'tests' | 'pad') => {
		if (phone)
			await page.getByRole('navigation', { name: word.encounter.parts }).getByText(word.encounter[name]).click();
	};

	await page.goto('/stations');
	await step('stations');
	await page.locator(`button[name=station][value="${station}"]`).click();
	await page.getByRole('button', { name: word.door.enter }).waitFor();
	await step('door');
	await page.getByRole('button', { name: word.door.enter }).click();

	const field = page.locator('.talk form input');
	await field.waitFor();
	await step('room');
	for (const question of plan.questions) {
		const turns = await page.locator('.talk ol > li').count();
		await field.fill(question);
		await field.press('Enter');
		await page
			.locator('.talk ol > li')
			.nth(turns + 1)
			.waitFor();
		await page.waitForFunction(() => !document.querySelector('.talk [data-pending], .talk .sending, .talk .waits'));
	}
	await step('talk');

	for (const label of plan.manoeuvres)
		await findAndDo(page, word, label, word.encounter.do, phone ? () => place('examine') : null);
	await page.getByRole('searchbox').fill('');
	await step('examined');
	for (const label of plan.orders)
		await findAndDo(page, word, label, word.encounter.order, phone ? () => place('tests') : null);
	await page.getByRole('searchbox').fill('');
	await step('ordered');

	await place('pad');
	await addDiagnoses(page, word, plan.ranked);
	await step('differential');
	if (await page.getByRole('button', { name: word.encounter.provisional }).isVisible()) {
		await page.getByRole('button', { name: word.encounter.provisional }).first().click();
		await page.getByRole('dialog').getByRole('button', { name: word.encounter.provisional }).click();
		for (const label of plan.orders)
			await findAndDo(page, word, label, word.encounter.order, phone ? () => place('tests') : null);
		await step('tests after the provisional differential');
	}
	await readImages({ page, language, step }, phone);

	await inTheBar(page, word, word.encounter.leave);
	await step('leaving');
	await page.getByRole('dialog').getByRole('button', { name: word.encounter.leaveNow }).click();
	await page.locator('[data-item]').waitFor();
	await step('answers');
	await inTheBar(page, word, word.commit.review);
	await step('review');
	await page.getByRole('dialog').getByRole('button', { name: word.commit.finish }).click();

	const answer = page.locator('main form textarea');
	for (let i = 0; i < 5; i++) {
		await answer.or(page.getByText(word.commit.toDebrief)).first().waitFor();
		if (!(await answer.isVisible())) break;
		if (i === 0) await step('viva');
		const before = await page.locator('main .question').textContent();
		await answer.fill(plan.written);
		await page.getByRole('button', { name: word.viva.next }).click();
		await page.waitForFunction((old) => document.querySelector('main .question')?.textContent !== old, before);
	}
	await step('handed in');
	await page.getByText(word.commit.toDebrief).click();
	await page.waitForURL('**/debrief');
	await page.locator('h1').waitFor();
	await page.waitForTimeout(4_000);
	await step('debrief');
}

/** What a station's header offers; on a phone it lies behind the three dots. */
async function inTheBar(page: Page, word: typeof en, name: string) {
	const more = page.getByRole('button', { name: word.encounter.more, exact: true });
	if (await more.isVisible()) await more.click();
	await page.getByRole('button', { name, exact: true }).filter({ visible: true }).click();
}

async function findAndDo(
	page: Page,
	word: typeof en,
	label: string,
	verb: string,
	there: (() => Promise<void>) | null
) {
	await there?.();
	await page.getByRole('searchbox').fill(label);
	const button = page
		.getByRole('button', { name: `${verb}: ${label}`, exact: true })
		.or(page.getByRole('button', { name: label, exact: true }));
	await button.first().waitFor();
	if (await button.first().isDisabled()) return;
	await button.first().click();
	const sure = page.getByRole('button', { name: word.encounter.orderIt });
	await page.waitForTimeout(150);
	if (await sure.isVisible()) await sure.click();
	await page.waitForTimeout(250);
}

async function addDiagnoses(page: Page, word: typeof en, names: string[]) {
	for (const name of names) {
		const box = page.getByRole('combobox', { name: word.encounter.addDiagnosis }).first();
		await box.fill(name);
		await page.getByRole('option').first().waitFor();
		await box.press('Enter');
		await page.waitForTimeout(200);
	}
}

async function readImages({ page, language, step }: Walker, phone: boolean) {
	const word = dictionaries[language];
	const open = phone
		? page.getByRole('navigation', { name: word.encounter.parts }).getByText(word.encounter.images)
		: page.getByRole('button', { name: word.encounter.openReading });
	if (!(await open.first().isVisible())) return;
	await open.first().click();
	await page.locator('canvas').first().waitFor();
	await page.waitForTimeout(5_000);
	await step('reading room');
	await page.keyboard.press('m');
	await page.waitForTimeout(500);
	await step('marked');
	await page.keyboard.press('Escape');
	await page.waitForTimeout(300);
}

function inLanguage(
	text: string | { en?: string | undefined; zh?: string | undefined } | undefined,
	language: Language
): string[] {
	const words = typeof text === 'object' ? text[language] : text;
	return words ? [words] : [];
}
