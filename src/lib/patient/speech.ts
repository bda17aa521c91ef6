import type { Speech } from '#lib/case/candidate-view.ts';

const english =
	'wife|husband|partner|spouse|daughter|son|mother|father|mum|mom|dad|sister|brother|granddaughter|grandson|' +
	'grandmother|grandfather|aunt|uncle|niece|nephew|cousin|friend|neighbour|neighbor|colleague|flatmate|carer|' +
	'nurse|midwife|paramedic|interpreter|teacher|daughter-in-law|son-in-law|mother-in-law|father-in-law';
const chinese =
	'妻子|丈夫|爱人|老伴|老公|老婆|女儿|儿子|母亲|父亲|妈妈|爸爸|婆婆|岳母|岳父|儿媳|女婿|姐姐|妹妹|哥哥|弟弟|孙女|孙子|外孙女|外孙|' +
	'奶奶|爷爷|姥姥|外婆|外公|姑姑|阿姨|舅舅|叔叔|侄女|侄子|男友|女友|男朋友|女朋友|朋友|邻居|同事|室友|同学|老师|护工|保姆|护士|急救员|翻译|家属';
const patient = /^(?:(?:the )?patient|患者|病人|本人)(?:[\s,，:：]+|$)/iu;
const relation = new RegExp(
	`^((?:(?:his|her|their|my|the) )?(?:${english})(?: [A-Z][\\p{L}’'-]+)?|(?:${chinese}))(?=[\\s,，:：]|$|(?<=\\p{Script=Han}))`,
	'iu'
);
const bracket = /[(（]([^()（）]*)[)）]/gu;

/** Cuts stored words into who speaks, what is said and stage directions. `speaker` null is the patient. */
export function speech(stored: string): Speech[] {
	const cut: Speech[] = [];
	let speaker: string | null = null;
	let from = 0;
	const add = (words: string, direction: boolean) => {
		if (words.trim()) cut.push({ speaker, words: words.trim(), direction });
	};
	for (const found of stored.matchAll(bracket)) {
		add(stored.slice(from, found.index), false);
		const inside = (found[1] ?? '').trim();
		const named = whoSpeaks(inside);
		if (named) speaker = named.speaker;
		add(named ? named.manner : inside, true);
		from = found.index + found[0].length;
	}
	add(stored.slice(from), false);
	return cut;
}

function whoSpeaks(inside: string): { speaker: string | null; manner: string } | null {
	const bare = inside.replace(/\s*[:：]$/u, '');
	const self = patient.exec(bare);
	if (self) return { speaker: null, manner: bare.slice(self[0].length) };
	const other = relation.exec(bare)?.[1];
	if (other) return { speaker: other, manner: bare.slice(other.length).replace(/^[\s,，:：]+/u, '') };
	// A name that is no relation is known by its colon: "(Grace:) …".
	return bare !== inside ? { speaker: bare, manner: '' } : null;
}
