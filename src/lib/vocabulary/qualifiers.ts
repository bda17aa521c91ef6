import { isChinese, normalise } from './normalise.ts';

/** A wording with a qualifier less: what is left of it, and whether an acute or chronic was among those taken away. */
export type Stripped = { rest: string; tempi: ReadonlySet<string> };

const sides = new Map(Object.entries({ left: 'left', right: 'right', bilateral: 'both' }));
const tempi = new Set(['acute', 'subacute', 'chronic']);
const hedges = /^(query|possible|possibly|probable|probably|likely|suspected|presumed|sided|side|severe|mild)$/;
const chineseSides: Record<string, string> = { 左: 'left', 右: 'right', 双: 'both' };
const chineseTempi: Record<string, string> = { 亚急性: 'subacute', 急性: 'acute', 慢性: 'chronic' };
const chineseHedges = /^(?:疑似|可疑|拟诊|考虑为?|可能为?|重度|轻度)|(?:可能性大|可能|待排查?|待查)$/;

/** A wording without its sides, tempi and hedges: one less at a time, from its end and then from its beginning. */
export function strippings(text: string): Stripped[] {
	const take = isChinese(text) ? takeChinese : takeEnglish;
	const stages: Stripped[] = [];
	let whole = normalise(text);
	for (let rest = take(whole); rest !== null; rest = take(whole)) {
		const taken = whole.replace(rest, '');
		stages.push({ rest, tempi: new Set([...(stages.at(-1)?.tempi ?? []), ...tempiIn(taken)]) });
		whole = rest;
	}
	return stages;
}

/** Every side that a wording names, wherever it stands. */
export function sidesIn(text: string): Set<string> {
	const plain = normalise(text);
	if (isChinese(text)) return new Set([...plain.matchAll(/([左右双])侧?/g)].map(([, side]) => chineseSides[side!]!));
	return new Set(plain.split(' ').flatMap((word) => sides.get(word) ?? []));
}

/** Every tempo that a wording names, wherever it stands. */
export function tempiIn(text: string): Set<string> {
	const plain = normalise(text);
	if (isChinese(text)) return new Set([...plain.matchAll(/亚急性|急性|慢性/g)].map(([tempo]) => chineseTempi[tempo]!));
	return new Set(plain.split(' ').filter((word) => tempi.has(word)));
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

function takeEnglish(whole: string): string | null {
	const words = whole.split(' ');
	if (words.length < 2) return null;
	if (isQualifier(words.at(-1)!)) return words.slice(0, -1).join(' ');
	return isQualifier(words[0]!) ? words.slice(1).join(' ') : null;
}

function isQualifier(word: string): boolean {
	return sides.has(word) || tempi.has(word) || hedges.test(word);
}

function takeChinese(whole: string): string | null {
	const rest = whole.replace(chineseHedges, '');
	const less = rest === whole ? whole.replace(/^(?:[左右双]侧?|亚急性|急性|慢性)/, '') : rest;
	return less === whole || less === '' ? null : less;
}
