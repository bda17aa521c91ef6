/**
 * All that a hint may look at: what the candidate asked in their own words, did, ordered, listed and pinned. The ids of a
 * case, and what came back, have no place in it; so the same doing brings the same hint at every station.
 */
export type Doings = {
	said: { text: string }[];
	done: { manoeuvre: string }[];
	ordered: { order: string }[];
	differential: { confidence?: number | undefined }[];
	links: { stance: 'for' | 'against' }[];
	marks: unknown[];
	regions: unknown[];
	readings: unknown[];
	provisional: unknown;
	items: { answer: unknown }[];
	hints: { hint: string }[];
};

type Rung = { hint: string; when: (doings: Doings) => boolean };

/** Words by which a question is known to be about an axis of the history; the same for every case. */
const axes = {
	onset:
		/\b(start|began|begin|begun|onset|sudden|come on|came on|first notice|when did|how long)|开始|起病|发病|突然|什么时候|多久|几天/i,
	course:
		/\b(since then|change|worse|better|progress|over time|come and go|comes and goes|constant|fluctuat|develop)|变化|加重|好转|进展|后来|时好时坏|反复|持续/i,
	negatives:
		/\b(bladder|bowel|waterworks|toilet|vision|sight|eyes?|double|speech|swallow|numb|tingl|pins and needles|weak|balance|headache|fits?|seizure|blackout)|大小便|小便|大便|视力|看东西|复视|说话|吞咽|麻|无力|平衡|头痛|头疼|抽搐|意识/gi,
	before: /\b(before|previous|ever had|in the past|earlier)|以前|既往|曾经|从前/i,
	drugs:
		/\b(medicines?|medications?|tablets?|drugs?|alcohol|drink|smoke|toxin|exposed|exposure|chemical|gas|allerg)|吃药|药|喝酒|饮酒|抽烟|吸烟|接触|毒|过敏/i,
	family:
		/\b(family|parents?|mother|father|siblings?|relatives?|inherit|runs in)|家里人|家族|父母|父亲|母亲|兄弟|姐妹|遗传/i,
	function:
		/\b(manage|daily|at home|at work|job|work|driv|walk|hobb|independent|handed|cope|coping)|生活|工作|开车|走路|自理|惯用手|利手|左撇子/i,
	witness:
		/\b(anyone see|someone see|did anybody|witness|wife|husband|partner|son|daughter|carer)|旁人|家属|目击|妻子|丈夫|老伴|儿子|女儿|有人看到/i,
	concerns: /\b(worr|concern|afraid|think it is|think is|hope|expect)|担心|害怕|觉得是|希望|想法/i
} as const;

/** The ladder, from the door to the answers: first where, then what; last what one would rather not ask oneself. */
const ladder: Rung[] = [
	{ hint: 'open', when: (doings) => isTalking(doings) && doings.said.length === 0 },
	{ hint: 'onset', when: unasked('onset') },
	{ hint: 'course', when: unasked('course') },
	{ hint: 'negatives', when: (doings) => isTalking(doings) && times(doings, 'negatives') < 3 },
	{ hint: 'examine', when: (doings) => isTalking(doings) && doings.done.length === 0 },
	{ hint: 'where', when: () => true },
	{ hint: 'tempo', when: () => true },
	{ hint: 'list', when: ({ differential }) => differential.length < 3 },
	{ hint: 'eyes', when: untouched('cranial.II', 'cranial.III') },
	{ hint: 'reflexes', when: untouched('reflex') },
	{ hint: 'sensory', when: untouched('sensory') },
	{ hint: 'gait', when: untouched('gait') },
	{ hint: 'must-not-miss', when: () => true },
	{ hint: 'drugs', when: unasked('drugs') },
	{ hint: 'does-not-fit', when: ({ differential }) => differential.length > 0 },
	{
		hint: 'against',
		when: ({ links, differential }) => differential.length > 0 && !links.some(({ stance }) => stance === 'against')
	},
	{ hint: 'test', when: ({ items, ordered }) => items.length === 0 && ordered.length === 0 },
	{ hint: 'tests', when: ({ items, ordered }) => items.length === 0 && ordered.length > 5 },
	{ hint: 'look', when: hasUnreadImages },
	{ hint: 'witness', when: unasked('witness') },
	{ hint: 'before', when: unasked('before') },
	{ hint: 'family', when: unasked('family') },
	{ hint: 'function', when: unasked('function') },
	{ hint: 'mind', when: untouched('mental') },
	{ hint: 'coordination', when: untouched('coordination') },
	{ hint: 'sure', when: ({ differential }) => differential.some(({ confidence }) => confidence === undefined) },
	{ hint: 'change-mind', when: ({ differential }) => differential.length > 0 },
	{ hint: 'concerns', when: unasked('concerns') },
	{ hint: 'sentence', when: () => true }
];

/** Every name that a hint can have; `enough` stands at the end of the ladder. */
export const hintNames = [...ladder.map(({ hint }) => hint), 'enough'];

/**
 * What a tutor would ask next, by name: the first rung of a ladder that is the same for every case, whose time has come
 * and which this candidate was not given yet; `enough` when there is none.
 */
export function nextHint(doings: Doings): string {
	const given = new Set(doings.hints.map(({ hint }) => hint));
	return ladder.find(({ hint, when }) => !given.has(hint) && when(doings))?.hint ?? 'enough';
}

/** Whether more can be asked and examined: not at the answers, nor after a provisional differential. */
function isTalking({ items, provisional }: Doings): boolean {
	return items.length === 0 && provisional === null;
}

function unasked(axis: keyof typeof axes): Rung['when'] {
	return (doings) => isTalking(doings) && times(doings, axis) === 0;
}

function times({ said }: Doings, axis: keyof typeof axes): number {
	return said.filter(({ text }) => text.search(axes[axis]) >= 0).length;
}

function untouched(...starts: string[]): Rung['when'] {
	return (doings) =>
		isTalking(doings) && !doings.done.some(({ manoeuvre }) => starts.some((start) => manoeuvre.startsWith(start)));
}

function hasUnreadImages({ ordered, marks, regions, readings }: Doings): boolean {
	return (
		ordered.some(({ order }) => order.startsWith('imaging.')) && marks.length + regions.length + readings.length === 0
	);
}
