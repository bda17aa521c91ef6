import * as limits from '#db/limits.ts';
import { fingerprint } from './secrets.ts';
import { signInName } from '#db/people.ts';
import type { World } from './world.ts';

const windowMs = 15 * 60_000;
export const windowMinutes = windowMs / 60_000;
/** Tries in a quarter of an hour: for one name, and from one address (a class may sit behind one). */
export const most = { name: 10, address: 100 };

/** Counts a try; answers null when it may go on, or in how many minutes the next one may. */
export async function countTry(
	{ db, now }: World,
	signIn: string,
	address: string
): Promise<{ minutes: number } | null> {
	const byAddress = await limits.count(db, keyOf('address', address), now(), windowMs);
	const byName = await limits.count(db, keyOf('name', signInName(signIn)), now(), windowMs);
	const over = [byAddress.count > most.address && byAddress.until, byName.count > most.name && byName.until];
	const until = Math.max(...over.map(Number));
	return until > 0 ? { minutes: Math.max(1, Math.ceil((until - now()) / 60_000)) } : null;
}

/** A right password clears the name, and does not count against the address. */
export async function forgiveTry({ db }: World, signIn: string, address: string): Promise<void> {
	await limits.forget(db, keyOf('name', signInName(signIn)));
	await limits.giveBack(db, keyOf('address', address));
}

export async function forgetOldTries({ db, now }: World): Promise<void> {
	await limits.removeBefore(db, now() - windowMs);
}

// Names and addresses are not kept as such.
function keyOf(kind: 'name' | 'address', value: string): string {
	return fingerprint(`${kind} ${value}`);
}
