import { escaped, mark, scale, ticks } from './scale.ts';

export type Curve = {
	name: string;
	isHuman: boolean;
	points: { x: number; y: number; low?: number | null; high?: number | null }[];
};

export type Frame = {
	label: string;
	x: { from: number; to: number; at: number[]; name: string; print?: (value: number) => string };
	y: { from: number; to: number; name: string; print: (value: number) => string };
	/** A line from corner to corner: as sure as right. */
	diagonal?: true;
};

const [left, right, top, bottom] = [52, 452, 20, 240];

/** Curves in one frame, their names at the right of their last points, pushed apart where they would meet. */
export function curves(all: readonly Curve[], { label, x: across, y: up, diagonal }: Frame): string {
	const onAxis = scale(across.from, across.to, left, right);
	const y = scale(up.from, up.to, bottom, top);
	const grid = [
		...ticks(up.from, up.to).map(
			(at) =>
				`<path class="grid" d="M${left} ${y(at)}H${right}"/><text x="${left - 6}" y="${y(at) + 4}" text-anchor="end">${up.print(at)}</text>`
		),
		...across.at.map(
			(at) =>
				`<path class="tick" d="M${onAxis(at)} ${bottom}v5"/><text x="${onAxis(at)}" y="${bottom + 18}" text-anchor="middle">${across.print?.(at) ?? at}</text>`
		)
	];
	const line = diagonal ? `<path class="diagonal" d="M${left} ${bottom}L${right} ${top}"/>` : '';
	const drawn = all.map(({ points, isHuman }, i) => {
		// Marks of several curves at one place stand side by side.
		const aside = points.length > 24 ? 0 : (i - (all.length - 1) / 2) * 4;
		const x = (value: number) => onAxis(value) + aside;
		const series = isHuman ? 'people' : 'model';
		const path = points.map((point, i) => `${i === 0 ? 'M' : 'L'}${x(point.x)} ${y(point.y)}`).join('');
		const reaches = points.flatMap(({ x: at, low, high }) =>
			low === null || high === null || low === undefined || high === undefined
				? []
				: [`<path class="reach ${series}" d="M${x(at)} ${y(low)}V${y(high)}"/>`]
		);
		const marks = points.length > 24 ? [] : points.map((point) => mark(x(point.x), y(point.y), isHuman));
		return `<path class="curve ${series}" d="${path}"/>${reaches.join('')}${marks.join('')}`;
	});
	const names = apart(all.map(({ points }) => y(points.at(-1)?.y ?? 0))).map(
		(at, i) => `<text class="name" x="${right + 20}" y="${at + 4}">${escaped(all[i]?.name ?? '')}</text>`
	);
	const titles = `<text x="${(left + right) / 2}" y="${bottom + 38}" text-anchor="middle">${escaped(across.name)}</text><text x="8" y="${top - 14}" text-anchor="start" class="name">${escaped(up.name)}</text>`;
	const tall = Math.max(bottom + 46, ...apart(all.map(({ points }) => y(points.at(-1)?.y ?? 0))).map((at) => at + 12));
	return `<svg class="plot" viewBox="0 -8 640 ${tall + 8}" role="img" aria-label="${escaped(label)}">${grid.join('')}${line}${drawn.join('')}${names.join('')}${titles}</svg>`;
}

/** Heights at least a line apart, in the order that they had; nothing moves further than it must. */
function apart(heights: readonly number[]): number[] {
	const order = heights.map((_, i) => i).sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
	const placed = [...heights];
	let last = -Infinity;
	for (const i of order) {
		last = Math.max(placed[i] ?? 0, last + 16);
		placed[i] = last;
	}
	return placed;
}
