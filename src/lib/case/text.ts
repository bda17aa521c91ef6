import * as v from 'valibot';

export const languages = ['en', 'zh'] as const;
export type Language = (typeof languages)[number];

/** A plain string, or one wording a language. In a pack with two languages every Text has both. */
export const Text = v.union([
	v.pipe(v.string(), v.minLength(1)),
	v.pipe(
		v.strictObject({
			en: v.optional(v.pipe(v.string(), v.minLength(1))),
			zh: v.optional(v.pipe(v.string(), v.minLength(1)))
		}),
		v.check(({ en, zh }) => en !== undefined || zh !== undefined, 'has neither en nor zh')
	)
]);
export type Text = v.InferOutput<typeof Text>;

/** The words of a Text in one language; where that language is missing, the words that there are. */
export function say(text: Text, language: Language): string {
	if (typeof text === 'string') return text;
	return text[language] ?? text.en ?? text.zh ?? '';
}

/** Every wording of a Text, whatever the language. */
export function wordings(text: Text): string[] {
	return typeof text === 'string' ? [text] : [text.en, text.zh].filter((words) => words !== undefined);
}
