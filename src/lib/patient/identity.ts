import type { Case } from '#lib/case/case.ts';
import { identityOf, type Identity } from '#lib/case/identity.ts';
import { say, type Language } from '#lib/case/text.ts';
import { speech } from './speech.ts';

const whose = "(?:your|his|her|their|(?:the )?patient(?:[’']?s)?)";
const who = '(?:you|he|she|they|the patient)';
const relative =
	/mother|father|mum|dad|brother|sister|son|daughter|child|wife|husband|partner|父|母|爸|妈|儿|女|孩|兄|弟|姐|妹|爱人|丈夫|妻|老婆|老公/u;

// Each phrase that asks for the name or the age; the rest of the question is asked by itself.
const wanted: Record<Identity, RegExp[]> = {
	'patient.name': [
		new RegExp(`\\b${whose} (?:(?:full|first|last|given|family|sur) ?)?names?\\b(?! (?:of|for|on)\\b)`, 'giu'),
		new RegExp(`\\bwhat (?:are|is|'s|’s) ${who} called\\b`, 'giu'),
		/\b(?:what|how) (?:should|shall|can|may|do|would|could) (?:i|we|you)(?: like| prefer| want)?(?: me| us)?(?: to)?(?: be)? (?:call|called|address|addressed)(?: you| him| her)?\b/giu,
		/\bwho am i (?:speaking|talking) (?:to|with)\b/giu,
		/怎么称呼|如何称呼|该?怎么叫(?:您|你)|(?:您|你)?贵姓|(?:您|你|他|她|病人|患者)(?:的)?(?:全名|大名|名字|姓名|叫什么|姓什么)(?:名字)?|叫什么名字|^姓名|核对[^，。？?]*姓名|确认[^，。？?]*姓名|姓名/gu
	],
	'patient.age': [
		new RegExp(`\\bhow old (?:(?:are|is) ${who}|${who} (?:are|is))\\b(?: now| today| this year)?`, 'giu'),
		new RegExp(`(?<!\\b(?:at|for|of|in) )\\b${whose} (?:(?:full|first|last) )?(?:name )?(?:and )?age\\b`, 'giu'),
		/\band age\b|\bname and (?:date of birth and )?age\b|\bwhat age (?:are|is) (?:you|he|she)\b/giu,
		/(?:您|你|他|她|病人|患者)(?:今年|现在|到底)?(?:多大|几岁|多少岁|什么岁数)(?:年纪|岁数|年龄)?了?|今年(?:多大|几岁|多少岁)(?:年纪|岁数)?了?|多大(?:年纪|岁数|年龄)|年龄|高寿|贵庚/gu
	]
};

/** When, not how old: "how old were you when it began", 几岁开始抽烟. Of a thing: what a tablet is called. */
const otherwise =
	/开始|的时候|那年|起病|发病|得的|药|片|医院|学校|宠物|狗|猫|\b(?:tablet|pill|medicine|drug|hospital|school|ward)s?\b/u;

/** What of the patient's name and age a plain text asks for, where the case holds it, and what it asks besides. */
export function identityAsked(case_: Case, question: string): { ids: Identity[]; rest: string } {
	const text = ofTheirs(case_, question);
	if (relative.test(text) || otherwise.test(text)) return { ids: [], rest: question };
	const held = identityOf(case_);
	const ids = held.filter((id) => wanted[id].some((pattern) => text.search(pattern) >= 0));
	const rest = ids.flatMap((id) => wanted[id]).reduce((left, pattern) => left.replace(pattern, ' '), text);
	return { ids, rest };
}

/** "Your wife" is the patient where the husband speaks: what a relative calls the patient, by what the relative is called. */
const theirs: [speaker: RegExp, patient: RegExp][] = [
	[/^(?:husband|丈夫)$/iu, /\byour wife\b|(?:您|你)(?:的)?(?:妻子|爱人|老婆|太太)/giu],
	[/^(?:wife|妻子)$/iu, /\byour husband\b|(?:您|你)(?:的)?(?:丈夫|爱人|老公|先生)/giu],
	[
		/^(?:daughter|son|女儿|儿子)$/iu,
		/\byour (?:mother|mum|mom|father|dad)\b|(?:您|你)(?:的)?(?:母亲|妈妈|妈|父亲|爸爸|爸)/giu
	],
	[/^(?:mother|father|母亲|父亲)$/iu, /\byour (?:son|daughter|child)\b|(?:您|你)(?:的)?(?:儿子|女儿|孩子)/giu]
];

function ofTheirs(case_: Case, text: string): string {
	const informant = informantOf(case_, 'en') ?? '';
	const [, patient] = theirs.find(([speaker]) => speaker.test(informant)) ?? [];
	return patient ? text.replace(patient, (words) => (/[a-z]/i.test(words) ? 'the patient' : '患者')) : text;
}

/** Who speaks for most of a case's facts: null is the patient. */
export function informantOf({ history }: Case, language: Language): string | null {
	const speakers = history.map(
		({ says }) => speech(say(says, language)).find(({ direction }) => !direction)?.speaker ?? null
	);
	const times = (one: string | null) => speakers.filter((speaker) => speaker === one).length;
	return [...new Set(speakers)].reduce<string | null>((most, one) => (times(one) > times(most) ? one : most), null);
}
