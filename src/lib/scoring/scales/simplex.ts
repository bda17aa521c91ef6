/**
 * The place where `height` is least, by Nelder and Mead's simplex: it only walks downhill and needs no derivatives.
 * Source: Nelder and Mead 1965, "A simplex method for function minimization". Ends when the simplex is as small as `near`.
 */
export function lowest(
	height: (at: readonly number[]) => number,
	start: readonly number[],
	{ step = 0.5, near = 1e-7, most = 4000 } = {}
): number[] {
	const first = [start, ...start.map((_, i) => start.map((value, j) => (i === j ? value + step : value)))];
	let simplex = first.map((at) => ({ at: [...at], height: height(at) })).sort(byHeight);
	for (let walked = 0; walked < most && size(simplex) > near; walked++) {
		const worst = simplex.at(-1) as Corner;
		const others = simplex.slice(0, -1);
		const middle = worst.at.map((_, i) => others.reduce((sum, { at }) => sum + (at[i] ?? 0), 0) / others.length);
		const along = (far: number): Corner => {
			const at = middle.map((value, i) => value + far * (value - (worst.at[i] ?? 0)));
			return { at, height: height(at) };
		};
		const [best, second] = [simplex[0] as Corner, others.at(-1) as Corner];
		const reflected = along(1);
		let next: Corner | null = null;
		if (reflected.height < best.height) {
			const further = along(2);
			next = further.height < reflected.height ? further : reflected;
		} else if (reflected.height < second.height) next = reflected;
		else {
			const nearer = along(reflected.height < worst.height ? 0.5 : -0.5);
			if (nearer.height < Math.min(worst.height, reflected.height)) next = nearer;
		}
		simplex = next
			? [...others, next].sort(byHeight)
			: simplex
					.map(({ at }) => at.map((value, i) => ((best.at[i] ?? 0) + value) / 2))
					.map((at) => ({ at, height: height(at) }))
					.sort(byHeight);
	}
	return (simplex[0] as Corner).at;
}

type Corner = { at: number[]; height: number };

function byHeight(one: Corner, other: Corner): number {
	return one.height - other.height;
}

function size(simplex: readonly Corner[]): number {
	const [best] = simplex;
	return Math.max(...simplex.flatMap(({ at }) => at.map((value, i) => Math.abs(value - (best?.at[i] ?? 0)))));
}
