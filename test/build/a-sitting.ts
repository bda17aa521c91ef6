import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import * as people from '#db/people.ts';
import * as stations from '#db/stations.ts';
import type { CandidateView } from '#lib/case/candidate-view.ts';
import type { Language } from '#lib/case/text.ts';
import { append, begin, takeLease, viewOf, type Outcome } from '#lib/server/attempts.ts';
import { importPack } from '#lib/server/packs.ts';
import { root } from '#lib/server/root.ts';
import type { World } from '#lib/server/world.ts';

export const starterPack = join(root, 'db', 'packs', 'neuro-starter');

/** Stores the starter pack; throws with its faults when it has any. */
export async function withStarterPack(world: World): Promise<void> {
	const { value, problems } = await importPack(world, starterPack);
	if (!value) throw new Error(problems.map(({ file, line, says }) => `${file}:${line} ${says}`).join('\n'));
}

export async function aPerson(world: World, role: people.Role = 'candidate'): Promise<people.Person> {
	const signIn = `${role}-${randomUUID().slice(0, 8)}`;
	const made = await people.add(world.db, { name: `A ${role}`, signIn, passwordHash: 'none', role, at: world.now() });
	if (!made) throw new Error(`${signIn} is taken`);
	return made;
}

export async function stationOf(world: World, caseId: string, name: string): Promise<stations.ListedStation> {
	const found = (await stations.list(world.db)).find((one) => one.caseId === caseId && one.name === name);
	if (!found) throw new Error(`${caseId} has no station ${name}`);
	return found;
}

/** A candidate at a station, who sends events as the browser does. */
export type Sitting = {
	attempt: string;
	logId: string;
	tab: string;
	send: (event: object, commandId?: string) => Promise<Outcome | null>;
	view: () => Promise<CandidateView>;
};

export async function aSitting(
	world: World,
	{
		station,
		language = 'en',
		person,
		untimed = false
	}: { station: string; language?: Language; person?: people.Person; untimed?: boolean }
): Promise<Sitting> {
	const { logId } = person ?? (await aPerson(world));
	const begun = await begin(world, { logId, language, station, untimed });
	if ('refused' in begun) throw new Error(begun.refused);
	return onward(world, { attempt: begun.attempt, logId });
}

/** A candidate who comes back to an attempt of theirs in a new tab. */
export async function onward(world: World, { attempt, logId }: Pick<Sitting, 'attempt' | 'logId'>): Promise<Sitting> {
	const tab = randomUUID();
	let seq = (await takeLease(world, attempt, logId, tab))?.seq ?? 0;

	async function send(event: object, commandId: string = randomUUID()) {
		const outcome = await append(world, attempt, logId, { commandId, after: seq, tab, event });
		if (outcome && 'news' in outcome) seq = outcome.news.seq;
		if (outcome && 'view' in outcome && outcome.view) seq = outcome.view.seq;
		return outcome;
	}

	async function view() {
		const found = await viewOf(world, attempt, logId);
		if (!found) throw new Error(`attempt ${attempt} is gone`);
		seq = found.seq;
		return found;
	}

	return { attempt, logId, tab, send, view };
}
