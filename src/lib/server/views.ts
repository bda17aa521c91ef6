import type { Attempt } from '#db/attempts.ts';
import type { CandidateView } from '#lib/case/candidate-view.ts';
import type { OpenedItem } from '#lib/case/seen.ts';
import { say } from '#lib/case/text.ts';
import type { Additions } from '#lib/case/additions.ts';
import { viewsOf, type Sitting } from '#lib/case/view.ts';
import { opening, tell } from '#lib/patient/tell.ts';
import { speech } from '#lib/patient/speech.ts';
import { spareWords } from './spare-words.ts';
import { pauseEnds } from '#statecharts/context.ts';
import { anyOpen, bringsNew, nextItem } from '#statecharts/items.ts';
import { may } from '#statecharts/may.ts';
import { phaseOf } from '#statecharts/phase.ts';
import { read, type State } from '#statecharts/fold.ts';
import type { Loaded } from './cases.ts';
import { issue, ticketLasts } from './tickets.ts';
import type { World } from './world.ts';

export type Viewer = (state: State, seq: number) => CandidateView;

/** Makes the candidate's views of one attempt; anew as a whole before its tickets run out. */
export function viewer(world: World, attempt: Attempt, loaded: Loaded): Viewer {
	const make = () => ({
		since: world.now(),
		view: viewsOf(loaded.version.body, attempt.language, additions(world, attempt, loaded))
	});
	let made = make();
	return (state, seq) => {
		if (world.now() - made.since > ticketLasts / 2) made = make();
		return made.view(sittingOf(attempt.id, state, seq, world.now()));
	};
}

function sittingOf(attempt: string, state: State, seq: number, now: number): Sitting {
	const { context } = state;
	const phase = phaseOf(state);
	const next = phase === 'commit' ? nextItem(context) : null;
	return {
		attempt,
		seq,
		station: context.station,
		phase,
		now,
		startedAt: context.startedAt,
		endsAt: context.endsAt,
		pausedAt: context.pausedAt,
		pause: context.station.pause ? { left: context.pauseLeft, until: pauseEnds(context) } : null,
		enteredAt: context.enteredAt,
		// By now, not by the last row's time: an exam's door opens when the reading time is over, and no row says so.
		may: may(read(state, now).state),
		next: next && { closes: anyOpen(context) && bringsNew(context, next).length > 0 },
		seen: context,
		questions: context.questions ?? []
	};
}

function additions(world: World, { id, language }: Attempt, { version, key }: Loaded): Additions {
	const { body } = version;
	// One ticket an image: a new one at every look would send all images again, and have them fetched again.
	const tickets = new Map<string, string>();
	return {
		opening: opening(body, language),
		reply: ({ reply }) => (reply ? tell(body, reply, language, spareWords(language)) : []),
		fact: (id) => {
			const fact = body.history.find((one) => one.id === id);
			return fact ? speech(say(fact.says, language)) : [];
		},
		ticket: (image) => {
			const place = body.images.findIndex((one) => one.id === image);
			const known = tickets.get(image) ?? issue(world.secret, { attempt: id, place, role: 'image' }, world.now());
			tickets.set(image, known);
			return `/media/${known}`;
		},
		question: (question) => {
			const found = key.examiner.find((one) => one.id === question);
			return found ? say(found.question, language) : '';
		},
		given: (item) => givenWith(item)
	};

	// The one thing of a key that goes out before release, and only by the condition of an opened item.
	function givenWith({ id, condition }: OpenedItem): { image: string | null; text: string }[] {
		const item = body.items.find((one) => one.id === id);
		const shows = item?.conditions.find((one) => one.id === condition)?.shows ?? [];
		const lesions = key.lesions.filter(({ image }) => item?.images.includes(image));
		return [
			...(shows.includes('findings')
				? lesions.map(({ image, description }) => ({ image, text: say(description, language) }))
				: []),
			...(shows.includes('diagnosis') ? [{ image: null, text: say(key.diagnosis.name, language) }] : [])
		];
	}
}
