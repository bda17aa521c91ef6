import { isNamed, type ReadFinding } from '#lib/case/reading.ts';
import { say } from '#lib/case/text.ts';
import type { Lesion } from '#lib/case/key.ts';
import type { OnAxis } from './sat.ts';
import { orderName, thingOf } from './thing.ts';

/** A row of the candidate's own read. `image` is its sequence; null where none was named. */
export type ReadRow = { image: string | null; site: string; side: ReadFinding['side']; text: string };

/** Own read of one investigation's images beside its report and the key's lesions on them. Nothing of it is scored. */
export type ReadReport = {
	/** Null: rows that were named and never fixed. */
	investigation: string | null;
	order: string | null;
	/** ms since entering at which it was fixed; null: never. */
	at: number | null;
	text: string;
	findings: ReadRow[];
	/** What the case says came back, and its radiology report. */
	result: string | null;
	report: string | null;
	lesions: { id: string; image: string; laterality: Lesion['laterality']; description: string }[];
};

/**
 * Each own read that was fixed, each report that waited for one in vain, and last what was named and never fixed.
 * Empty where nothing was read and no report waited.
 */
export function readReports(sat: OnAxis): ReadReport[] {
	const { case: case_, seen } = sat;
	const fixed = case_.investigations.flatMap((investigation) => {
		const read = seen.reads.find((one) => one.investigation === investigation.id);
		const ordered = seen.ordered.some(({ order }) => order === investigation.order);
		const waited = ordered && investigation.report !== undefined && investigation.images.length > 0;
		return read || waited ? [readOf(investigation, read, sat)] : [];
	});
	const kept = seen.reads.flatMap(({ findings }) => findings.map((row) => JSON.stringify(row)));
	const loose = seen.readings.filter((row) => isNamed(row) && !kept.includes(JSON.stringify(row)));
	if (loose.length === 0) return fixed;
	const images = new Set(loose.flatMap(({ image }) => image ?? []));
	return [
		...fixed,
		{
			investigation: null,
			order: null,
			at: null,
			text: '',
			findings: loose.map((row) => rowOf(row, sat)),
			result: null,
			report: null,
			lesions: lesionsOn([...images], sat)
		}
	];
}

function readOf(
	{ id, order, result, report, images }: OnAxis['case']['investigations'][number],
	read: OnAxis['seen']['reads'][number] | undefined,
	sat: OnAxis
): ReadReport {
	const { language, axis } = sat;
	return {
		investigation: id,
		order: orderName(order, language),
		at: read ? axis.since(read.at) : null,
		text: read?.text ?? '',
		findings: read?.findings.filter(isNamed).map((row) => rowOf(row, sat)) ?? [],
		result: say(result, language),
		report: report ? say(report, language) : null,
		lesions: lesionsOn(images, sat)
	};
}

function rowOf({ image, site, side, text }: ReadFinding, sat: OnAxis): ReadRow {
	return { image: image === null ? null : nameOf(image, sat), site, side, text };
}

function lesionsOn(images: readonly string[], sat: OnAxis): ReadReport['lesions'] {
	return sat.key.lesions
		.filter(({ image }) => images.includes(image))
		.map(({ id, image, laterality, description }) => ({
			id,
			image: nameOf(image, sat),
			laterality,
			description: say(description, sat.language)
		}));
}

function nameOf(image: string, { case: case_, key, language }: OnAxis): string {
	return thingOf(image, case_, key, language)?.name ?? image;
}
