import { mark, scale, ticks } from './scale.ts';

type Range = { from: number; to: number };
type Interval = { value: number | null; low: number | null; high: number | null };

const width = 360;
const height = 32;

/** One row of a forest plot: a value with its interval over a band, the interval that it is compared with. */
export function interval(
	{ value, low, high }: Interval,
	isHuman: boolean,
	range: Range,
	band: Interval | null
): string {
	const x = scale(range.from, range.to, 12, width - 12);
	const series = isHuman ? 'people' : 'model';
	const grid = ticks(range.from, range.to).map((at) => `<path class="grid" d="M${x(at)} 0V${height}"/>`);
	const behind =
		band && band.low !== null && band.high !== null
			? `<rect class="band" x="${x(band.low)}" width="${Math.max(x(band.high) - x(band.low), 1)}" height="${height}"/>`
			: '';
	const reach =
		low === null || high === null
			? ''
			: `<path class="reach ${series}" d="M${x(low)} 16H${x(high)}M${x(low)} 11v10M${x(high)} 11v10"/>`;
	const point = value === null ? '' : mark(x(value), 16, isHuman);
	return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" aria-hidden="true">${behind}${grid.join('')}${reach}${point}</svg>`;
}

/** The axis under a forest plot; `print` writes its numbers. */
export function axis(range: Range, print: (value: number) => string): string {
	const x = scale(range.from, range.to, 12, width - 12);
	const marks = ticks(range.from, range.to).map(
		(at) => `<path class="tick" d="M${x(at)} 0v5"/><text x="${x(at)}" y="19" text-anchor="middle">${print(at)}</text>`
	);
	return `<svg width="${width}" height="24" viewBox="0 0 ${width} 24" aria-hidden="true">${marks.join('')}</svg>`;
}
