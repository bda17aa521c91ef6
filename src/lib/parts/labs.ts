import type { LabView } from '#lib/case/candidate-view.ts';
import type { Language } from '#lib/case/text.ts';

export type Flag = 'high' | 'low' | 'critical';
export type Taken = { value: string; flag: Flag | null; daysAgo: number };
/** One test, newest value first. */
export type Series = { name: string; unit: string; reference: string; taken: Taken[] };

/** The values of one test together, the tests in the order in which they first came. */
export function seriesOf(labs: LabView[]): Series[] {
	const names = new Map<string, LabView[]>();
	for (const lab of labs)
		names.set(`${lab.name}\n${lab.unit}`, [...(names.get(`${lab.name}\n${lab.unit}`) ?? []), lab]);
	return [...names.values()].map((of) => {
		const taken = of.map((lab) => ({ value: lab.value, flag: flagOf(lab), daysAgo: lab.at ?? 0 }));
		const { name, unit, reference } = of[0]!;
		return { name, unit, reference, taken: taken.sort((one, other) => one.daysAgo - other.daysAgo) };
	});
}

/** The record's own flag; where it has none, what its own range says of a number. */
export function flagOf({ value, reference, flag }: Pick<LabView, 'value' | 'reference' | 'flag'>): Flag | null {
	if (flag !== null) return (['high', 'low', 'critical'] as const).find((one) => one === flag) ?? null;
	const { low, high } = limitsOf(reference);
	const number = numberIn(value);
	if (number === null) return null;
	if (low && (number < low.at || (number === low.at && !low.within))) return 'low';
	return high && (number > high.at || (number === high.at && !high.within)) ? 'high' : null;
}

type Limit = { at: number; within: boolean };

/** What a range allows: `3.5–5.0`, `<5`, `≥60`; nothing where it is written otherwise. */
export function limitsOf(reference: string): { low?: Limit; high?: Limit } {
	const text = reference.trim().replaceAll('＜', '<').replaceAll('＞', '>');
	const between = /^(-?\d+(?:\.\d+)?)\s*(?:[-–—~～]|to|至)\s*(\d+(?:\.\d+)?)$/u.exec(text);
	if (between) return { low: { at: Number(between[1]), within: true }, high: { at: Number(between[2]), within: true } };
	const [, sign, number] = /^(<=|>=|[<>≤≥])\s*(-?\d+(?:\.\d+)?)$/u.exec(text) ?? [];
	if (!sign) return {};
	const limit = { at: Number(number), within: /[=≤≥]/.test(sign) };
	return /[<≤]/.test(sign) ? { high: limit } : { low: limit };
}

/** The number that a value is; null for words, and for `<0.1`, whose size nobody knows. */
export function numberIn(value: string): number | null {
	return /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : null;
}

export type Spark = { points: [number, number][]; band: { from: number; to: number } };

/** A trend as a line in a box of 1 by 1, oldest left, low values at the bottom; the band is the range. Null below two numbers. */
export function sparkOf({ taken, reference }: Pick<Series, 'taken' | 'reference'>): Spark | null {
	const numbers = taken.flatMap(({ value, daysAgo }) => {
		const number = numberIn(value);
		return number === null ? [] : [{ number, daysAgo }];
	});
	if (numbers.length < 2) return null;
	const { low, high } = limitsOf(reference);
	const all = [...numbers.map(({ number }) => number), ...[low, high].flatMap((limit) => (limit ? [limit.at] : []))];
	const [least, most] = [Math.min(...all), Math.max(...all)];
	const up = (number: number) => (most === least ? 0.5 : (most - number) / (most - least));
	const first = Math.max(...numbers.map(({ daysAgo }) => daysAgo));
	const last = Math.min(...numbers.map(({ daysAgo }) => daysAgo));
	const along = (daysAgo: number) => (first === last ? 0.5 : (first - daysAgo) / (first - last));
	return {
		points: numbers.toReversed().map(({ number, daysAgo }) => [along(daysAgo), up(number)]),
		band: low || high ? { from: high ? up(high.at) : 0, to: low ? up(low.at) : 1 } : { from: 0, to: 0 }
	};
}

/** `5 weeks ago`, `today`: in the largest unit that says it well. */
export function ago(days: number, language: Language): string {
	const says = new Intl.RelativeTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', { numeric: 'auto' });
	if (days > 0 && days < 1) return says.format(-Math.max(1, Math.round(days * 24)), 'hour');
	if (days < 14) return says.format(-Math.round(days), 'day');
	if (days < 60) return says.format(-Math.round(days / 7), 'week');
	return days < 700 ? says.format(-Math.round(days / 30.4), 'month') : says.format(-Math.round(days / 365.25), 'year');
}
