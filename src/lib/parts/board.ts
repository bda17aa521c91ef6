import { linkedAs, type Link } from '#lib/case/link.ts';

export type Stance = Link['stance'];
/** What is pinned: something on the table, or with `mm` the own mark at that place of an image. */
export type Thing = Pick<Link, 'thing' | 'mm'>;

/** The most pins that a board takes. */
export const mostPins = 300;

export function keyOf({ thing, mm }: Thing): string {
	return mm ? `${thing} ${mm.join(' ')}` : thing;
}

export function stanceOf(links: Link[], thing: Thing, diagnosis: string): Stance | null {
	return links.find((link) => isOf(link, thing, diagnosis))?.stance ?? null;
}

/** The board with a thing pinned for or against a diagnosis, or with null unpinned; its place among the pins stays. */
export function pinned(links: Link[], { thing, mm }: Thing, diagnosis: string, stance: Stance | null): Link[] {
	const at = links.findIndex((link) => isOf(link, { thing, mm }, diagnosis));
	const pin = stance === null ? [] : [{ thing, ...(mm && { mm }), diagnosis, stance }];
	return at < 0 ? [...links, ...pin] : links.toSpliced(at, 1, ...pin);
}

/** Nothing, for, against, nothing. */
export function nextStance(stance: Stance | null): Stance | null {
	if (stance === null) return 'for';
	return stance === 'for' ? 'against' : null;
}

/** How many things a diagnosis has for and against it. */
export function tally(links: Link[], diagnosis: string): Record<Stance, number> {
	const count = (stance: Stance) =>
		links.filter((link) => link.diagnosis === diagnosis && link.stance === stance).length;
	return { for: count('for'), against: count('against') };
}

/** Diagnoses that have pins and are on the list no more, each once. */
export function offTheList(links: Link[], ranked: Parameters<typeof linkedAs>[0][]): string[] {
	const listed = new Set(ranked.map(linkedAs));
	return [...new Set(links.map(({ diagnosis }) => diagnosis))].filter((diagnosis) => !listed.has(diagnosis));
}

function isOf(link: Link, thing: Thing, diagnosis: string): boolean {
	return link.diagnosis === diagnosis && keyOf(link) === keyOf(thing);
}
