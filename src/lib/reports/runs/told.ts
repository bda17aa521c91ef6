import type { RunReport } from '#lib/scoring/runs/report.ts';
import type { RunWords } from '#lib/words/runs.ts';
import { systemName, taskName } from './tables.ts';

/** What a terminal lists of it; the JSON holds all. */
const mostListed = 20;

/** What must be read with the numbers: notes, what was set aside, what has no answer, and what was not scored and why. */
export function told(report: RunReport, says: RunWords): string {
	const unscored = report.unscored
		.slice(0, mostListed)
		.map(({ file, line, key, says }) => `  ${file}:${line}: ${key}: ${says}`);
	const more = report.unscored.length - unscored.length;
	return [
		...notesOf(report, says),
		...(unscored.length > 0 ? [`${says.unscoredTitle} (${report.unscored.length}):`, ...unscored] : []),
		...(more > 0 ? [`  ${says.more(more)}`] : [])
	].join('\n');
}

export function notesOf(report: RunReport, says: RunWords): string[] {
	const aside = report.aside
		.filter(({ failed, cut }) => failed + cut > 0)
		.map(({ system, failed, cut }) => says.aside(systemName(report, system, says), failed, cut));
	const missing = report.missing.map(({ system, task, condition, items }) => {
		const place = condition ? `${taskName(task, says)}, ${condition}` : taskName(task, says);
		return says.missing(systemName(report, system, says), place, items.length);
	});
	return [...report.notes, ...aside, ...missing];
}
