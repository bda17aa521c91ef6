import type { Case } from '#lib/case/case.ts';
import type { Key } from '#lib/case/key.ts';
import { wordings } from '#lib/case/text.ts';

// What counts as a leak: session.md, "What the browser gets".

/** Everything of a key and of true ids that stands in what a candidate was sent. Empty is as it must be. */
export function leaks(sent: string, case_: Case, key: Key): string[] {
	const low = sent.toLowerCase();
	return [
		...namesIn(key).filter((name) => (isShort(name) ? wholeWord(sent, name) : wholeWord(low, name.toLowerCase()))),
		...keyTexts(key).filter((text) => isLong(text) && low.includes(JSON.stringify(text).slice(1, -1).toLowerCase())),
		...idsIn(case_, key).filter((id) => sent.includes(`"${id}"`)),
		...filesIn(case_, key).filter((file) => sent.includes(file))
	];
}

function namesIn({ diagnosis }: Key): string[] {
	const { name, synonyms, broader, never_say } = diagnosis;
	return [...wordings(name), ...synonyms, ...broader, ...never_say];
}

/** Every text of the key but the examiner's questions, which are put one by one in the viva. */
function keyTexts({ examiner, ...key }: Key): string[] {
	return textsIn([key, examiner.map(({ model_answer, points }) => ({ model_answer, points }))]);
}

function textsIn(value: unknown): string[] {
	if (typeof value === 'string') return [value];
	if (Array.isArray(value)) return value.flatMap(textsIn);
	return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

function idsIn(case_: Case, key: Key): string[] {
	return [
		case_.id,
		...[case_.history, case_.examination, case_.investigations, case_.images, case_.items].flat().map(({ id }) => id),
		...[key.differential, key.lesions, key.rationale, key.evidence, key.examiner, key.checklist]
			.flat()
			.map(({ id }) => id)
	];
}

function filesIn(case_: Case, key: Key): string[] {
	const paths = [...case_.images.map(({ file }) => file), ...Object.values(key.masks)];
	return paths.flatMap((path) => [path, path.split('/').at(-1) ?? path]);
}

function isLong(text: string): boolean {
	const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
	return han >= 12 || (text.match(/\p{L}/gu)?.length ?? 0) >= 25;
}

function isShort(name: string): boolean {
	return /^[\w-]{1,4}$/.test(name);
}

function wholeWord(text: string, word: string): boolean {
	if (/\p{Script=Han}/u.test(word)) return text.includes(word);
	const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
	return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u').test(text);
}
