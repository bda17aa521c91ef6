import { betaQuantile, normalQuantile } from '../distributions.ts';
import type { Reasoned } from '../missing.ts';

export type ShareInterval = { estimate: number | null; lower: number | null; upper: number | null } & Reasoned;

/**
 * A share of `trials` with its interval. `wilson`: Wilson's score interval, whose middle is drawn towards one half.
 * `clopper_pearson`: exact, from the quantiles of the beta distribution; it holds its level at least, and is wider.
 *
 * Source: Wilson 1927, "Probable inference, the law of succession, and statistical inference"; Clopper and Pearson 1934,
 * "The use of confidence or fiducial limits illustrated in the case of the binomial".
 * Range 0 … 1. Undefined (null) without trials.
 * @example shareInterval(0, 12, 'clopper_pearson') // 0, upper 1 − 0.025^(1/12) = 0.2646
 */
export function shareInterval(
	successes: number,
	trials: number,
	method: 'wilson' | 'clopper_pearson',
	confLevel = 0.95
): ShareInterval {
	if (!(trials > 0)) {
		return { estimate: null, lower: null, upper: null, undefinedReason: 'There were no trials.' };
	}
	const limits = method === 'wilson' ? wilson : clopperPearson;
	return { estimate: successes / trials, ...limits(successes, trials, confLevel) };
}

function wilson(successes: number, trials: number, confLevel: number) {
	const z = normalQuantile((1 + confLevel) / 2);
	const share = successes / trials;
	const spread = z * Math.sqrt((share * (1 - share)) / trials + z ** 2 / (4 * trials ** 2));
	const middle = share + z ** 2 / (2 * trials);
	const whole = 1 + z ** 2 / trials;
	return {
		lower: successes === 0 ? 0 : (middle - spread) / whole,
		upper: successes === trials ? 1 : (middle + spread) / whole
	};
}

function clopperPearson(successes: number, trials: number, confLevel: number) {
	const tail = (1 - confLevel) / 2;
	return {
		lower: successes === 0 ? 0 : betaQuantile(tail, successes, trials - successes + 1),
		upper: successes === trials ? 1 : betaQuantile(1 - tail, successes + 1, trials - successes)
	};
}
