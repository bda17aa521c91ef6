import type { Point, Ranked } from '#lib/case/answer.ts';
import { linkedAs, type Link } from '#lib/case/link.ts';
import { mostPins, pinned, stanceOf, tally, type Stance, type Thing } from './board.ts';
import type { LiveAttempt } from './live-attempt.svelte.ts';

const remembered = 50;

/** The findings board of an attempt, wherever one stands: what is pinned, onto what, and the way back. */
export class Pins {
	/** What was done last, for those who do not see it. */
	said = $state('');
	/** The thing whose pin is open; one at a time. */
	open: string | null = $state(null);
	#live: LiveAttempt;
	#before: Link[][] = $state.raw([]);
	/** Names of diagnoses that were taken off the list, by what their pins call them. */
	#names = new Map<string, string>();

	constructor(live: LiveAttempt) {
		this.#live = live;
	}

	get links(): Link[] {
		return this.#live.links;
	}

	get mayPin(): boolean {
		return this.#live.may('evidence.linked');
	}

	get canUndo(): boolean {
		return this.mayPin && this.#before.length > 0;
	}

	get full(): boolean {
		return this.links.length >= mostPins;
	}

	/** The list as it stands: in the room the working differential, at the answers the one that is asked for. */
	get ranked(): Ranked[] {
		const asked = this.#live.current.items.filter(
			({ kind }) => kind === 'differential' || kind === 'forward-diagnosis'
		);
		const item = asked.find(({ closed }) => !closed) ?? asked.at(-1);
		const answer = item && this.#live.answerTo(item);
		const ranked = answer && 'ranked' in answer ? answer.ranked : [];
		return ranked.length > 0 || item?.closed === false ? ranked : this.#live.differential;
	}

	/** The own marks on images: once a lesion is asked for they are its answer. */
	get marks(): Point[] {
		const lesions = this.#live.current.items.filter(({ kind }) => kind === 'lesion');
		const item = lesions.find(({ closed }) => !closed) ?? lesions.at(-1);
		const answer = item && this.#live.answerTo(item);
		return answer && 'points' in answer ? answer.points : this.#live.marks;
	}

	stanceOf(thing: Thing, entry: Ranked): Stance | null {
		return stanceOf(this.links, thing, linkedAs(entry));
	}

	tally(entry: Ranked): Record<Stance, number> {
		return tally(this.links, linkedAs(entry));
	}

	pin(thing: Thing, entry: Ranked, stance: Stance | null, says = '') {
		if (!this.mayPin || (this.full && stance !== null && this.stanceOf(thing, entry) === null)) return;
		this.#names.set(linkedAs(entry), entry.text);
		this.#change(pinned(this.links, thing, linkedAs(entry), stance), says);
	}

	/** Takes off all pins of a diagnosis that is on the list no more. */
	drop(diagnosis: string, says: string) {
		const left = this.links.filter((link) => link.diagnosis !== diagnosis);
		this.#change(left, says);
	}

	undo(says: string) {
		const links = this.#before.at(-1);
		if (!links || !this.mayPin) return;
		this.#before = this.#before.slice(0, -1);
		this.#live.draft({ type: 'evidence.linked', links });
		this.said = says;
	}

	remember(entry: Ranked) {
		this.#names.set(linkedAs(entry), entry.text);
	}

	/** What a diagnosis that is off the list was called, if that is still known. */
	nameOf(diagnosis: string): string | null {
		const { provisional, differential, items } = this.#live.current;
		const answered = items.flatMap(({ answer }) => (answer && 'ranked' in answer ? answer.ranked : []));
		const known = [...differential, ...(provisional ?? []), ...answered];
		return this.#names.get(diagnosis) ?? known.find((entry) => linkedAs(entry) === diagnosis)?.text ?? null;
	}

	#change(links: Link[], says: string) {
		this.#before = [...this.#before, this.links].slice(-remembered);
		this.#live.draft({ type: 'evidence.linked', links });
		this.said = says;
	}
}

const boards = new WeakMap<LiveAttempt, Pins>();

/** The one board of an attempt. */
export function pinsOf(live: LiveAttempt): Pins {
	const pins = boards.get(live) ?? new Pins(live);
	boards.set(live, pins);
	return pins;
}
