import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** From a phone to a wide desk, CSS pixels. */
export const widths = [390, 768, 1024, 1440, 1920];

/** What is wrong with a page as it stands: for axe, at any width, and with texts of another length. */
export async function faultsOf(page: Page, where: string): Promise<string[]> {
	return [...(await axeFinds(page, where)), ...(await sideways(page, where)), ...(await stretched(page, where))];
}

/** What axe holds against a page, of any severity, in light and in dark: the rule and the place. */
export async function axeFinds(page: Page, where: string): Promise<string[]> {
	const found: string[] = [];
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme });
		const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
		found.push(
			...violations.map(({ id, nodes }) => `${where}, ${colorScheme}: ${id} ${nodes.map(({ html }) => html).join(' ')}`)
		);
	}
	await page.emulateMedia({ colorScheme: 'light' });
	return found;
}

/** Widths at which the page scrolls sideways, and what reaches out furthest. */
export async function sideways(page: Page, where: string): Promise<string[]> {
	const before = page.viewportSize()!;
	const found: string[] = [];
	for (const width of widths) {
		await page.setViewportSize({ width, height: before.height });
		// A page that turns into its phone's form does so in the next frame.
		await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
		const out = await page.evaluate(reachesOut);
		if (out) found.push(`${where}, ${width} px: ${out}`);
	}
	await page.setViewportSize(before);
	return found;
}

/** The same with every text twice as long, and with half of it: neither may widen the page or be cut off. */
async function stretched(page: Page, where: string): Promise<string[]> {
	const before = page.viewportSize()!;
	const found: string[] = [];
	for (const times of [2, 0.5]) {
		await page.evaluate(rewrite, times);
		for (const width of [390, 1440]) {
			await page.setViewportSize({ width, height: before.height });
			await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
			const out = (await page.evaluate(reachesOut)) ?? (await page.evaluate(cutOff));
			if (out) found.push(`${where}, text × ${times}, ${width} px: ${out}`);
		}
		await page.evaluate(rewrite, 1);
	}
	await page.setViewportSize(before);
	return found;
}

// The functions below run in the page.

function reachesOut(): string | null {
	const wide = document.documentElement.clientWidth;
	if ((document.scrollingElement?.scrollWidth ?? 0) <= wide) return null;
	const out = [...document.body.querySelectorAll('*')]
		.map((element) => ({ element, right: element.getBoundingClientRect().right }))
		.filter(({ right }) => right > wide + 1)
		.sort((one, other) => other.right - one.right)[0];
	return `scrolls sideways${out ? `, ${Math.round(out.right - wide)} px out: ${out.element.outerHTML.slice(0, 160)}` : ''}`;
}

/** A button or heading whose words do not fit into it. */
function cutOff(): string | null {
	for (const element of document.querySelectorAll<HTMLElement>('button, a, h1, h2, h3, label, th, td')) {
		const style = getComputedStyle(element);
		const hides = style.overflowX !== 'visible' && style.textOverflow !== 'ellipsis';
		const seen = element.clientWidth > 1 && element.checkVisibility();
		if (hides && seen && element.scrollWidth > element.clientWidth + 1)
			return `cut off: ${element.outerHTML.slice(0, 160)}`;
	}
	return null;
}

function rewrite(times: number): void {
	type Kept = Text & { whole?: string };
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode() as Kept | null; node; node = walker.nextNode() as Kept | null) {
		const parent = node.parentElement;
		if (!parent || !(node.whole ?? node.data).trim() || ['SCRIPT', 'STYLE'].includes(parent.tagName)) continue;
		const text = (node.whole ??= node.data);
		// One long word cannot be broken in English, and no translation holds one: words are repeated, not glued.
		const glue = /\p{Script=Han}/u.test(text) ? '' : ' ';
		node.data =
			times === 1 ? text : times > 1 ? `${text}${glue}${text.trim()}` : text.slice(0, Math.ceil(text.length / 2));
		if (times === 1) delete node.whole;
	}
}
