import { placeAndStory, sentencesOf } from './choose-stations.ts';

/** What stands on the door, in the doorway's own words: where, who and why, and what to do, one thing at a time. */
export type DoorSheet = { place: string | null; story: string; tasks: string[] };

const task = /^(?:Take |Your tasks?: |Please |请|[你您]的任务：)/u;
// The sheet says the station's own time, which may have been set otherwise, or hold extra time.
const time = /^(?:You have \d+ minutes?\b|时间\s*\d+\s*分钟)/u;

export function doorSheet(doorway: string): DoorSheet {
	const { place, story } = placeAndStory(doorway);
	const sentences = sentencesOf(story);
	const told = sentences.filter((sentence) => !task.test(sentence) && !time.test(sentence));
	if (told.length === 0) return { place, story, tasks: [] };
	const isChinese = /\p{Script=Han}/u.test(story);
	return {
		place,
		story: told.join(isChinese ? '' : ' '),
		tasks: sentences.filter((sentence) => task.test(sentence)).flatMap(isChinese ? inChinese : inEnglish)
	};
}

/** Parts between commas; what follows the last “and” is one, however many commas it has. */
function inEnglish(sentence: string): string[] {
	const said = sentence.replace(/^(?:Your tasks?: |Please )/, '').replace(/\.$/, '');
	const [, before = said, last] = /^(.+?), and (?=\w+ )(.+)$/s.exec(said) ?? [];
	// A lone “and when” belongs to what it follows.
	const parts = before.split(/, (?!and )/);
	return [...parts, last]
		.filter((part) => part !== undefined)
		.map((part) => part.charAt(0).toUpperCase() + part.slice(1));
}

function inChinese(sentence: string): string[] {
	const said = sentence.replace(/^(?:请|[你您]的任务：)/u, '').replace(/。$/u, '');
	const [, before = said, last] = /^(.+?)[，、]并(?!且)(.+)$/su.exec(said) ?? [];
	return [...before.split(/[，、]/u), last].filter((part) => part !== undefined);
}
