import type { Language } from '#lib/case/text.ts';
import { refusals as en } from '#lib/words/en/refusals.ts';
import { refusals as zh } from '#lib/words/zh/refusals.ts';

/** The server's own sentences in a language. */
export function refusalsIn(language: Language): typeof en {
	return { en, zh }[language];
}
