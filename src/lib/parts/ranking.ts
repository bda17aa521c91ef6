import type { Ranked } from '#lib/case/answer.ts';

/** The most diagnoses that a list takes. */
export const most = 10;

/** The list with one added at its end; or why it is not: it is full, or has it. */
export function add(ranked: Ranked[], diagnosis: { id: string | null; name: string }): Ranked[] | 'full' | 'has it' {
	const { id, name } = diagnosis;
	const has = ranked.some((one) => (id !== null && one.diagnosis === id) || same(one.text, name));
	if (has) return 'has it';
	if (ranked.length >= most) return 'full';
	return [...ranked, id === null ? { text: name } : { text: name, diagnosis: id }];
}

/** The list with one moved by so many places; at the ends it stays. */
export function move(ranked: Ranked[], from: number, by: number): Ranked[] {
	const to = Math.min(ranked.length - 1, Math.max(0, from + by));
	const moved = ranked[from];
	if (!moved) return ranked;
	return ranked.filter((_, i) => i !== from).toSpliced(to, 0, moved);
}

export function without(ranked: Ranked[], at: number): Ranked[] {
	return ranked.filter((_, i) => i !== at);
}

/** One that was taken off, and where it stood. */
export type Removed = { entry: Ranked; at: number };

/** The list with one that was taken off back in its place. */
export function back(ranked: Ranked[], { entry, at }: Removed): Ranked[] {
	return ranked.toSpliced(at, 0, entry).slice(0, most);
}

export function sure(ranked: Ranked[], at: number, confidence: number): Ranked[] {
	return ranked.map((one, i) => (i === at ? { ...one, confidence } : one));
}

function same(one: string, other: string): boolean {
	return one.trim().toLowerCase() === other.trim().toLowerCase();
}
