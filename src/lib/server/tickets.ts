import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a ticket lets one fetch: the image at a place in the case's list, or its mask, for one attempt. */
export type Ticket = { attempt: string; place: number; role: 'image' | 'mask' };

/** How long a ticket holds, ms. Views are made anew long before. */
export const ticketLasts = 4 * 60 * 60_000;

/** An address part that names nothing: attempt, place and expiry, signed. It has no dot, which NiiVue would read as a file ending. */
export function issue(secret: Buffer, { attempt, place, role }: Ticket, now: number): string {
	const body = Buffer.alloc(23);
	Buffer.from(attempt.replaceAll('-', ''), 'hex').copy(body);
	body.writeUInt8(place, 16);
	body.writeUInt8(role === 'mask' ? 1 : 0, 17);
	body.writeUIntBE(Math.ceil((now + ticketLasts) / 1000), 18, 5);
	return Buffer.concat([body, signature(secret, body)]).toString('base64url');
}

/** The ticket that was issued; null when it was not issued here, or has expired. */
export function redeem(secret: Buffer, ticket: string, now: number): Ticket | null {
	const bytes = Buffer.from(ticket, 'base64url');
	if (bytes.length !== 39 || bytes.toString('base64url') !== ticket) return null;
	const body = bytes.subarray(0, 23);
	if (!timingSafeEqual(bytes.subarray(23), signature(secret, body))) return null;
	if (body.readUIntBE(18, 5) * 1000 < now) return null;
	const hex = body.subarray(0, 16).toString('hex');
	return {
		attempt: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
		place: body.readUInt8(16),
		role: body.readUInt8(17) === 1 ? 'mask' : 'image'
	};
}

function signature(secret: Buffer, body: Buffer): Buffer {
	return createHmac('sha256', secret).update(body).digest().subarray(0, 16);
}
