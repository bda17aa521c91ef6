import * as log from '#db/log.ts';
import * as scores from '#db/scores.ts';
import type { Language } from '#lib/case/text.ts';
import { say } from '#lib/case/text.ts';
import { calibrationReport, type CalibrationReport } from '#lib/reports/calibration.ts';
import { debrief, type Debrief } from '#lib/reports/debrief.ts';
import type { Sat } from '#lib/reports/sat.ts';
import { mark } from '#lib/scoring/mark.ts';
import { phaseOf } from '#statecharts/phase.ts';
import { catchUp, withLive, type Live } from './live.ts';
import { issue } from './tickets.ts';
import { vocabulary } from './vocabulary.ts';
import type { World } from './world.ts';

/** An image of a case with where to fetch it and, if it has one, its mask. Only for those who may see the key. */
export type Shown = {
	id: string;
	src: string;
	mask: string | null;
	kind: 'volume' | 'picture';
	modality: string;
	sequence: string | null;
	plane: string | null;
	caption: string;
	simulated: boolean;
};

export type OpenDebrief = {
	attempt: string;
	debrief: Debrief;
	/** Over all released stations of this person that were sat without knowing the key. */
	calibration: CalibrationReport;
	images: Shown[];
	shared: boolean;
	selfMarked: Record<string, string[]>;
	seq: number;
};

/** A candidate's own debrief, in the language that they read now; null where there is no such attempt of theirs. */
export async function debriefOf(
	world: World,
	id: string,
	logId: string,
	language: Language
): Promise<OpenDebrief | { notYet: true } | null> {
	return withLive(world, id, async (live) => {
		if (live.attempt.personLogId !== logId) return null;
		await catchUp(world, live);
		if (phaseOf(live.state) !== 'released') return { notYet: true as const };
		return {
			attempt: id,
			debrief: debrief(await satOf(world, live, language)),
			calibration: calibrationReport(await scores.stated(world.db, logId)),
			images: shownOf(world, live, language),
			shared: live.state.context.shared,
			selfMarked: live.state.context.selfMarked,
			seq: live.seq
		};
	});
}

/** An attempt with all that a report of it is made from. */
export async function satOf(world: World, live: Live, language: Language): Promise<Sat> {
	const { version, key, masks } = live.loaded;
	const given = {
		station: live.state.context.station,
		case: version.body,
		key,
		seen: live.state.context,
		rows: await log.after(world.db, live.attempt.id, 0),
		vocabulary: await vocabulary(world),
		masks: await masks(),
		pinned: live.attempt.scorerVersion,
		takenOver: live.attempt.forkedAtSeq,
		language
	};
	return { ...given, scores: mark(given) };
}

/** Every image of the case, with tickets to it and its mask. */
export function shownOf(world: World, { attempt, loaded }: Live, language: Language): Shown[] {
	const { version, key } = loaded;
	return version.body.images.map((image, place) => {
		const ticket = (role: 'image' | 'mask') =>
			`/media/${issue(world.secret, { attempt: attempt.id, place, role }, world.now())}`;
		return {
			id: image.id,
			src: ticket('image'),
			mask: key.masks[image.id] ? ticket('mask') : null,
			kind: image.kind,
			modality: image.modality,
			sequence: image.sequence ?? null,
			plane: image.plane ?? null,
			caption: say(image.caption, language),
			simulated: image.simulated
		};
	});
}
