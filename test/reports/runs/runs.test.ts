import { describe, expect, test } from 'vitest';
import { csvOf } from '#lib/reports/runs/csv.ts';
import { asHtml } from '#lib/reports/runs/html.ts';
import { ticks } from '#lib/reports/runs/plots/scale.ts';
import { print, printInterval, printP } from '#lib/reports/runs/print.ts';
import { methodsOf, sentenceOf } from '#lib/reports/runs/sentences.ts';
import { asCsv, asLatex, asMarkdown, asText } from '#lib/reports/runs/table.ts';
import { tablesOf } from '#lib/reports/runs/tables.ts';
import { computed } from '#lib/scoring/runs/report-of.ts';
import type { RunReport } from '#lib/scoring/runs/report.ts';
import { runWords } from '#lib/words/runs.ts';

const { en, zh } = runWords;
const measures: RunReport['measures'] = {
	T1: ['Recall@1', 'Recall@3'].map((name, i) => ({
		name,
		reads: 'share',
		by: 'benchmark',
		...(i === 0 && { isPrimary: true as const })
	}))
};
const drawing = { seed: 1, replicates: 500 };
const answers = ['<M&Co>', 'physicians'].flatMap((system, s) =>
	Array.from({ length: 30 }, (_, i) => ({
		system,
		reader: s === 0 ? null : `R${i % 2}`,
		task: 'T1',
		condition: 'LC',
		item: `i${i}`,
		cluster: `c${i}`,
		attempt: 1,
		confidence: 0.6,
		groups: { category: ['a', 'b'][i % 2] ?? '' },
		values: { 'Recall@1': s === 0 ? 1 : i % 2, 'Recall@3': 1 }
	}))
);
const report: RunReport = {
	benchmark: 'mrarebench',
	madeAt: '2026-01-02T03:04:05Z',
	drawing,
	files: [{ name: 'a.tsv', sha256: 'f00', rows: 30, holds: 'predictions' }],
	measures,
	...computed(answers, measures, { drawing, theta: 0.5, sources: [] }),
	unscored: [{ file: 'a.tsv', line: 9, key: 'item', item: 'z', system: '<M&Co>', says: 'There is no item “z”.' }],
	aside: [{ system: '<M&Co>', failed: 2, cut: 1 }],
	missing: [],
	checks: [],
	notes: ['A note.']
};

describe('numbers', () => {
	test('are in per cent, with a true minus, and a dash where there is none', () => {
		expect([
			print(0.5472, 'share'),
			print(-0.0001, 'difference'),
			print(-0.05, 'difference'),
			print(0.05, 'difference'),
			print(2, 'rank'),
			print(null, 'share')
		]).toEqual(['54.7', '0.0', '−5.0', '+5.0', '2.00', '–']);
		expect(printInterval({ value: 0.5, low: 0.4, high: 0.6 }, 'share', 'to')).toBe('50.0 (40.0 to 60.0)');
		expect([printP(0.00001), printP(0.0432), printP(null)]).toEqual(['< 0.001', '0.043', '–']);
	});
	test('on axes are round', () => {
		expect(ticks(0, 1)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
	});
});

describe('a table', () => {
	const table = {
		title: 'T',
		note: 'N',
		head: ['System', 'a|b'],
		rows: [
			['A & B_1', '−5 %'],
			['医师', '1']
		]
	};
	test('for a terminal counts Chinese signs double', () => {
		expect(asText(table)).toBe(['T', 'System    a|b', 'A & B_1  −5 %', '医师        1', 'N'].join('\n'));
	});
	test('as Markdown and LaTeX keeps its signs', () => {
		expect(asMarkdown(table)).toContain('| System | a\\|b |');
		expect(asLatex(table)).toContain('A \\& B\\_1 & $-$5 \\% \\\\');
	});
	test('as CSV starts no formula', () => {
		expect(asCsv(['a'], [['=1+1'], ['x"y,'], [null], [-0.5]])).toBe('a\r\n\'=1+1\r\n"x""y,"\r\n\r\n-0.5\r\n');
	});
});

describe('the report', () => {
	test.each(['en', 'zh'] as const)('in %s is one file that loads nothing and lets nothing in', (language) => {
		const html = asHtml(report, runWords[language], language);
		expect(html).toContain('&lt;M&amp;Co&gt;');
		expect(html).not.toContain('<M&Co>');
		expect(html).not.toMatch(/<script|<link|src=|url\(|https?:/);
		expect(html).toContain("default-src 'none'");
		expect(html).not.toMatch(/NaN|undefined|null/);
		expect((html.match(/<svg/g) ?? []).length).toBeGreaterThan(4);
	});
	test('lists what was not scored and what was set aside', () => {
		const html = asHtml(report, en, 'en');
		expect(html).toContain('There is no item “z”.');
		expect(html).toContain('2 calls brought no answer; 1 answer was cut');
	});
	test('has all tables in both languages', () => {
		expect(tablesOf(report, zh)).toHaveLength(tablesOf(report, en).length);
	});
	test('as CSV has every number as it was computed', () => {
		const lines = csvOf(report).trim().split('\r\n');
		expect(lines).toHaveLength(report.board.length + 1);
	});
});

describe('what is said', () => {
	const [against] = report.against;
	test('rests on the test: a difference that was tested, of these physicians, on these cases', () => {
		expect(against && sentenceOf(against, en)).toBe(
			'T1, diagnosis, LC: <M&Co> is above the mean of these 2 physicians on these 30 cases (difference +50.0 (+30.0 to +66.7), p < 0.001 after Holm).'
		);
		expect(against && sentenceOf(against, zh)).toMatch(
			/^T1 诊断, LC: <M&Co> 在这 30 个病例上高于这 2 名医师的平均水平/
		);
	});
	test('is that nothing is shown where nothing is', () => {
		const found = against && sentenceOf({ ...against, pHolm: 0.2 }, en);
		expect(found).toMatch(/no difference is shown/);
	});
	test('is why there was no test where there was none', () => {
		const found =
			against && sentenceOf({ ...against, pHolm: null, undefinedReason: 'No item was answered by both.' }, zh);
		expect(found).toMatch(/双方没有共同作答的题目/);
	});
	test.each(['en', 'zh'] as const)('of methods is only what was done: %s', (language) => {
		const text = methodsOf(report, runWords[language]);
		expect(text).toMatch(/60/);
		expect(text).not.toMatch(/superhuman|physician level/i);
		expect(text).not.toMatch(/Benjamini/);
	});
});
