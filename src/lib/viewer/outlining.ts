import type { Mm } from './place.ts';

/** As many corners as an outline may have. */
export const mostCorners = 200;

/** An outline with as few corners as keep it within `slack` millimetres of what was drawn (Douglas and Peucker), and no more than may be. */
export function simplified(outline: Mm[], slack = 0.3): Mm[] {
	const kept = thinned(outline, slack);
	return kept.length <= mostCorners ? kept : simplified(outline, slack * 2);
}

function thinned(line: Mm[], slack: number): Mm[] {
	const [first, last] = [line[0], line.at(-1)];
	if (!first || !last || line.length < 3) return line;
	let [far, at] = [0, 0];
	line.forEach((mm, i) => {
		const off = awayFrom(mm, first, last);
		if (off > far) [far, at] = [off, i];
	});
	if (far <= slack) return [first, last];
	return [...thinned(line.slice(0, at + 1), slack).slice(0, -1), ...thinned(line.slice(at), slack)];
}

/** From a place to the nearest of a straight line between two others, or to the one place where the two are the same. */
export function awayFrom(mm: Mm, from: Mm, to: Mm): number {
	const [line, off] = [minus(to, from), minus(mm, from)];
	const length = dot(line, line);
	const share = length === 0 ? 0 : Math.min(1, Math.max(0, dot(line, off) / length));
	return Math.hypot(...minus(off, [line[0] * share, line[1] * share, line[2] * share]));
}

/**
 * Whether a place on the slice lies within a closed outline, or so close to it. A place is within where the angles to all
 * corners, one after the other, go around it once.
 */
export function touches(outline: Mm[], mm: Mm, reach: number): boolean {
	const edges = outline.map((from, i) => [from, outline[(i + 1) % outline.length]!] as const);
	if (edges.some(([from, to]) => awayFrom(mm, from, to) <= reach)) return true;
	const normal = edges.reduce<Mm>((sum, [from, to]) => plus(sum, cross(minus(from, mm), minus(to, mm))), [0, 0, 0]);
	const turned = edges.reduce((sum, [from, to]) => {
		const [a, b] = [minus(from, mm), minus(to, mm)];
		const turn = cross(a, b);
		return sum + Math.atan2(Math.sign(dot(turn, normal)) * Math.hypot(...turn), dot(a, b));
	}, 0);
	return Math.abs(turned) > Math.PI;
}

/** What a flat outline encloses, mm². */
export function areaOf(outline: Mm[]): number {
	const [from] = outline;
	if (!from) return 0;
	const sum = outline.reduce<Mm>(
		(sum, mm, i) => plus(sum, cross(minus(mm, from), minus(outline[(i + 1) % outline.length]!, from))),
		[0, 0, 0]
	);
	return Math.hypot(...sum) / 2;
}

/** The mean of the corners, which lies on their slice. */
export function middleOf(outline: Mm[]): Mm {
	const sum = outline.reduce<Mm>((sum, mm) => plus(sum, mm), [0, 0, 0]);
	return [sum[0] / outline.length, sum[1] / outline.length, sum[2] / outline.length];
}

export function apart(from: Mm, to: Mm): number {
	return Math.hypot(...minus(from, to));
}

function minus(a: Mm, b: Mm): Mm {
	return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function plus(a: Mm, b: Mm): Mm {
	return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

function dot(a: Mm, b: Mm): number {
	return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Mm, b: Mm): Mm {
	return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
