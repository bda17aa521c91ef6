import type { Numbers } from './volume.ts';
import type { Values, Window } from './window-presets.ts';

type Held = { voxels: Numbers; size: [number, number, number]; slope: number; intercept: number };

const bins = 1001;

/**
 * The window that a volume opens with, and the values it holds, by NiiVue's rule (its `calMinMax`): seen are the voxels
 * of the middle half, each way; without a window in the header it reaches from their 2nd to their 98th percentile.
 */
export function valuesOf({ voxels, size, slope, intercept }: Held, asked: Window): Values {
	const scaled = (raw: number) => raw * slope + intercept;
	const given = asked.every(Number.isFinite) && asked[1] > asked[0];
	const middle = spread(inner(voxels, size));
	const seen = middle.numbers > 0 && (given || varies(middle)) ? middle : spread(voxels);
	const held: Window = [scaled(seen.low), scaled(seen.high)];
	if (given) return { asked, held };
	if (!varies(seen)) return { asked: held, held };
	const [low, high] = robust(seen);
	// Where most is air, the window begins at air.
	return { asked: [isAiry(seen) ? Math.min(scaled(low), 0) : scaled(low), scaled(high)], held };
}

type Spread = { seen: Numbers; low: number; high: number; zeros: number; numbers: number };

function spread(seen: Numbers): Spread {
	let [low, high, zeros, numbers] = [Infinity, -Infinity, 0, 0];
	for (const value of seen) {
		if (Number.isNaN(value)) continue;
		numbers++;
		if (value === 0) zeros++;
		if (value < low) low = value;
		if (value > high) high = value;
	}
	return { seen, low, high, zeros, numbers };
}

function isAiry({ zeros, seen }: Spread): boolean {
	return zeros > 0.6 * seen.length;
}

/** How many values are two in a hundred; zeros do not count where most is air. */
function few(spread: Spread): number {
	return Math.round((spread.numbers - (isAiry(spread) ? spread.zeros : 0)) * 0.02);
}

function varies(spread: Spread): boolean {
	return spread.low < spread.high && few(spread) >= 1;
}

function robust(spread: Spread): Window {
	const { seen, low, high } = spread;
	const perValue = (bins - 1) / (high - low);
	const counts = new Uint32Array(bins);
	for (const value of seen) {
		if (Number.isNaN(value) || (value === 0 && isAiry(spread))) continue;
		const bin = Math.round((value - low) * perValue);
		counts[bin] = counts[bin]! + 1;
	}
	const enough = few(spread);
	let [from, to] = [-1, bins];
	for (let sum = 0; sum < enough;) sum += counts[++from]!;
	for (let sum = 0; sum < enough;) sum += counts[--to]!;
	for (let apart = from !== to; !apart; apart ||= from === 0 && to === bins - 1) {
		if (from > 0) apart = counts[--from]! > 0;
		if (!apart && to < bins - 1) apart = counts[++to]! > 0;
	}
	return [from / perValue + low, to / perValue + low];
}

function inner(voxels: Numbers, size: Held['size']): Numbers {
	const from = size.map((count) => Math.floor(count / 4));
	const [width, height, depth] = size.map((count, i) => count - 2 * from[i]!) as Held['size'];
	const [x = 0, y = 0, z = 0] = from;
	const kept = voxels.slice(0, width * height * depth);
	for (let k = 0; k < depth; k++)
		for (let j = 0; j < height; j++) {
			const row = x + size[0] * (y + j + size[1] * (z + k));
			kept.set(voxels.subarray(row, row + width), width * (j + height * k));
		}
	return kept;
}
