import type { Page } from 'playwright-core';

/** A node as a screen reader meets it, in the order in which it reads. */
export type AxNode = { role: string; name: string; level: number | null };

type Raw = {
	nodeId: string;
	ignored: boolean;
	role?: { value?: string };
	name?: { value?: string };
	properties?: { name: string; value: { value?: unknown } }[];
	childIds?: string[];
};

/** The accessibility tree of a page, read from top to bottom; what is ignored is passed over, its children are not. */
export async function axTree(page: Page): Promise<AxNode[]> {
	const session = await page.context().newCDPSession(page);
	const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: Raw[] };
	await session.detach();
	const byId = new Map(nodes.map((node) => [node.nodeId, node]));
	const read = (node: Raw | undefined): AxNode[] => {
		if (!node) return [];
		const level = node.properties?.find(({ name }) => name === 'level')?.value.value;
		const own = { role: node.role?.value ?? '', name: (node.name?.value ?? '').trim(), level: Number(level) || null };
		const below = (node.childIds ?? []).flatMap((id) => read(byId.get(id)));
		return node.ignored ? below : [own, ...below];
	};
	return read(nodes[0]);
}

const controls = [
	'button',
	'link',
	'textbox',
	'searchbox',
	'checkbox',
	'radio',
	'combobox',
	'listbox',
	'slider',
	'spinbutton',
	'tab',
	'switch',
	'menuitem',
	'image',
	'dialog',
	'region'
];

/** What somebody who listens would stumble over: headings that leap, a page without a main part, things without a name. */
export function stumbles(nodes: readonly AxNode[], where: string): string[] {
	const headings = nodes.filter(({ role }) => role === 'heading');
	const leaps = headings.filter(({ level }, i) => (level ?? 0) > (headings[i - 1]?.level ?? 0) + 1);
	const tops = headings.filter(({ level }) => level === 1);
	const mains = nodes.filter(({ role }) => role === 'main');
	const nameless = nodes.filter(({ role, name }) => controls.includes(role) && name === '');
	const navigations = nodes.filter(({ role }) => role === 'navigation').map(({ name }) => name);
	return [
		...leaps.map(({ name, level }) => `${where}: the heading “${name}” leaps to level ${level}`),
		...(tops.length === 1 ? [] : [`${where}: ${tops.length} headings of level 1`]),
		...(mains.length === 1 ? [] : [`${where}: ${mains.length} main parts`]),
		...nameless.map(({ role }) => `${where}: a ${role} without a name`),
		...(new Set(navigations).size === navigations.length ? [] : [`${where}: two navigations of one name`])
	];
}
