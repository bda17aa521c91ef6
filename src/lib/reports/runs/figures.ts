import type { BoardRow } from '#lib/scoring/runs/board.ts';
import type { RunReport } from '#lib/scoring/runs/report.ts';
import type { RunWords } from '#lib/words/runs.ts';
import { axis, interval } from './plots/interval.ts';
import { curves, type Curve } from './plots/curves.ts';
import { escaped, mark } from './plots/scale.ts';
import { print } from './print.ts';
import { placeName, readsOf, systemName, tasksOf } from './tables.ts';

const percent = (value: number) => String(Math.round(value * 1000) / 10);
const shares = { from: 0, to: 1 };

/** The plots of a report: intervals by system, Recall@k, calibration, categories, and the θ curve; each where there is something to show. */
export function figuresOf(report: RunReport, says: RunWords): string {
	return [
		...forests(report, says),
		recallCurves(report, says),
		calibrationCurves(report, says),
		...categories(report, says),
		thetaCurve(report, says)
	].join('\n');
}

function forests(report: RunReport, says: RunWords): string[] {
	return tasksOf(report).flatMap((task) => {
		const primary = report.measures[task]?.find(({ isPrimary }) => isPrimary);
		const rows = report.board.filter((row) => row.task === task && row.measure === primary?.name && row.axis === null);
		if (!primary || rows.length === 0 || primary.reads !== 'share') return [];
		const conditions = [...new Set(rows.map(({ condition }) => condition))];
		const body = conditions.map((condition) => {
			const shared = report.shared.filter(
				(row) => row.task === task && row.measure === primary.name && row.condition === condition
			);
			const own = shared.length > 0 ? shared : rows.filter((row) => row.condition === condition);
			const band = own.find(({ isHuman }) => isHuman)?.estimate ?? null;
			const head = `<tr><th colspan="5" scope="rowgroup">${escaped(placeName({ task, condition }, says))}</th></tr>`;
			return head + own.map((row) => forestRow(report, row, band, says)).join('');
		});
		const heads = ['', says.n, primary.name, says.value, says.interval].map(
			(one) => `<th scope="col">${escaped(one)}</th>`
		);
		return [
			`<section><h2>${escaped(primary.name)}</h2>${key(report, says)}<div class="wide" tabindex="0" role="region" aria-label="${escaped(primary.name)}"><table class="forest"><thead><tr>${heads.join('')}</tr></thead><tbody>${body.join('')}<tr class="ax"><th></th><td></td><td>${axis(shares, percent)}</td><td></td><td></td></tr></tbody></table></div></section>`
		];
	});
}

function forestRow(report: RunReport, row: BoardRow, band: BoardRow['estimate'] | null, says: RunWords): string {
	const { estimate, isHuman } = row;
	const reads = readsOf(report, row);
	const plot = interval(estimate, isHuman, shares, isHuman ? null : band);
	const range =
		estimate.low === null ? says.noInterval : `${print(estimate.low, reads)} ${says.to} ${print(estimate.high, reads)}`;
	return `<tr><th scope="row">${escaped(systemName(report, row.system, says))}</th><td class="n">${estimate.n}</td><td>${plot}</td><td class="n"><b>${print(estimate.value, reads)}</b></td><td>${escaped(range)}</td></tr>`;
}

function key(report: RunReport, says: RunWords): string {
	const has = (human: boolean) => report.systems.some(({ isHuman }) => isHuman === human);
	const sign = (human: boolean, name: string) =>
		`<span><svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">${mark(7, 7, human)}</svg>${escaped(name)}</span>`;
	return `<p class="key">${has(true) ? sign(true, says.people) : ''}${has(false) ? sign(false, says.models) : ''}</p>`;
}

function recallCurves(report: RunReport, says: RunWords): string {
	const ks = [1, 3, 5, 10];
	const rows = report.board.filter(({ task, axis }) => task === 'T1' && axis === null);
	const places = [...new Set(rows.map(({ condition }) => condition))];
	const drawn = places.flatMap((condition) => {
		const systems = [...new Set(rows.filter((row) => row.condition === condition).map(({ system }) => system))];
		const all = systems.map((system): Curve => {
			const points = ks.flatMap((k) => {
				const row = rows.find(
					(one) => one.system === system && one.condition === condition && one.measure === `Recall@${k}`
				);
				const { value = null, low = null, high = null } = row?.estimate ?? {};
				return value === null ? [] : [{ x: k, y: value, low, high }];
			});
			return { name: systemName(report, system, says), isHuman: isHuman(report, system), points };
		});
		if (all.every(({ points }) => points.length === 0)) return [];
		return [
			curves(all, {
				label: `${says.recallCurve}, ${condition ?? ''}`,
				x: { from: 1, to: 10, at: ks, name: says.among },
				y: { ...shares, name: `${says.recallCurve}${condition ? `, ${condition}` : ''}`, print: percent }
			})
		];
	});
	return figure(says.recallCurve, drawn);
}

function calibrationCurves(report: RunReport, says: RunWords): string {
	const places = [...new Set(report.calibration.map((one) => placeName(one, says)))];
	const drawn = places.flatMap((place) => {
		const all = report.calibration
			.filter((one) => placeName(one, says) === place && one.steps)
			.map((one): Curve => ({
				name: systemName(report, one.system, says),
				isHuman: isHuman(report, one.system),
				points: (one.steps ?? []).map(({ confidence, right, low, high }) => ({ x: confidence, y: right, low, high }))
			}));
		if (all.length === 0) return [];
		return [
			curves(all, {
				label: `${says.calibrationTitle}, ${place}`,
				x: { ...shares, at: [0, 0.25, 0.5, 0.75, 1], name: says.stated, print: percent },
				y: { ...shares, name: `${says.right}, ${place}`, print: percent },
				diagonal: true
			})
		];
	});
	return figure(says.calibrationTitle, drawn);
}

function categories(report: RunReport, says: RunWords): string[] {
	const rows = report.board.filter((row) => row.axis !== null && readsOf(report, row) === 'share');
	const names = [...new Set(rows.map((row) => `${row.axis} · ${placeName(row, says)} · ${row.measure}`))];
	return names.map((name) => {
		const own = rows.filter((row) => `${row.axis} · ${placeName(row, says)} · ${row.measure}` === name);
		const groups = [...new Set(own.map(({ group }) => group ?? ''))];
		const bars = groups.flatMap((group) =>
			own
				.filter((row) => row.group === group)
				.map(
					(row) =>
						`<div>${escaped(group)} · ${escaped(systemName(report, row.system, says))} <small>n ${row.estimate.n}</small></div><div>${interval(row.estimate, row.isHuman, shares, null)}</div>`
				)
		);
		return `<section><h2>${escaped(name)}</h2><div class="bars">${bars.join('')}<div></div><div>${axis(shares, percent)}</div></div></section>`;
	});
}

function thetaCurve(report: RunReport, says: RunWords): string {
	const all = report.correspondence.map(({ system, curve }): Curve => ({
		name: systemName(report, system, says),
		isHuman: isHuman(report, system),
		points: curve.flatMap(({ theta, share }) => (share === null ? [] : [{ x: theta, y: share }]))
	}));
	if (all.every(({ points }) => points.length === 0)) return '';
	return figure(says.correspondenceTitle, [
		curves(all, {
			label: says.correspondenceTitle,
			x: { ...shares, at: [0, 0.25, 0.5, 0.75, 1], name: says.theta },
			y: { ...shares, name: says.share, print: percent }
		})
	]);
}

function figure(title: string, drawn: readonly string[]): string {
	return drawn.length === 0 ? '' : `<section><h2>${escaped(title)}</h2>${drawn.join('')}</section>`;
}

function isHuman({ systems }: RunReport, system: string): boolean {
	return systems.find((one) => one.system === system)?.isHuman ?? false;
}
