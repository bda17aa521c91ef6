import stem from 'wink-porter2-stemmer';

/** Small words that ask for nothing: left out of questions and triggers alike, so that phrases meet. */
const small = new Set(
	`a an the this that these those i you he she it we they me him her us them my your his hers its our their yours mine
	myself yourself be is are was were am been being do does did doing done have has had having will would could should can
	may might must shall of to in at and or for with from by as into onto than then there any some such just really very
	quite also too so if but about ever please well perhaps maybe actually s t re ve ll d m don't im ive youre youve hes shes
	theyre thats isnt arent dont doesnt didnt hasnt havent wasnt wont cant couldnt wouldnt get got gets getting`.split(
		/\s+/
	)
);
for (const kept of ['get', 'got', 'getting', 'then', 'about', 'well']) small.delete(kept);

// Written without an apostrophe; and words whose stem is another word's.
const glued = new Map(
	Object.entries({
		whats: 'what',
		hows: 'how',
		wheres: 'where',
		whens: 'when',
		whos: 'who',
		whys: 'why',
		personality: 'temperament',
		poorly: 'unwell',
		hearing: 'audition',
		relative: 'kin',
		relatives: 'kin',
		relations: 'kin'
	})
);
const smallHan =
	/有没有|有无|是不是|会不会|能不能|可不可以|是否|[的了吗呢吧啊呀嘛您你他她它咱们我]|(?<![难不超经通])过(?![敏去世量来多电])/gu;
// "What do you do?" is small words only, and yet asks for the job.
const whatDo = /\bwhat (?:do|does|did) (?:you|he|she|they) do\b(?! (?:when|if|with|about|to|after|at night))/g;
const canHelp = /\b(?:can|may|could) (?:i|we) (?:help|do for)\b/g;
const word = /[a-z][a-z0-9'-]*|\d+|\p{Script=Han}/gu;

const stems = new Map<string, string>();

/** One stem, remembered: the stemmer is the slowest step of a question. */
export function stemOf(word: string): string {
	const known = stems.get(word);
	if (known !== undefined) return known;
	const found = stem(word);
	if (stems.size < 50_000) stems.set(word, found);
	return found;
}

/** Lower case, one form of each character, no control or direction marks, plain apostrophes. */
export function plain(text: string): string {
	return text
		.normalize('NFKC')
		.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu, ' ')
		.replace(/[’‘`´]/g, "'")
		.replace(/[‐‑‒–—]/g, '-')
		.toLowerCase()
		.replace(whatDo, 'what occupation')
		.replace(canHelp, 'helpyou');
}

/** English words as written, small words included. `text` is plain. */
export function englishWords(text: string): string[] {
	return text.replace(/(?<=[a-z])-(?=[a-z])/g, ' ').match(/[a-z][a-z']*/g) ?? [];
}

/**
 * A plain text as one row of units: stems of English words, single Chinese characters, without the small words of
 * either language.
 */
export function units(text: string): string[] {
	const row: string[] = [];
	for (const [found] of text
		.replace(/(?<=[a-z])-(?=[a-z])/g, ' ')
		.replace(smallHan, ' ')
		.matchAll(word)) {
		if (!/^[a-z]/.test(found)) row.push(found);
		else row.push(...englishUnit(found));
	}
	return row;
}

function englishUnit(found: string): string[] {
	const bare = found
		.replace(/n't$/, '')
		.replace(/'(s|re|ve|ll|d|m)$/, '')
		.replace(/['-]+$/, '')
		.replace(/['-]/g, '');
	const whole = glued.get(bare) ?? bare;
	return whole === '' || small.has(whole) || small.has(found) ? [] : [stemOf(whole)];
}

/** Whether a text holds Chinese. */
export function hasHan(text: string): boolean {
	return /\p{Script=Han}/u.test(text);
}
