import * as cases from '#db/cases.ts';
import * as stations from '#db/stations.ts';
import type { Purpose } from '#lib/case/station.ts';
import { say, type Language } from '#lib/case/text.ts';
import { wholeMinutes } from '#lib/case/view-sheets.ts';
import type { World } from './world.ts';

/** Every case with its newest stations, as an educator chooses from them. */
export async function casesForEducators(world: World, language: Language) {
	const [versions, open] = await Promise.all([cases.newest(world.db), stations.list(world.db)]);
	return versions.map(({ id, caseId, pack, version, body }) => ({
		id,
		caseId,
		pack,
		version,
		tier: body.tier,
		difficulty: body.difficulty,
		name: body.patient.name ? say(body.patient.name, language) : null,
		doorway: say(body.doorway, language),
		stations: open
			.filter(({ caseVersion }) => caseVersion === id)
			.map(({ id, name, body }) => ({
				id,
				name,
				purpose: body.purpose,
				policy: body.policy,
				minutes: wholeMinutes(body)
			}))
	}));
}

/** Sets up a station for an exam or more practice, after one that there is. Answers null where there is none. */
export async function setUp(
	world: World,
	{
		like,
		name,
		purpose,
		minutes,
		extra
	}: { like: string; name: string; purpose: Purpose; minutes: number | null; extra: number }
): Promise<string | null> {
	const found = await stations.find(world.db, like);
	if (!found) return null;
	const talks = found.body.policy === 'open' || found.body.policy === 'gated';
	const body = { ...found.body, purpose, extra, untimed: false, minutes: talks ? (minutes ?? found.body.minutes) : 0 };
	return stations.add(world.db, { caseVersion: found.caseVersion, name, body, at: world.now() });
}

export async function closeStation(world: World, id: string): Promise<void> {
	await stations.setOpen(world.db, id, false);
}
