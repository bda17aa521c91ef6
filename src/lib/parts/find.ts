import type { Spells } from '#lib/case/pinyin.ts';

/** Something that can be looked up: its name, and what else it is called. */
export type Findable = { label: string; also: string[] };

/**
 * What fits the words typed, the best first: name begins with them, a word of it does, another name does, or holds them,
 * or all words of it somewhere. `spells` reads what was typed as pinyin, too.
 */
export function found<Entry extends Findable>(entries: Entry[], typed: string, spells: Spells | null = null): Entry[] {
	const text = plain(typed);
	if (!text) return [];
	const asTyped = ranked(entries, text, spells);
	return asTyped.length ? asTyped : ranked(entries, singular(text), spells);
}

/** Abbreviations and signs are said in the plural, too: `VEPs`, `plantars`. */
function singular(text: string): string {
	return text.replace(/\b([a-z]*x)es\b|\b([a-z]{2,}[^s])s\b/g, '$1$2');
}

function ranked<Entry extends Findable>(entries: Entry[], text: string, spells: Spells | null): Entry[] {
	const fitting = entries.flatMap((entry) => {
		const rank = rankOf(entry, text) ?? (spells && spelt(entry, text, spells));
		return rank === null ? [] : [{ entry, rank }];
	});
	return fitting.sort((one, other) => one.rank - other.rank).map(({ entry }) => entry);
}

function rankOf({ label, also }: Findable, text: string): number | null {
	const name = plain(label);
	const others = also.map(plain);
	const joined = text.replaceAll(' ', '');
	if (
		name.startsWith(text) ||
		name.replaceAll(' ', '').startsWith(joined) ||
		others.some((other) => other.replaceAll(' ', '') === joined)
	)
		return 0;
	if (name.split(' ').some((word) => word.startsWith(text))) return 1;
	if (others.some((other) => other.startsWith(text))) return 2;
	if (text.length < 2 && !han.test(text)) return null;
	if (name.includes(text) || others.some((other) => other.includes(text))) return 4;
	const words = [name, ...others].flatMap((one) => one.split(' '));
	return text.includes(' ') && text.split(' ').every((one) => words.some((word) => word.startsWith(one))) ? 5 : null;
}

function spelt({ label, also }: Findable, text: string, spells: Spells): number | null {
	const typed = text.replaceAll(' ', '');
	if (typed.length < 2) return null;
	const [name, ...others] = [label, ...also].map((one) => plain(one).replaceAll(' ', ''));
	const ends = others.map((other) => ({ other, end: spells(other, typed, 0) }));
	const own = spells(name!, typed, 0);
	if (own === name!.length || ends.some(({ other, end }) => end === other.length)) return 0;
	if (own > 0) return 0.5;
	if (ends.some(({ end }) => end > 0)) return 3;
	// Two letters begin so many words that they are looked for at the beginning of a name only.
	if (typed.length < 3 && !han.test(typed)) return null;
	return [name!, ...others].some((one) => firstSpelt(one, typed, spells)) ? 6 : null;
}

/** Where what was typed is first spelt out in a text: from and to, or null. */
export function firstSpelt(text: string, typed: string, spells: Spells, from = 0): [number, number] | null {
	for (let at = from; at < text.length; at++) {
		const end = spells(text, typed, at);
		if (end > 0) return [at, end];
	}
	return null;
}

const han = /\p{Script=Han}/u;

/** Without case, accents and marks between words, full-width letters as plain ones. */
export function plain(text: string): string {
	return text
		.normalize('NFKD')
		.replace(/\p{Mn}/gu, '')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
}
