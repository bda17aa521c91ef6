import type { Case } from '#lib/case/case.ts';
import { domains, type ChecklistLine, type Domain, type Key } from '#lib/case/key.ts';
import type { Seen } from '#lib/case/seen.ts';
import type { Station } from '#lib/case/station.ts';
import type { ItemScore, Line, LineState, Marks, MetBy, Sheet } from './attempt-scores.ts';
import { hadBy, hasEncounter } from './had.ts';
import { isAnswered } from './item-score.ts';
import { reason } from './reason.ts';
import type { Reason } from './score.ts';
import type { Verdict } from './verdicts.ts';

type Marking = {
	case: Case;
	station: Station;
	seen: Seen;
	items: readonly ItemScore[];
	verdicts: ReadonlyMap<string, Verdict>;
};

/**
 * The checklist as a mark sheet: marks got, waiting, missed and possible over the lines that can be met at this station, by
 * domain. `got + waiting + missed = possible`. Lines that cannot be met are "not part" and in no figure.
 *
 * A line is met by a fact told on asking, a manoeuvre done, a test ordered, or an item of value 1; any one is enough. It
 * waits while a written answer it names is not fully marked, or is marked in part, and where it names nothing and is judged
 * from the transcript. An examiner's mark on the line overrides all of this; the newest counts.
 * Source: session.md, "Station score".
 */
export function sheetOf(key: Key, marking: Marking): Sheet {
	const lines = key.checklist.map((line) => lineOf(line, marking));
	const part = lines.filter(({ state }) => state !== 'not part');
	const inDomain = (domain: Domain) => lines.filter((line) => line.domain === domain);
	return {
		...marksOf(part),
		notPart: notPartOf(lines),
		domains: domains
			.filter((domain) => inDomain(domain).length > 0)
			.map((domain) => ({
				domain,
				...marksOf(inDomain(domain).filter(({ state }) => state !== 'not part')),
				notPart: notPartOf(inDomain(domain))
			})),
		lines,
		missedCritical: lines.filter(({ critical, state }) => critical && state === 'missed').map(({ id }) => id)
	};
}

function lineOf(line: ChecklistLine, marking: Marking): Line {
	const { id, domain, critical, marks } = line;
	const { state, by, waitsFor, why } = judged(line, marking);
	const verdict = state === 'not part' ? null : (marking.verdicts.get(id) ?? null);
	const as = { id, domain, critical, marks, by, verdict };
	if (!verdict) return { ...as, got: state === 'met' ? marks : 0, state, waitsFor, why };
	const got = Math.min(verdict.marks, marks);
	return {
		...as,
		got,
		state: got >= marks ? 'met' : got > 0 ? 'partly' : 'missed',
		waitsFor: [],
		why: [reason('marked by the examiner', { why: verdict.why })]
	};
}

type Judged = { state: LineState; by: MetBy[]; waitsFor: string[]; why: Reason[] };

function judged(line: ChecklistLine, marking: Marking): Judged {
	const { case: case_, station, seen, items } = marking;
	const nothing = { by: [], waitsFor: [] };
	const possible = line.met_by.filter((id) => canBeMet(id, marking));
	const transcript = line.met_by.length === 0 && (hasEncounter(station.policy) || !needsRoom.includes(line.domain));
	if (transcript) return { ...nothing, state: 'waits', why: [reason('judged from the transcript')] };
	if (possible.length === 0) return { ...nothing, state: 'not part', why: [reason('not part of this station')] };

	const had = hadBy(case_, seen);
	const asked = items.filter(({ item }) => possible.includes(item));
	const by = [
		...possible.flatMap((id) => had.get(id) ?? []),
		...asked.filter(({ score }) => score.value === 1).map((item) => metByItem(item, seen))
	];
	if (by.length > 0) return { state: 'met', by, waitsFor: [], why: [] };

	const waitsFor = asked.filter(stillOpen).map(({ item }) => item);
	if (waitsFor.length > 0) return { state: 'waits', by, waitsFor, why: [reason('waits for its answer to be marked')] };
	return { state: 'missed', by, waitsFor, why: reasonsWhy(possible.map((id) => whyMissed(id, marking))) };
}

/** Each reason once. That a fact opens after another is a hint only where none could be asked for at once. */
function reasonsWhy(all: readonly Reason[]): Reason[] {
	const askable = all.some(({ says }) => says === 'not asked');
	return all.filter(
		({ says }, i) => all.findIndex((one) => one.says === says) === i && !(askable && says === 'opens after another')
	);
}

// Nobody was spoken to, examined or sent for a test where there was no room to do it in.
const needsRoom: readonly Domain[] = ['history', 'examination', 'investigation', 'communication'];

function canBeMet(id: string, { station, items, case: case_ }: Marking): boolean {
	if (items.some(({ item }) => item === id)) return true;
	const ofCase = [...case_.history, ...case_.examination, ...case_.investigations].some((entry) => entry.id === id);
	return ofCase && hasEncounter(station.policy);
}

/** Not marked yet, or marked in part, so that only an examiner can say whether the line is met by it. */
function stillOpen({ score, points }: ItemScore): boolean {
	return score.value === null || (points !== null && score.value > 0 && score.value < 1);
}

function metByItem({ item, viva, openedAt }: ItemScore, seen: Seen): MetBy {
	const opened = seen.items.find(({ id }) => id === item);
	return { id: item, as: viva ? 'question' : 'item', at: opened?.closedAt ?? openedAt ?? 0 };
}

function whyMissed(id: string, { case: case_, seen, items }: Marking): Reason {
	const item = items.find((one) => one.item === id);
	if (item) {
		return reason(isAnswered(item) ? 'answered, but not in full' : 'left empty');
	}
	if (seen.laid.some((laid) => laid.id === id)) return reason('laid, not earned');
	const fact = case_.history.find((fact) => fact.id === id);
	if (fact) return reason(fact.needs.some((need) => !seen.told.includes(need)) ? 'opens after another' : 'not asked');
	return reason(case_.examination.some((finding) => finding.id === id) ? 'not examined' : 'not ordered');
}

function marksOf(lines: readonly Line[]): Marks {
	const sum = (of: (line: Line) => number) => lines.reduce((total, line) => total + of(line), 0);
	const got = sum((line) => line.got);
	const waiting = sum(({ state, marks }) => (state === 'waits' ? marks : 0));
	const possible = sum(({ marks }) => marks);
	return { got, waiting, missed: possible - got - waiting, possible };
}

function notPartOf(lines: readonly Line[]): number {
	return lines.reduce((sum, { state, marks }) => sum + (state === 'not part' ? marks : 0), 0);
}
