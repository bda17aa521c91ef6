import type { CandidateView, RecordView, Speech } from './candidate-view.ts';
import type { Case } from './case.ts';
import type { Station } from './station.ts';
import { say, type Language, type Text } from './text.ts';

/** What stands on the door: the doorway's words and the times, and nothing else of the case. */
export function doorOf(case_: Case, language: Language, station: Station): CandidateView['door'] {
	return {
		text: say(case_.doorway, language),
		reading: withExtra(station.reading, station),
		minutes: withExtra(station.minutes, station),
		whole: wholeMinutes(station),
		extra: station.extra,
		viva: station.questions > 0,
		...(station.turns === null ? {} : { turns: station.turns })
	};
}

/** From the door to handing in, in minutes, with the station's extra time: reading, encounter, answers, viva. */
export function wholeMinutes({ policy, reading, minutes, items, questions, extra }: Station): number {
	const withPatient = policy === 'open' || policy === 'gated';
	const seconds = items.reduce((sum, item) => sum + item.seconds, 120) + (withPatient ? 0 : (items[0]?.seconds ?? 0));
	const all = reading + (withPatient ? minutes : 0) + seconds / 60 + (questions ? Math.max(2, questions) : 0);
	return Math.ceil(withExtra(all, { extra }));
}

/** To a hundredth of a minute, which is finer than a clock shows. */
function withExtra(minutes: number, { extra }: Pick<Station, 'extra'>): number {
	return Math.round(minutes * (1 + extra) * 100) / 100;
}

export function patientOf(case_: Case, language: Language, opening: Speech[]): NonNullable<CandidateView['patient']> {
	const { name, age, sex, setting } = case_.patient;
	return {
		name: name ? say(name, language) : null,
		age: age === undefined ? null : String(age),
		sex: sex ?? null,
		setting: setting ? say(setting, language) : null,
		opening
	};
}

export function recordOf({ record }: Case, language: Language): RecordView {
	const words = (texts: Text[] = []) => texts.map((text) => say(text, language));
	return {
		vitals: Object.fromEntries(
			Object.entries(record.vitals ?? {}).filter((entry): entry is [string, number] => entry[1] !== undefined)
		),
		problems: words(record.problems),
		medications: words(record.medications),
		allergies: words(record.allergies),
		family: words(record.family),
		social: words(record.social),
		notes: (record.notes ?? []).map(({ kind, author, text }) => ({
			kind,
			author: say(author, language),
			text: say(text, language)
		})),
		labs: (record.labs ?? []).map(({ name, value, unit, reference, flag, at }) => ({
			name: say(name, language),
			value: String(value),
			unit,
			reference,
			flag: flag ?? null,
			...(at === undefined ? {} : { at })
		}))
	};
}
