import { appeared, type Appeared } from './appeared.ts';
import type { Additions } from './additions.ts';
import type { CandidateView, FindingView, SaidView } from './candidate-view.ts';
import type { Case } from './case.ts';
import { names, outwardImages, outwardLinks } from './opaque.ts';
import { remember } from './remember.ts';
import { factView, findingView, imageView, itemView, resultView, saidView } from './view-entries.ts';
import { doorOf, patientOf, recordOf } from './view-sheets.ts';
import type { Phase, Seen, Turn } from './seen.ts';
import type { Station } from './station.ts';
import type { Language } from './text.ts';

/** Where an attempt stands, as the chart says it. */
export type Sitting = {
	attempt: string;
	seq: number;
	station: Station;
	phase: Phase;
	now: number;
	startedAt: number | null;
	endsAt: number | null;
	pausedAt: number | null;
	pause: CandidateView['pause'];
	enteredAt: number | null;
	may: string[];
	next: { closes: boolean } | null;
	seen: Seen;
	questions: string[];
};

const inTheRoom: Phase[] = ['encounter', 'commit', 'viva'];
const afterTheDoor: Phase[] = [...inTheRoom, 'submitted', 'released'];
const nothing: Appeared = { facts: [], examined: [], tested: [], images: [] };

/**
 * Makes the views of one attempt: the only way by which something of a case gets to a browser before release. It is
 * built from a list of what may be sent, never by leaving out. What did not change is the same object from one view to
 * the next, so that what an event brought is found without reading everything again.
 */
export function viewsOf(case_: Case, language: Language, add: Additions): (sitting: Sitting) => CandidateView {
	const patient = patientOf(case_, language, add.opening);
	const record = recordOf(case_, language);
	const memory = {
		door: remember<CandidateView['door']>(),
		shown: remember<Appeared>(),
		named: remember<ReturnType<typeof names>>(),
		said: remember<SaidView[]>(),
		lists: remember<Pick<CandidateView, 'facts' | 'findings' | 'results' | 'images'>>(),
		marks: remember<Pick<CandidateView, 'marks' | 'regions' | 'readings'>>(),
		links: remember<CandidateView['links']>(),
		hints: remember<CandidateView['hints']>(),
		items: remember<CandidateView['items']>(),
		may: remember<string[]>(),
		next: remember<CandidateView['next']>()
	};
	const turns = new WeakMap<Turn, SaidView>();

	function saidOf(turn: Turn): SaidView {
		const known = turns.get(turn) ?? saidView(turn, add);
		turns.set(turn, known);
		return known;
	}

	// What was done keeps its place and its own list of findings; what an item laid down stands after it, and moves.
	const findings = new WeakMap<string[], FindingView>();

	function findingOf(examined: Appeared['examined'][number], place: number): FindingView {
		const known = findings.get(examined.findings) ?? findingView(case_, language, examined, place);
		if (!examined.laid) findings.set(examined.findings, known);
		return known;
	}

	return function view(sitting) {
		const { station, phase, seen } = sitting;
		const entered = afterTheDoor.includes(phase);
		const open = inTheRoom.includes(phase);
		const shown = memory.shown([seen.laid, seen.done, seen.ordered, entered], () =>
			entered ? appeared(case_, station, seen) : nothing
		);
		const named = memory.named([shown, seen.said, seen.items], () => names(seen, shown));
		const fixed = seen.items.filter(({ closedAt }) => closedAt !== null).length;
		const lists = memory.lists([shown, seen.reads, open, fixed], () => ({
			facts: shown.facts.map((fact, i) => factView(case_, language, fact.id, i, add)),
			findings: shown.examined.map(findingOf),
			results: shown.tested.map((one, i) => resultView(case_, language, station, one, i, seen, named, open)),
			images: open ? shown.images.map((image, i) => imageView(case_, language, image, i, add)) : []
		}));
		return {
			attempt: sitting.attempt,
			seq: sitting.seq,
			language,
			policy: station.policy,
			purpose: station.purpose,
			untimed: station.untimed,
			phase,
			now: sitting.now,
			startedAt: sitting.startedAt,
			endsAt: sitting.endsAt,
			pausedAt: sitting.pausedAt,
			pause: sitting.pause,
			enteredAt: sitting.enteredAt,
			may: memory.may([sitting.may.join()], () => sitting.may),
			door: memory.door([station], () => doorOf(case_, language, station)),
			patient: entered ? patient : null,
			record: entered ? record : null,
			said: memory.said([seen.said, entered], () => (entered ? seen.said.map(saidOf) : [])),
			...lists,
			differential: seen.differential,
			provisional: seen.provisional?.ranked ?? null,
			...memory.marks([seen.marks, seen.regions, seen.readings, shown], () => ({
				marks: outwardImages(seen.marks, named.imageName),
				regions: outwardImages(seen.regions, named.imageName),
				readings: outwardImages(seen.readings, named.imageName)
			})),
			links: memory.links([seen.links, named], () => outwardLinks(seen.links, named)),
			notes: seen.notes,
			hints: memory.hints([seen.hints], () => seen.hints.map(({ at, hint }, i) => ({ id: `h_${i + 1}`, at, hint }))),
			items: memory.items([seen.items, shown, entered], () =>
				seen.items.map((item, i) => itemView(case_, language, item, i, sitting.questions, named, add))
			),
			next: memory.next([sitting.next?.closes ?? null], () => sitting.next)
		};
	};
}
