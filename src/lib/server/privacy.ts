import { cookieName, sessionDays } from './auth.ts';
import { most, windowMinutes } from './limits.ts';
import { preferencesCookie } from './preferences.ts';
import { ticketLasts } from './tickets.ts';
import type { World } from './world.ts';

/** What the privacy page says in figures and names: taken from what the server runs by, never written a second time. No path, no address of a database. */
export function privacyFacts({ kind, origin, demo }: World) {
	return {
		database: kind,
		encrypted: origin.startsWith('https:'),
		demo,
		sessionDays,
		tries: { ...most, minutes: windowMinutes },
		imageHours: ticketLasts / 3_600_000,
		cookies: { session: cookieName, language: 'language', preferences: preferencesCookie }
	};
}
