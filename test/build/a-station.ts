import type { Station, StationItem } from '#lib/case/station.ts';
import { minute } from '#statecharts/context.ts';
import type { AttemptEvent } from '#statecharts/events.ts';
import { start, step, takes, read, type Folded } from '#statecharts/fold.ts';

export function anItem(id: string, more: Partial<StationItem> = {}): StationItem {
	return { id, kind: 'open-ended', after: null, condition: null, lays: [], seconds: 180, ...more };
}

/** A bedside station of ten minutes: differential and lesion, two of the examiner's questions. */
export function aStation(more: Partial<Station> = {}): Station {
	return {
		policy: 'open',
		purpose: 'practice',
		reading: 1,
		minutes: 10,
		untimed: false,
		extra: 0,
		turns: null,
		given: [],
		items: [
			anItem('q-ddx', { kind: 'differential' }),
			anItem('q-lesion', { kind: 'lesion', lays: ['flair'], seconds: 120 })
		],
		questions: 2,
		...more
	};
}

/** A sitting told by the minute: `sit(aStation(), [0, event], [1.5, event] …)`; refused events throw. */
export function sit(station: Station, ...told: [minutes: number, event: AttemptEvent][]): Folded {
	return told.reduce<Folded>(
		({ state }, [at, event]) => {
			if (!takes(read(state, at * minute).state, event)) throw new Error(`${event.type} is refused at ${at} min`);
			return step(state, { at: at * minute, event });
		},
		start({ station, at: 0 })
	);
}

export const read0: AttemptEvent = { type: 'door.read', webgl: true, viewport: [1440, 900] };
export const enter: AttemptEvent = { type: 'room.entered' };
export const leave: AttemptEvent = { type: 'encounter.left' };
export const ask = (text: string): AttemptEvent => ({ type: 'question.asked', text });
export const said = (turn: number, ...facts: string[]): AttemptEvent => ({
	type: 'question.answered',
	turn,
	kind: 'said',
	facts,
	ms: 3
});
export const examine = (manoeuvre: 'gait.tandem' | 'reflex.plantars', ...brings: string[]): AttemptEvent => ({
	type: 'manoeuvre.done',
	manoeuvre,
	brings
});
export const order = (
	order: 'imaging.mri-brain' | 'csf.cytology' | 'bloods.fbc',
	brings: string[] = [],
	confirmed = false
): AttemptEvent => ({ type: 'test.ordered', order, confirmed, brings });
export const commitDdx = (...names: string[]): AttemptEvent => ({
	type: 'answer.committed',
	item: 'q-ddx',
	answer: { ranked: names.map((text) => ({ text })) }
});
