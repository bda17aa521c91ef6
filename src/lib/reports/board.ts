import type { Ranked } from '#lib/case/answer.ts';
import { linkedAs, type Link } from '#lib/case/link.ts';
import { say } from '#lib/case/text.ts';
import { standingsOf, type Standing } from '#lib/scoring/standings.ts';
import { restsOfKey, type Rest } from './chain.ts';
import type { OnAxis } from './sat.ts';
import { thingOf, type Thing } from './thing.ts';

/** Something pinned: a piece of the case, or with `mm` the candidate's own mark at that place of an image. */
export type Pin = { thing: Thing; mm: [number, number, number] | null };

/** One diagnosis of the board: how it stands to the key, and what the candidate pinned for and against it. */
export type BoardDiagnosis = {
	text: string;
	standing: Standing;
	/** The key's name for it, where it is one of the key's. */
	keyName: string | null;
	for: Pin[];
	against: Pin[];
};

/**
 * What the key rests its diagnosis on, and what the board makes of it. for, against: pinned so to the key's diagnosis.
 * not pinned: it was had, and pinned neither way to that diagnosis. never had: it never came to the candidate.
 */
export type KeyRest = Rest & { board: 'for' | 'against' | 'not pinned' | 'never had' };

/** The findings board against the key. The key says only what its own diagnosis rests on, so nothing else is judged. */
export type BoardReport = {
	diagnoses: BoardDiagnosis[];
	/** The key's diagnosis stands on the board. */
	hasKey: boolean;
	rests: KeyRest[];
};

/** The findings board; null where nothing was pinned. */
export function boardReport(sat: OnAxis): BoardReport | null {
	const { seen } = sat;
	if (seen.links.length === 0) return null;
	const named = namesOnTheBoard(sat);
	const diagnoses = [...new Set(seen.links.map(({ diagnosis }) => diagnosis))].map((linked) => ({
		linked,
		...diagnosisOf(linked, named.get(linked), sat)
	}));
	const ofKey = new Set(diagnoses.filter(({ standing }) => standing === 'key').map(({ linked }) => linked));
	const pinned = seen.links.filter(({ diagnosis }) => ofKey.has(diagnosis));
	return {
		diagnoses: diagnoses.map(({ linked: _, ...diagnosis }) => diagnosis),
		hasKey: ofKey.size > 0,
		rests: restsOfKey(sat).map((rest) => ({ ...rest, board: onBoard(rest, pinned) }))
	};
}

function onBoard({ thing, came }: Rest, pinned: readonly Link[]): KeyRest['board'] {
	const link = pinned.find((one) => one.thing === thing.id);
	return link?.stance ?? (came === null ? 'never had' : 'not pinned');
}

function diagnosisOf(linked: string, named: Ranked | undefined, sat: OnAxis): BoardDiagnosis {
	const { seen, key, vocabulary, language } = sat;
	const entry: Ranked = named ?? { text: vocabulary.diagnoses.get(linked)?.name[language] ?? linked };
	const [ranking] = standingsOf([entry], key, vocabulary);
	const standing = ranking?.standing ?? 'other';
	const own = (stance: Link['stance']) =>
		seen.links.flatMap((link) => (link.diagnosis === linked && link.stance === stance ? pinOf(link, sat) : []));
	return {
		text: entry.text,
		standing,
		keyName: keyName(standing, ranking?.entry, sat),
		for: own('for'),
		against: own('against')
	};
}

function keyName(standing: Standing, entry: string | null | undefined, { key, language }: OnAxis): string | null {
	if (standing === 'key') return say(key.diagnosis.name, language);
	const named = key.differential.find(({ id }) => id === entry);
	return standing === 'named' && named ? say(named.name, language) : null;
}

function pinOf({ thing: id, mm }: Link, { case: case_, key, language }: OnAxis): Pin[] {
	const thing = thingOf(id, case_, key, language);
	return thing ? [{ thing, mm: mm ?? null }] : [];
}

/** The words that a diagnosis of the board had when it last stood in the working differential, which it may have left. */
function namesOnTheBoard({ rows, seen }: OnAxis): Map<string, Ranked> {
	const lists = rows.flatMap(({ event }) =>
		event.type === 'differential.drafted' || event.type === 'differential.committed' ? [event.ranked] : []
	);
	return new Map([...lists, seen.differential].flat().map((entry) => [linkedAs(entry), entry]));
}
