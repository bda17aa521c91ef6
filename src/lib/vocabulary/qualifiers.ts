import { isChinese, normalise } from './normalise.ts';

/** What a wording says beside the name: the side, the tempo. An empty set says nothing. */
export type Qualified = { rest: string; sides: Set<string>; tempi: Set<string> };

const sides: Record<string, string> = { left: 'left', right: 'right', bilateral: 'both' };
const tempi: Record<string, string> = { acute: 'acute', subacute: 'subacute', chronic: 'chronic' };
const hedges = /^(query|possible|possibly|probable|probably|likely|suspected|presumed|sided|side|severe|mild)$/;
const chineseSides: Record<string, string> = { 左: 'left', 右: 'right', 双: 'both' };
const chineseTempi: Record<string, string> = { 亚急性: 'subacute', 急性: 'acute', 慢性: 'chronic' };
const chineseHedges = /^(?:疑似|可疑|拟诊|考虑为?|可能为?|重度|轻度)|(?:可能性大|可能|待排查?|待查)$/;

/** A wording without side, tempo and hedge at its two ends; what stood there is kept apart. */
export function unqualified(text: string): Qualified {
	return isChinese(text) ? chinese(normalise(text)) : english(normalise(text));
}

/** Every side that a wording names, wherever it stands. */
export function sidesIn(text: string): Set<string> {
	const plain = normalise(text);
	if (isChinese(text)) return new Set([...plain.matchAll(/([左右双])侧?/g)].map(([, side]) => chineseSides[side!]!));
	return new Set(plain.split(' ').flatMap((word) => sides[word] ?? []));
}

/** Every tempo that a wording names, wherever it stands. */
export function tempiIn(text: string): Set<string> {
	const plain = normalise(text);
	if (isChinese(text)) return new Set([...plain.matchAll(/亚急性|急性|慢性/g)].map(([tempo]) => chineseTempi[tempo]!));
	return new Set(plain.split(' ').flatMap((word) => tempi[word] ?? []));
}

/** Whether one says left and the other right, or one acute and the other chronic. */
export function contradict(one: Set<string>, other: Set<string>): boolean {
	return [
		['left', 'right'],
		['acute', 'chronic']
	].some(([first, second]) => opposed(one, other, first!, second!) || opposed(other, one, first!, second!));
}

function opposed(one: Set<string>, other: Set<string>, first: string, second: string): boolean {
	return one.has(first) && !one.has(second) && other.has(second) && !other.has(first) && !other.has('both');
}

function english(plain: string): Qualified {
	const words = plain.split(' ');
	const found: Qualified = { rest: '', sides: new Set(), tempi: new Set() };
	while (words.length > 1 && take(words[0]!, found)) words.shift();
	while (words.length > 1 && take(words.at(-1)!, found)) words.pop();
	return { ...found, rest: words.join(' ') };
}

function take(word: string, found: Qualified): boolean {
	if (sides[word]) found.sides.add(sides[word]);
	else if (tempi[word]) found.tempi.add(tempi[word]);
	else return hedges.test(word);
	return true;
}

function chinese(plain: string): Qualified {
	const found: Qualified = { rest: plain, sides: new Set(), tempi: new Set() };
	for (let before = ''; before !== found.rest;) {
		before = found.rest;
		found.rest = found.rest
			.replace(chineseHedges, '')
			.replace(/^([左右双])侧?/, (_, side: string) => (found.sides.add(chineseSides[side]!), ''))
			.replace(/^(亚急性|急性|慢性)/, (tempo) => (found.tempi.add(chineseTempi[tempo]!), ''));
	}
	return found.rest === '' ? { rest: plain, sides: new Set(), tempi: new Set() } : found;
}
