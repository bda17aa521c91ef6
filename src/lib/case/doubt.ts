import * as v from 'valibot';

/** What of a debrief somebody may think wrong: of the key, of the marks, or of what the case itself says. */
export const doubtable = [
	'diagnosis',
	'line',
	'mark',
	'point',
	'answer',
	'option',
	'step',
	'lesion',
	'reply',
	'finding',
	'result',
	'advice'
] as const;
export type Doubtable = (typeof doubtable)[number];

/** What becomes of the case. */
export const outcomes = ['will be mended', 'was mended', 'stays'] as const;
export type Outcome = (typeof outcomes)[number];

export const longestDoubt = 2_000;
export const longestReference = 300;

const longestWords = 1_000;
const about = new RegExp(`^(${doubtable.join('|')}):[^\\p{Cc}]{1,200}$`, 'u');

/** A doubt as it is sent. */
export const SentDoubt = v.strictObject({
	/** The kind of a thing in the debrief, a colon, and its id there. */
	about: v.pipe(v.string(), v.regex(about)),
	/** What stood there, so that the doubt can be read when the case says something else. */
	words: v.pipe(
		v.string(),
		v.trim(),
		v.minLength(1),
		v.transform((words) => words.slice(0, longestWords))
	),
	text: v.pipe(written(longestDoubt), v.minLength(1)),
	/** A DOI, a PMID or an address; empty where none is given. */
	reference: written(longestReference)
});
export type SentDoubt = v.InferOutput<typeof SentDoubt>;

/** A doubt as its owner reads it. Times in ms since epoch. */
export type OwnDoubt = SentDoubt & {
	id: string;
	at: number;
	/** Null until an author has answered. */
	answer: { text: string; outcome: Outcome; at: number } | null;
};

/** Words of one's own, trimmed. */
export function written(longest: number) {
	return v.pipe(v.string(), v.normalize('NFC'), v.trim(), v.maxLength(longest));
}
