import * as attempts from '#db/attempts.ts';
import type { ListedAttempt } from '#db/attempts.ts';
import * as cases from '#db/cases.ts';
import * as stations from '#db/stations.ts';
import type { Case } from '#lib/case/case.ts';
import type { Phase } from '#lib/case/seen.ts';
import { wholeMinutes } from '#lib/case/view-sheets.ts';
import { say, type Language } from '#lib/case/text.ts';
import type { World } from './world.ts';

const running: Phase[] = ['door', 'encounter', 'commit', 'viva'];

/** A station as the list shows it: the doorway's words and the times, nothing else of the case. */
export async function stationList(world: World, logId: string, language: Language) {
	const [open, own, versions] = await Promise.all([
		stations.list(world.db),
		attempts.list(world.db, { person: logId, limit: 1000 }),
		cases.newest(world.db)
	]);
	const bodies = new Map<string, Case>(versions.map(({ id, body }) => [id, body]));
	for (const { caseVersion } of open) {
		if (!bodies.has(caseVersion)) bodies.set(caseVersion, (await cases.find(world.db, caseVersion))!.body);
	}
	return open.map(({ id, name, body, caseVersion }) => {
		const case_ = bodies.get(caseVersion)!;
		const mine = own.filter(({ station }) => station === id);
		return {
			id,
			complaint: say(case_.doorway, language),
			caseName: case_.patient.name ? say(case_.patient.name, language) : null,
			age: case_.patient.age === undefined ? null : String(case_.patient.age),
			setting: case_.patient.setting ? say(case_.patient.setting, language) : null,
			kind: name,
			tier: case_.tier,
			difficulty: case_.difficulty,
			policy: body.policy,
			purpose: body.purpose,
			wholeMinutes: wholeMinutes(body),
			attempts: mine.map(sketch),
			unfinished: mine.find(({ phase }) => running.includes(phase))?.id ?? null
		};
	});
}

/** Own attempts, newest first. */
export async function attemptList(world: World, logId: string, language: Language) {
	const own = await attempts.list(world.db, { person: logId, limit: 500 });
	const listed = [];
	for (const attempt of own) {
		const version = await cases.find(world.db, attempt.caseVersion);
		if (!version) throw new Error(`attempt ${attempt.id} has no case version ${attempt.caseVersion}`);
		const { patient } = version.body;
		listed.push({
			...sketch(attempt),
			kind: attempt.stationName,
			caseName: patient.name ? say(patient.name, language) : null,
			age: patient.age === undefined ? null : String(patient.age),
			purpose: attempt.purpose,
			shared: attempt.shared
		});
	}
	return listed;
}

function sketch({ id, phase, createdAt, submittedAt, releasedAt }: ListedAttempt) {
	return { id, phase, createdAt, submittedAt, releasedAt };
}
