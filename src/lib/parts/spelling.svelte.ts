import type { Spells } from '#lib/case/pinyin.ts';
import type { Language } from '#lib/case/text.ts';

let spells: Spells | null = $state.raw(null);
let asked: Promise<void> | null = null;

/**
 * How what is typed may be read as pinyin: fetched when Latin letters are typed in Chinese. Until it has come a search
 * finds by Han and English; then whatever asked here looks again.
 */
export function spelling(language: Language, typed: string): Spells | null {
	if (language !== 'zh' || typeof window === 'undefined' || !/[a-z]{2}/i.test(typed)) return null;
	asked ??= fetched();
	return spells;
}

async function fetched(): Promise<void> {
	try {
		spells = (await import('#lib/case/pinyin.ts')).spells;
	} catch {
		asked = null;
	}
}
