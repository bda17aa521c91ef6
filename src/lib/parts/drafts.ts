import type { EventOf, SentEvent } from '#statecharts/events.ts';

const drafts = [
	'note.written',
	'differential.drafted',
	'answer.drafted',
	'finding.marked',
	'reading.drafted',
	'evidence.linked'
] as const;
export type Draft = EventOf<(typeof drafts)[number]>;

/** What a draft is of: the newest of each is all that counts. */
export function keyOf(draft: Draft): string {
	return draft.type === 'answer.drafted' ? `answer ${draft.item}` : draft.type;
}

export function isDraft(event: SentEvent): event is Draft {
	return (drafts as readonly string[]).includes(event.type);
}

/** Only what one reads and writes of `localStorage`. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** This browser's own copy of drafts that the server has not acknowledged, by attempt. A full or closed shelf keeps nothing. */
export function draftShelf(attempt: string, shelf: Shelf | null) {
	const prefix = `babinski ${attempt} `;

	function put(draft: Draft) {
		tried(() => shelf?.setItem(prefix + keyOf(draft), JSON.stringify(draft)));
	}

	function drop(key: string) {
		tried(() => shelf?.removeItem(prefix + key));
	}

	function all(): Draft[] {
		return tried(() => keys().flatMap((key) => read(shelf?.getItem(key) ?? null))) ?? [];
	}

	function clear() {
		tried(() => keys().forEach((key) => shelf?.removeItem(key)));
	}

	function keys(): string[] {
		const names = Array.from({ length: shelf?.length ?? 0 }, (_, i) => shelf?.key(i) ?? '');
		return names.filter((name) => name.startsWith(prefix));
	}

	return { put, drop, all, clear };
}

function read(text: string | null): Draft[] {
	const draft = tried(() => JSON.parse(text ?? 'null')) as Draft | null | undefined;
	return draft && typeof draft.type === 'string' ? [draft] : [];
}

function tried<Value>(act: () => Value): Value | undefined {
	try {
		return act();
	} catch {
		return undefined;
	}
}
