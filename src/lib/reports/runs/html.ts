import type { RunReport } from '#lib/scoring/runs/report.ts';
import type { RunWords } from '#lib/words/runs.ts';
import { style } from './html-style.ts';
import { figuresOf } from './figures.ts';
import { escaped } from './plots/scale.ts';
import { methodsOf, sentenceOf } from './sentences.ts';
import type { Table } from './table.ts';
import { systemName, tablesOf } from './tables.ts';
import { notesOf } from './told.ts';

/** A row that is listed on the page; all are in the JSON. */
const mostListed = 200;

/** The whole report as one file that loads nothing: tables, plots, what was not scored, and the paragraph for a methods section. */
export function asHtml(report: RunReport, says: RunWords, language: 'en' | 'zh'): string {
	const name = (says.benchmarks as Record<string, string>)[report.benchmark] ?? report.benchmark;
	const title = says.title(name);
	const sentences = report.against.map((one) => `<li>${escaped(sentenceOf(one, says))}</li>`).join('');
	const [first = '', ...others] = tablesOf(report, says).map(asSection);
	return `<!doctype html>
<html lang="${language === 'zh' ? 'zh-Hans' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${sentences ? `<ul class="told">${sentences}</ul>` : ''}
${notes(report, says)}
${first}
${figuresOf(report, says)}
${others.join('\n')}
${unscored(report, says)}
<section><h2>${escaped(says.methodsTitle)}</h2><p class="prose">${escaped(methodsOf(report, says))}</p></section>
${files(report, says)}
<footer>${escaped(says.madeWith(report.madeAt.slice(0, 10)))}</footer>
</main>
</body>
</html>
`;
}

function asSection({ title, note, head, rows }: Table): string {
	const cells = (row: readonly string[]) =>
		row.map((cell, i) => (i === 0 ? `<th scope="row">${escaped(cell)}</th>` : `<td>${escaped(cell)}</td>`)).join('');
	return `<section><h2>${escaped(title)}</h2><div class="wide" tabindex="0" role="region" aria-label="${escaped(title)}"><table><thead><tr>${head
		.map((name) => `<th scope="col">${escaped(name)}</th>`)
		.join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</tbody></table></div>${
		note ? `<p class="note">${escaped(note)}</p>` : ''
	}</section>`;
}

function notes(report: RunReport, says: RunWords): string {
	const all = notesOf(report, says);
	if (all.length === 0) return '';
	const items = all.map((note) => `<li>${escaped(note)}</li>`).join('');
	return `<section class="notes"><h2>${escaped(says.notesTitle)}</h2><ul>${items}</ul></section>`;
}

function unscored(report: RunReport, says: RunWords): string {
	if (report.unscored.length === 0) {
		return `<section><h2>${escaped(says.unscoredTitle)}</h2><p>${escaped(says.noUnscored)}</p></section>`;
	}
	const rows = report.unscored
		.slice(0, mostListed)
		.map((one) => [`${one.file}:${one.line}`, one.item ?? '–', systemName(report, one.system, says), one.says]);
	const more = report.unscored.length - rows.length;
	return asSection({
		title: `${says.unscoredTitle} (${report.unscored.length})`,
		head: [says.where, says.item, says.system, says.why],
		rows,
		...(more > 0 && { note: says.more(more) })
	});
}

function files(report: RunReport, says: RunWords): string {
	return asSection({
		title: says.filesTitle,
		head: [says.file, '', says.rows, 'SHA-256'],
		rows: report.files.map(({ name, holds, rows, sha256 }) => [name, says.holds[holds], String(rows), sha256])
	});
}
