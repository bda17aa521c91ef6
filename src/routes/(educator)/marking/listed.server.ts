import { storable } from '#db/json.ts';
import * as scores from '#db/scores.ts';
import type { Phase } from '#lib/case/seen.ts';
import { purposes, type Purpose } from '#lib/case/station.ts';
import type { Language } from '#lib/case/text.ts';
import { listForEducators, type Listed } from '#lib/server/marking.ts';
import type { World } from '#lib/server/world.ts';

export const states = ['all', 'waiting', 'held', 'released', 'running'] as const;
export type Wanted = {
	state: (typeof states)[number];
	caseId: string;
	purpose: Purpose | '';
	person: string;
	station: string;
};

/** Marks by the newest sheet; null: not marked yet, or a case without a checklist. */
export type Marks = { got: number; waiting: number; possible: number };
export type Row = Listed & { marks: Marks | null; waits: boolean };

const phases: Record<Wanted['state'], Phase[] | undefined> = {
	all: undefined,
	waiting: ['submitted', 'released'],
	held: ['submitted'],
	released: ['released'],
	running: ['door', 'encounter', 'commit', 'viva']
};

/** What the address asks for. */
export function wantedFrom(query: URLSearchParams): Wanted {
	const ask = (name: string) => storable(query.get(name) ?? '').trim();
	return {
		state: states.find((one) => one === query.get('state')) ?? 'all',
		caseId: ask('case'),
		purpose: purposes.find((one) => one === query.get('purpose')) ?? '',
		person: ask('person'),
		station: ask('station')
	};
}

/** The attempts that fit, newest first, with the marks as they stand. */
export async function listed(world: World, wanted: Wanted, language: Language): Promise<Row[]> {
	const { state, caseId, purpose, station } = wanted;
	const filters = {
		phases: phases[state],
		limit: 1000,
		...(caseId ? { caseId } : {}),
		...(purpose ? { purpose } : {}),
		...(station ? { station } : {})
	};
	const found = await listForEducators(world, filters, language);
	const name = wanted.person.toLowerCase();
	const fitting = found.filter((one) => !name || (one.name ?? '').toLowerCase().includes(name));
	const rows = [];
	for (const one of fitting) rows.push({ ...one, ...(await marksOf(world, one)) });
	return state === 'waiting' ? rows.filter(({ waits }) => waits) : rows;
}

async function marksOf(world: World, { id, phase }: Listed): Promise<Pick<Row, 'marks' | 'waits'>> {
	if (phase !== 'submitted' && phase !== 'released') return { marks: null, waits: false };
	const given = await scores.newest(world.db, id);
	const sheet = given.find(({ scorer }) => scorer === 'checklist')?.parts;
	const mean = given.find(({ scorer }) => scorer === 'mean-of-items')?.parts;
	if (!sheet) return { marks: null, waits: (mean?.leftOut ?? 0) > 0 };
	const { got, waiting, possible } = sheet;
	return { marks: { got: got ?? 0, waiting: waiting ?? 0, possible: possible ?? 0 }, waits: (waiting ?? 0) > 0 };
}
