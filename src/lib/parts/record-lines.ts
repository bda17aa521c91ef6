import type { RecordView } from '#lib/case/candidate-view.ts';
import type { Words } from '../words/words.ts';
import { plain } from './find.ts';

export type RecordLine = { section: string; text: string };

const units: Record<string, string> = {
	heart_rate: '/min',
	temperature_c: ' °C',
	spo2: ' %',
	respiratory_rate: '/min',
	glucose_mmol_l: ' mmol/L',
	gcs: ''
};

/** The vital signs as they are read: the two pressures as one. */
export function vitals(vitals: Record<string, number>, names: Words['encounter']['vitalNames']): RecordLine[] {
	const { systolic, diastolic, ...rest } = vitals;
	const pressure =
		systolic === undefined || diastolic === undefined
			? []
			: [{ section: names.blood_pressure, text: `${systolic}/${diastolic} mmHg` }];
	const others = Object.entries(rest).map(([name, value]) => ({
		section: names[name as keyof typeof names] ?? name,
		text: `${value}${units[name] ?? ''}`
	}));
	return [...pressure, ...others];
}

/** Every line of the record under its heading, for looking words up in it. */
export function lines(record: RecordView, words: Words['encounter']): RecordLine[] {
	const under = (section: string, texts: string[]) => texts.map((text) => ({ section, text }));
	return [
		...vitals(record.vitals, words.vitalNames),
		...under(words.problems, record.problems),
		...under(words.medications, record.medications),
		...under(words.allergies, record.allergies),
		...under(words.family, record.family),
		...under(words.social, record.social),
		...record.notes.map(({ author, text }) => ({ section: author, text })),
		...record.labs.map(({ name, value, unit }) => ({ section: words.labs, text: `${name} ${value} ${unit}` }))
	];
}

export function linesWith(record: RecordView | null, typed: string, words: Words['encounter']): RecordLine[] {
	const text = plain(typed);
	if (!record || text.length < 2) return [];
	return lines(record, words).filter((line) => plain(`${line.section} ${line.text}`).includes(text));
}
