import type { RecordView } from '#lib/case/candidate-view.ts';
import type { Spells } from '#lib/case/pinyin.ts';
import type { Words } from '../words/words.ts';
import { isLookedUp, placesIn } from './places-in.ts';

export type RecordLine = { section: string; text: string };

export type RecordPart = 'background' | 'letters' | 'labs';
export const lists = ['problems', 'medications', 'allergies', 'family', 'social'] as const;

/** The parts that a record has. */
export function partsOf(record: RecordView): RecordPart[] {
	const background = Object.keys(record.vitals).length > 0 || lists.some((name) => record[name].length > 0);
	return [
		...(background ? (['background'] as const) : []),
		...(record.notes.length ? (['letters'] as const) : []),
		...(record.labs.length ? (['labs'] as const) : [])
	];
}

/** In the order in which they are read out, with their units. */
const units = {
	temperature_c: ' °C',
	spo2: ' %',
	respiratory_rate: '/min',
	glucose_mmol_l: ' mmol/L',
	gcs: ''
} as const;

/** The vital signs as they are read: pulse first, the two pressures as one. */
export function vitals(vitals: Record<string, number>, names: Words['encounter']['vitalNames']): RecordLine[] {
	const { heart_rate: pulse, systolic, diastolic } = vitals;
	const pressure = systolic !== undefined && diastolic !== undefined;
	const others = (Object.keys(units) as (keyof typeof units)[]).filter((name) => vitals[name] !== undefined);
	return [
		...(pulse === undefined ? [] : [{ section: names.heart_rate, text: `${pulse}/min` }]),
		...(pressure ? [{ section: names.blood_pressure, text: `${systolic}/${diastolic} mmHg` }] : []),
		...others.map((name) => ({ section: names[name], text: `${vitals[name]}${units[name]}` }))
	];
}

/** Every line of the record under its heading, for looking words up in it. */
export function lines(record: RecordView, words: Words['encounter']): RecordLine[] {
	const under = (section: string, texts: string[]) => texts.map((text) => ({ section, text }));
	return [
		...vitals(record.vitals, words.vitalNames),
		...lists.flatMap((name) => under(words[name], record[name])),
		...record.notes.map(({ author, text }) => ({ section: author, text })),
		...record.labs.map(({ name, value, unit }) => ({ section: words.labs, text: `${name} ${value} ${unit}` }))
	];
}

/** The lines in which what was typed stands, or is spelt in pinyin. */
export function linesWith(
	record: RecordView | null,
	typed: string,
	words: Words['encounter'],
	spells: Spells | null = null
): RecordLine[] {
	if (!record || !isLookedUp(typed)) return [];
	return lines(record, words).filter(({ section, text }) =>
		[section, text].some((one) => placesIn(one, typed, spells).length > 0)
	);
}
