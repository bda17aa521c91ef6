/** One line of the table. `ratio` is what a target speaks of, unless the target is of `ours` itself. */
export type Line = {
	what: string;
	ours: number;
	against: number | null;
	unit: string;
	ratio: number | null;
	target: string;
	met: boolean | null;
};

export type Target = { most?: number; least?: number };

export function median(values: number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	const middle = sorted.length / 2;
	const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
	return low === undefined || high === undefined ? NaN : (low + high) / 2;
}

export function mean(values: number[]): number {
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Ours against something else, measured in the same rounds: the ratio is the median of the rounds' own ratios. */
export function against(what: string, unit: string, ours: number[], others: number[], target: Target = {}): Line {
	const ratio = median(ours.map((value, i) => value / others[i]!));
	return { what, unit, ours: median(ours), against: median(others), ratio, ...judged(ratio, target) };
}

/** A figure that stands alone. */
export function alone(what: string, unit: string, ours: number, target: Target = {}): Line {
	return { what, unit, ours, against: null, ratio: null, ...judged(ours, target) };
}

function judged(value: number, { most, least }: Target): Pick<Line, 'target' | 'met'> {
	if (most !== undefined) return { target: `≤ ${most}`, met: value <= most };
	if (least !== undefined) return { target: `≥ ${least}`, met: value >= least };
	return { target: '', met: null };
}

export function tableOf(lines: Line[]): string {
	const number = (value: number | null) =>
		value === null ? '' : value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2);
	const rows = [
		['', 'ours', 'against', 'unit', 'ratio', 'target', ''],
		...lines.map(({ what, ours, against, unit, ratio, target, met }) => [
			what,
			number(ours),
			number(against),
			unit,
			number(ratio),
			target,
			met === null ? '' : met ? 'met' : 'MISSED'
		])
	];
	const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
	return rows
		.map((row) =>
			row
				.map((cell, i) => (i === 0 || i > 4 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
				.join('  ')
				.trimEnd()
		)
		.join('\n');
}
