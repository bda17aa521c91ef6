const han = /\p{Script=Han}/u;

/**
 * The form in which names are compared: lower case, without accents, punctuation or possessive `'s`, British and US
 * spellings and Roman and Arabic numerals made one. Chinese loses its spaces and full-width punctuation.
 */
export function normalise(text: string): string {
	const plain = text
		.replace(/[’‘ʼ´`]/g, "'")
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[ßøłæœ]/g, (letter) => letters[letter] ?? letter)
		.replace(/'s(?![\p{L}\p{N}])/gu, '');
	return han.test(plain) ? chinese(plain) : english(plain);
}

export function isChinese(text: string): boolean {
	return han.test(text);
}

const letters: Record<string, string> = { ß: 'ss', ø: 'o', ł: 'l', æ: 'ae', œ: 'oe' };

function english(plain: string): string {
	const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
	return words.map((word, n) => numeral(word, words[n - 1]) ?? fold(word)).join(' ');
}

function chinese(plain: string): string {
	return plain
		.replace(/(?<![a-z])(i{1,3}|iv|v|vi{1,3})(?=[型级期])/g, (roman) => String(romans.get(roman)))
		.replace(/[^\p{L}\p{N}]+/gu, '')
		.replaceAll('综合症', '综合征')
		.replaceAll('黏', '粘');
}

const romans = new Map(
	['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'].map((roman, n) => [roman, n + 1])
);
const numbered = /^(type|grade|stage|class|group|nerve|chiari)$/;

/** One letter is a numeral only behind a word that is counted: "fragile X" and "vitamin K" are none. */
function numeral(word: string, before: string | undefined): string | undefined {
	const value = romans.get(word);
	if (value === undefined) return undefined;
	return word.length > 1 || (before !== undefined && numbered.test(before)) ? String(value) : undefined;
}

/** British spelling to US; whole words of four letters or more, so that abbreviations such as AE stay. */
function fold(word: string): string {
	if (word.length < 4) return word;
	return word
		.replace(/ae/g, 'e')
		.replace(/oe(?=dem|soph|str)|(?<=^[cf])oe|(?<=am)oe|(?<=rrh|pn)oe/g, 'e')
		.replace(/(?<=^leu)c(?=[oe])/, 'k')
		.replace(/(?<=tum|behavi|lab|col)our/, 'or')
		.replace(/(?<=[a-z]{3})iz(?=e[ds]?$|ing$|ation$)/, 'is')
		.replace('sulph', 'sulf')
		.replace(/neurone(?=s?$)/, 'neuron')
		.replace(/fibre(?=s?$)/, 'fiber')
		.replace(/^grey$/, 'gray')
		.replace(/^centre$/, 'center');
}
