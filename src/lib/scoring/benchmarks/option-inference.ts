import { length, space, words } from './python-text.ts';

const refusals = [
	"Sorry, I can't help with images of people yet.",
	"I can't process this file.",
	"I'm sorry, but without the image provided",
	'Cannot determine the answer'
];

/**
 * Which option an answer means, by VLMEvalKit's rules, faults kept ("A glioma is seen" is A by its text): a letter that stands
 * alone once, among the last four words; "answer is X" for A to D; else the one option whose text occurs in an answer that is
 * not too long. "Z" is a refusal. Null where nothing can be inferred: VLMEvalKit then asks a judge or draws an option at random,
 * which a score must never rest on.
 *
 * Source: open-compass/VLMEvalKit, `vlmeval/utils/matching_util.py`, `can_infer`, at e8e78f0.
 * @example inferredOption('C) Abscess', { A: 'Glioma', B: 'Meningioma', C: 'Abscess' }) // 'C'
 */
export function inferredOption(answer: string, options: Readonly<Record<string, string>>): string | null {
	return byLetter(answer, Object.keys(options)) ?? byText(answer, options);
}

const spoken = new RegExp(`(?:correct[${space}]+)?answer[${space}]+is[${space}]+\\**([ABCD])\\**`, 'iu');

function byLetter(answer: string, letters: readonly string[]): string | null {
	if (answer.includes('Failed to obtain answer via API')) return null;
	if (refusals.some((refusal) => answer.includes(refusal))) return 'Z';
	const split = words(answer.replace(/[.()[\],:;!*#{}]/g, ' '));
	const standing = letters.filter((letter) => split.includes(letter));
	const [only] = standing;
	if (standing.length === 1 && only !== undefined) {
		if (split.indexOf(only) > split.length - 5) return only;
	} else if (standing.length === 0 && split.includes('Z')) return 'Z';
	const [, said] = spoken.exec(answer) ?? [];
	return said !== undefined && letters.includes(said.toUpperCase()) ? said.toUpperCase() : null;
}

function byText(answer: string, options: Readonly<Record<string, string>>): string | null {
	const text = answer.toLowerCase();
	const all = Object.values(options).reduce((sum, option) => sum + length(option), 0);
	if (length(text) > 2 * all) return null;
	const within = Object.keys(options).filter((letter) => text.includes((options[letter] ?? '').toLowerCase()));
	return within.length === 1 ? (within[0] ?? null) : null;
}
