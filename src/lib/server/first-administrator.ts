import * as links from '#db/links.ts';
import { tx } from '#db/transaction.ts';
import { addPerson } from './people.ts';
import { fingerprint } from './secrets.ts';
import type { Person } from '#db/people.ts';
import type { World } from './world.ts';

/** Whether a link for the first administrator still works; looking does not use it up. */
export function isFirstLink({ db, now }: World, token: string): Promise<boolean> {
	return links.isOpen(db, fingerprint(token), now());
}

/** Uses the link up and adds the administrator, or does neither. */
export function firstAdministrator(
	world: World,
	token: string,
	newcomer: { name: string; signIn: string; password: string }
): Promise<{ person: Person } | { refused: 'gone' | 'taken' }> {
	return tx(world.db, async (db) => {
		if (!(await links.hold(db, fingerprint(token), world.now()))) return { refused: 'gone' as const };
		const added = await addPerson({ ...world, db }, { ...newcomer, role: 'admin' });
		if ('refused' in added) return added;
		await links.use(db, fingerprint(token), world.now());
		return added;
	});
}
