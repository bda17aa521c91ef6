import type { Locator, Page } from 'playwright-core';
import type { Language } from '#lib/case/text.ts';
import { reports } from '#lib/words/reports.ts';
import { en } from '#lib/words/en.ts';
import { zh } from '#lib/words/zh.ts';

const dictionaries = { en, zh };

type Tourist = { page: Page; language: Language; shot: (name: string) => Promise<void> };

/** What can be done beside the straight way through a station, by the step after which it is done. */
export function beside({ page, language, shot }: Tourist): Record<string, () => Promise<void>> {
	const word = dictionaries[language];
	const phone = (page.viewportSize()?.width ?? 1440) < 700;

	async function go(part: 'talk' | 'examine' | 'record' | 'pad') {
		const places = page.getByRole('navigation', { name: word.encounter.parts });
		if (phone) await places.getByText(word.encounter[part]).click();
		else if (part !== 'talk' && part !== 'pad') await page.getByRole('tab', { name: word.encounter[part] }).click();
	}

	return {
		async talk() {
			const more = page.getByRole('button', { name: word.encounter.more, exact: true });
			if (await more.isVisible()) await more.click();
			await page.getByRole('button', { name: word.hints.button }).filter({ visible: true }).first().click();
			await page.getByRole('button', { name: word.hints.ask }).click();
			await page.getByRole('button', { name: word.hints.another }).waitFor();
			await shot('hint');
			await page.getByRole('button', { name: word.hints.close }).click();
		},
		async ordered() {
			await go('record');
			await shot('record');
			await go('examine');
		},
		async differential() {
			const board = page.locator('details.board');
			// In a long encounter it stands open.
			const shut = (await board.getAttribute('open')) === null;
			if (shut) await board.locator('summary').first().click();
			await board.locator('table, select').first().waitFor();
			const cell = board.locator('tbody button').first();
			if (await cell.isVisible()) await cell.click();
			await page.waitForTimeout(300);
			await shot('board');
			if (shut) await board.locator('summary').first().click();
		},
		async 'reading room'() {
			await outline(page.locator('.volume').first(), page, word.readingTools.draw);
			await shot('outline');
			const own = page.getByRole('button', { name: word.readingTools.whatISee, exact: true });
			if (await own.isVisible()) await own.click();
			await page.getByRole('button', { name: word.readingTools.addHere }).click();
			const side = page.locator('.side');
			await side
				.locator('fieldset textarea')
				.fill(language === 'zh' ? '边界清楚的高信号灶' : 'A well defined bright focus');
			await shot('own read');
			const fix = side.locator('button.fix').first();
			if (await fix.isVisible()) {
				await fix.click();
				await side.locator('.report').first().waitFor();
				await shot('report');
			}
			await page.getByRole('toolbar').getByRole('button', { name: word.viewer.mark, exact: true }).click();
			await page.locator('.volume').first().focus();
		},
		async debrief() {
			const says = await reports[language]();
			await page.emulateMedia({ media: 'print' });
			await shot('debrief printed');
			await page.emulateMedia({ media: null });
			await page.getByText(says.debrief.asList).click();
			await shot('moments to go on from');
			const flag = page.getByRole('button', { name: new RegExp(`^${says.doubts.wrong}`) }).first();
			await flag.click();
			await page
				.locator('form textarea')
				.first()
				.fill(language === 'zh' ? '这一项似乎重复。' : 'This line seems to stand twice.');
			await page.locator('form textarea').first().scrollIntoViewIfNeeded();
			await shot('doubt');
			await page.locator('form:has(textarea)').first().getByRole('button').first().click();
			await page.waitForTimeout(600);
			await page.getByRole('switch').first().click();
			await page.waitForTimeout(600);
			await shot('shared');
		}
	};
}

/** Draws around the middle of an image. */
async function outline(image: Locator, page: Page, tool: string) {
	await page.getByRole('toolbar').getByRole('button', { name: tool, exact: true }).click();
	const { x, y, width, height } = (await image.boundingBox())!;
	const at = (turn: number) =>
		[x + width * (0.5 + 0.1 * Math.cos(turn)), y + height * (0.5 + 0.08 * Math.sin(turn))] as const;
	await page.mouse.move(...at(0));
	await page.mouse.down();
	for (let step = 1; step <= 24; step++) await page.mouse.move(...at((step * Math.PI) / 12));
	await page.mouse.up();
	await page.waitForTimeout(300);
}
