import * as cases from '#db/cases.ts';
import type { CaseFile } from '#db/cases.ts';
import type { Person } from '#db/people.ts';
import { appeared } from '#lib/case/appeared.ts';
import type { Phase } from '#lib/case/seen.ts';
import { phaseOf } from '#statecharts/phase.ts';
import { pathOf } from './cases.ts';
import { withLive, type Live } from './live.ts';
import { redeem, type Ticket } from './tickets.ts';
import type { World } from './world.ts';

const inTheRoom: Phase[] = ['encounter', 'commit', 'viva'];

/** The file behind a ticket, for somebody who may see it now. */
export async function mediaFor(
	world: World,
	person: Person,
	ticket: string
): Promise<(CaseFile & { path: string }) | null> {
	const redeemed = redeem(world.secret, ticket, world.now());
	if (!redeemed) return null;
	return withLive(world, redeemed.attempt, async (live) => {
		const image = live.loaded.version.body.images[redeemed.place]?.id;
		if (!image || !isFor(live, person, redeemed, image)) return null;
		const file = await cases.fileOf(world.db, live.attempt.caseVersion, image, redeemed.role);
		return file && { ...file, path: pathOf(world, file.sha256) };
	});
}

function isFor({ attempt, loaded, state }: Live, person: Person, { role }: Ticket, image: string): boolean {
	if (person.role === 'educator') return attempt.purpose === 'exam' || attempt.shared;
	if (attempt.personLogId !== person.logId) return false;
	const phase = phaseOf(state);
	if (phase === 'released') return true;
	if (role === 'mask' || !inTheRoom.includes(phase)) return false;
	const { images } = appeared(loaded.version.body, state.context.station, state.context);
	return images.some(({ id }) => id === image);
}
