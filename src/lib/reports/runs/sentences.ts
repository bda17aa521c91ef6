import type { RunReport } from '#lib/scoring/runs/report.ts';
import type { RunWords } from '#lib/words/runs.ts';
import { printInterval, printP } from './print.ts';
import { placeName, tasksOf } from './tables.ts';

/** What a test against the physicians allows to be said, and no more. */
export function sentenceOf(one: RunReport['against'][number], says: RunWords): string {
	return `${placeName(one, says)}: ${testedAs(one, says)}`;
}

function testedAs(one: RunReport['against'][number], says: RunWords): string {
	const { sentence } = says;
	const p = one.pHolm ?? null;
	if (one.difference === null || p === null)
		return sentence.untested(one.name, reasonIn(says, one.undefinedReason ?? '–'));
	const readers = one.speaksOf === 'these readers' ? sentence.these(one.nReaders) : sentence.like(one.nReaders);
	const tells = p >= 0.05 ? sentence.notShown : one.difference > 0 ? sentence.above : sentence.below;
	const difference = printInterval({ ...one, value: one.difference }, 'difference', says.to);
	return `${tells(one.name, readers, sentence.cases(one.nCases))}${sentence.because(difference, printP(p))}`;
}

/** A reason in the language of the report; one that it has no words for as it was given. */
function reasonIn({ reasons }: RunWords, reason: string): string {
	const figures = reason.match(/\d+/g) ?? [];
	const known = reasons[reason.replace(/\d+/g, '#')];
	return known ? known.replace(/#/g, () => figures.shift() ?? '') : reason;
}

/** The paragraph for a methods section: what was done with these answers, and nothing that was not. */
export function methodsOf(report: RunReport, says: RunWords): string {
	const { methods } = says;
	const primary = tasksOf(report).flatMap((task) =>
		(report.measures[task] ?? []).filter(({ isPrimary }) => isPrimary).map(({ name }) => name)
	);
	const people = report.systems.find(({ isHuman }) => isHuman);
	const failed = report.aside.reduce((sum, one) => sum + one.failed, 0);
	const cut = report.aside.reduce((sum, one) => sum + one.cut, 0);
	const benchmark = (says.benchmarks as Record<string, string>)[report.benchmark] ?? report.benchmark;
	const { answers, items, cases } = report.counts;
	return [
		methods.scored(benchmark, answers, items, cases),
		methods.measures([...new Set(primary)].join(', ')),
		methods.intervals(report.drawing.replicates, report.drawing.seed),
		...(people && report.against.length > 0 ? [methods.physicians(people.readers)] : []),
		...(report.pairs.length > 0 ? [methods.pairs] : []),
		...(failed + cut > 0 ? [methods.aside(failed, cut)] : []),
		...report.notes
	].join(' ');
}
