/** Something that can be looked up: its name, and what else it is called. */
export type Findable = { label: string; also: string[] };

/** What fits the words typed, the best first: name begins with them, a word of it does, another name does, or holds them. */
export function found<Entry extends Findable>(entries: Entry[], typed: string): Entry[] {
	const text = plain(typed);
	if (!text) return [];
	const ranked = entries.flatMap((entry) => {
		const rank = rankOf(entry, text);
		return rank === null ? [] : [{ entry, rank }];
	});
	return ranked.sort((one, other) => one.rank - other.rank).map(({ entry }) => entry);
}

function rankOf({ label, also }: Findable, text: string): number | null {
	const name = plain(label);
	const others = also.map(plain);
	if (name.startsWith(text) || others.includes(text)) return 0;
	if (name.split(' ').some((word) => word.startsWith(text))) return 1;
	if (others.some((other) => other.startsWith(text))) return 2;
	if (text.length < 2 && !/\p{Script=Han}/u.test(text)) return null;
	return name.includes(text) || others.some((other) => other.includes(text)) ? 3 : null;
}

/** Without case, accents and marks between words, full-width letters as plain ones. */
export function plain(text: string): string {
	return text
		.normalize('NFKD')
		.replace(/\p{Mn}/gu, '')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
}
