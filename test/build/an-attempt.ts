import * as attempts from '#db/attempts.ts';
import * as cases from '#db/cases.ts';
import * as stations from '#db/stations.ts';
import type { Case } from '#lib/case/case.ts';
import type { Key } from '#lib/case/key.ts';
import type { Station } from '#lib/case/station.ts';
import { addPerson } from '#lib/server/people.ts';
import type { World } from '#lib/server/world.ts';

const hollow = {
	id: 'nx-100',
	tier: 'direct',
	difficulty: 1,
	minutes: 8,
	reading: 1,
	doorway: 'A ward.'
} as unknown as Case;
const hidden = {
	diagnosis: { name: 'Nothing', synonyms: [], broader: [], never_say: [], codes: {} }
} as unknown as Key;
const alone: Station = {
	policy: 'static',
	purpose: 'practice',
	reading: 1,
	minutes: 8,
	untimed: false,
	extra: 0,
	turns: null,
	given: [],
	items: [],
	questions: 0
};

/** A row for an attempt, and what it stands on: a case of hardly anything, its station and a new candidate. For tests of tables. */
export async function anAttempt(
	{ db, now }: Pick<World, 'db' | 'now'>,
	pins: Partial<attempts.Pins> = {}
): Promise<attempts.Attempt> {
	const { caseVersion, station } = await aStationRow({ db, now });
	const added = await addPerson({ db, now }, { name: 'Ann', signIn: crypto.randomUUID(), role: 'candidate' });
	if ('refused' in added) throw new Error('the sign-in name was taken');
	return attempts.open(db, {
		personLogId: added.person.logId,
		station,
		caseVersion,
		chartVersion: 1,
		packVersion: '1.0.0',
		scorerVersion: 1,
		patientVersion: 1,
		model: null,
		stationBody: alone,
		language: 'en',
		seed: 1,
		knewKey: false,
		createdAt: now(),
		...pins
	});
}

export async function aStationRow({ db, now }: Pick<World, 'db' | 'now'>, body: Station = alone) {
	await cases.putPack(db, { id: 'pack', version: '1.0.0', title: 'A pack', meta: {}, loadedAt: now() });
	const fresh = {
		pack: 'pack',
		packVersion: '1.0.0',
		caseId: 'nx-100',
		hash: 'h',
		body: hollow,
		key: hidden,
		files: [],
		at: now()
	};
	const { id: caseVersion } = await cases.add(db, fresh);
	const station = await stations.add(db, { caseVersion, name: 'written', body, at: now() });
	return { caseVersion, station };
}
