import { attempt } from './attempt.ts';
import { begin } from './context.ts';
import type { State } from './fold.ts';

/** A state as JSON, to be kept beside the log as a cache of it. */
export function toJson(state: State): unknown {
	const { status, value, historyValue, context, children } = attempt.getPersistedSnapshot(state) as State;
	return { status, value, historyValue, context, children };
}

/** The state that was kept, or null where this chart cannot go on from it: then the log is folded instead. */
export function fromJson(json: unknown): State | null {
	try {
		const kept = json as { historyValue: Record<string, { id: string }[]> };
		// XState drops a state of the history that it does not know, and would reopen at the door.
		for (const { id } of Object.values(kept.historyValue).flat()) attempt.getStateNodeById(id);
		const state = attempt.restoreSnapshot(kept as never, undefined as never) as State;
		const needed = Object.keys(begin({ station: state.context.station, at: 0 }));
		return needed.every((key) => key in state.context) ? state : null;
	} catch {
		return null;
	}
}
