import type { Language } from '#lib/case/text.ts';
import type { SpareWords } from '#lib/patient/tell.ts';

const words: Record<Language, SpareWords> = {
	en: {
		unknown: 'I don’t know about that, sorry.',
		notFollowed: 'I’m not sure what you mean.',
		moreExactly: 'Could you ask me that more exactly?',
		doYouMean: (one, other) => `Do you mean ${one}, or ${other}?`
	},
	zh: {
		unknown: '这个我不清楚，不好意思。',
		notFollowed: '我没太明白您的意思。',
		moreExactly: '您能问得再具体一点吗？',
		doYouMean: (one, other) => `您是问${one}，还是${other}？`
	}
};

/** What an informant says where the script has no words. */
export function spareWords(language: Language): SpareWords {
	return words[language];
}
