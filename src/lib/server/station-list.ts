import * as attempts from '#db/attempts.ts';
import type { ListedAttempt } from '#db/attempts.ts';
import * as cases from '#db/cases.ts';
import * as doubts from '#db/doubts.ts';
import { allowanceOf } from '#db/people.ts';
import * as scores from '#db/scores.ts';
import type { Marks } from '#db/scores.ts';
import * as stations from '#db/stations.ts';
import { tiers, type Case } from '#lib/case/case.ts';
import type { Phase } from '#lib/case/seen.ts';
import { allowed } from '#lib/case/station.ts';
import { wholeMinutes } from '#lib/case/view-sheets.ts';
import { say, type Language } from '#lib/case/text.ts';
import { due } from '#lib/reports/due.ts';
import { phaseOf } from '#statecharts/phase.ts';
import { catchUp, withLive } from './live.ts';
import { readTheClock } from './log-keeper.ts';
import type { World } from './world.ts';

const tierOrder: readonly string[] = tiers;
const running: Phase[] = ['door', 'encounter', 'commit', 'viva'];

/** The stations as the list shows them, the doorway's words and the times and nothing else of a case; and what was left unfinished. */
export async function stationList(world: World, logId: string, language: Language) {
	const [open, own, allowance] = await Promise.all([
		stations.list(world.db),
		attempts.list(world.db, { person: logId, limit: 1000 }),
		allowanceOf(world.db, logId)
	]);
	const unfinished = own.filter(({ phase }) => running.includes(phase));
	const bodies = await bodiesOf(world, [...open, ...unfinished]);
	const marks = await scores.marks(world.db, released(own));
	const known = new Set(own.filter(({ releasedAt }) => releasedAt !== null).map(caseOf));
	const now = world.now();
	return {
		stations: open.map((station) => {
			const mine = own.filter((attempt) => attempt.station === station.id).map((attempt) => sketch(attempt, marks));
			const { policy, purpose } = station.body;
			return {
				...doorOf(bodies.get(station.caseVersion)!, language),
				id: station.id,
				kind: station.name,
				policy,
				purpose,
				wholeMinutes: wholeMinutes(allowed(station.body, allowance)),
				attempts: mine,
				due: purpose === 'practice' ? due(mine.flatMap(satOf), now) : null,
				knowsKey: known.has(caseOf(station))
			};
		}),
		unfinished: await standing(world, unfinished, bodies, language)
	};
}

/** Own attempts, newest first. */
export async function attemptList(world: World, logId: string, language: Language) {
	const own = await attempts.list(world.db, { person: logId, limit: 500 });
	const [bodies, marks, answers] = await Promise.all([
		bodiesOf(world, own),
		scores.marks(world.db, released(own)),
		doubts.answersTo(world.db, logId)
	]);
	return own.map((attempt) => ({
		...sketch(attempt, marks),
		...doorOf(bodies.get(attempt.caseVersion)!, language),
		kind: attempt.stationName,
		purpose: attempt.purpose,
		untimed: attempt.stationBody.untimed,
		shared: attempt.shared,
		/** How many of the doubts that were sent from its debrief are answered. */
		answers: answers.get(attempt.id) ?? 0
	}));
}

/** The station to begin with: at the bedside, the easiest there is. Null where there is none. */
export async function demoStation(world: World, language: Language) {
	const open = await stations.list(world.db, { purpose: 'practice' });
	const bedsides = open.filter(({ name }) => name === 'bedside');
	const bodies = await bodiesOf(world, bedsides);
	const doors = bedsides.map(({ id, body, caseVersion }) => ({
		...doorOf(bodies.get(caseVersion)!, language),
		id,
		wholeMinutes: wholeMinutes(body)
	}));
	const [easiest] = doors.sort(
		(one, other) => tierOrder.indexOf(one.tier) - tierOrder.indexOf(other.tier) || one.difficulty - other.difficulty
	);
	return easiest ?? null;
}

function doorOf({ doorway, patient: { name, age, setting }, tier, difficulty }: Case, language: Language) {
	return {
		complaint: say(doorway, language),
		caseName: name ? say(name, language) : null,
		age: age === undefined ? null : String(age),
		setting: setting ? say(setting, language) : null,
		tier,
		difficulty
	};
}

/** Where each was left, by the clock as it stands now: one whose time is over meanwhile is unfinished no more. */
async function standing(world: World, left: ListedAttempt[], bodies: Map<string, Case>, language: Language) {
	const found = [];
	for (const { id, caseVersion, stationName, purpose, createdAt, forkedFrom } of left) {
		const now = await withLive(world, id, async (live) => {
			await catchUp(world, live);
			await readTheClock(world, live);
			const { endsAt, pausedAt, station } = live.state.context;
			return {
				phase: phaseOf(live.state),
				left: endsAt === null ? null : Math.max(0, endsAt - (pausedAt ?? world.now())),
				pausedAt,
				untimed: station.untimed
			};
		});
		if (!now || !running.includes(now.phase)) continue;
		const door = doorOf(bodies.get(caseVersion)!, language);
		const forked = forkedFrom !== null;
		found.push({ attempt: id, ...door, ...now, kind: stationName, purpose, createdAt, forked });
	}
	return found;
}

async function bodiesOf(world: World, of: { caseVersion: string }[]): Promise<Map<string, Case>> {
	const newest = await cases.newest(world.db);
	const bodies = new Map<string, Case>(newest.map(({ id, body }) => [id, body]));
	for (const { caseVersion } of of) {
		if (bodies.has(caseVersion)) continue;
		const version = await cases.find(world.db, caseVersion);
		if (!version) throw new Error(`there is no case version ${caseVersion}, which a station or an attempt pins`);
		bodies.set(caseVersion, version.body);
	}
	return bodies;
}

function sketch(
	{ id, phase, createdAt, submittedAt, releasedAt, knewKey, forkedFrom }: ListedAttempt,
	marks: ReadonlyMap<string, Marks>
) {
	const given = releasedAt === null ? null : (marks.get(id) ?? null);
	return { id, phase, createdAt, submittedAt, knewKey, forked: forkedFrom !== null, marks: given };
}

/** What went on from the middle of another sitting tells little of what one still knows. */
function satOf({ phase, submittedAt, createdAt, forked, marks }: ReturnType<typeof sketch>) {
	if (phase !== 'released' || forked) return [];
	const given = marks ? marks.possible - marks.waiting : 0;
	return [{ at: submittedAt ?? createdAt, share: marks && given > 0 ? marks.got / given : null }];
}

function released(own: ListedAttempt[]): string[] {
	return own.filter(({ releasedAt }) => releasedAt !== null).map(({ id }) => id);
}

function caseOf({ pack, caseId }: { pack: string; caseId: string }): string {
	return `${pack}/${caseId}`;
}
