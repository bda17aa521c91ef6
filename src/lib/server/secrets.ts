import { createHash, randomBytes } from 'node:crypto';
import * as settings from '#db/settings.ts';
import type { Db } from '#db/tables.ts';

/** What tickets are signed with: made on the first start, the same for every server on one database. */
export async function ticketSecret(db: Db): Promise<Buffer> {
	await settings.putOnce(db, 'ticket-secret', randomBytes(32).toString('base64'));
	return Buffer.from(String(await settings.get(db, 'ticket-secret')), 'base64');
}

/** What is kept of a secret that only its owner may know. */
export function fingerprint(secret: string): string {
	return createHash('sha256').update(secret).digest('hex');
}

export function newToken(): string {
	return randomBytes(32).toString('base64url');
}
