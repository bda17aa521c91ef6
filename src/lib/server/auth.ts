import { Lucia, TimeSpan, type Adapter } from 'lucia';
import type { Person } from '#db/people.ts';
import * as people from '#db/people.ts';
import * as sessions from '#db/sessions.ts';
import { countTry, forgiveTry } from './limits.ts';
import { matches } from './passwords.ts';
import { fingerprint } from './secrets.ts';
import type { World } from './world.ts';

/** As Kit's `cookies.set(name, value, { path: '/', ...attributes })` takes it. */
export type Cookie = { name: string; value: string; attributes: object };
export type SignedIn = { person: Person; cookie: Cookie };

export const cookieName = 'babinski_session';

/** A session ends a week after it was last used, and 30 days after it began. */
export const sessionDays = { idle: 7, longest: 30 };
const idle = new TimeSpan(sessionDays.idle, 'd');
const longest = new TimeSpan(sessionDays.longest, 'd').milliseconds();

/** Checks a name and a password and begins a session. */
export async function signIn(
	world: World,
	{ name, password, address }: { name: string; password: string; address: string }
): Promise<SignedIn | { refused: 'wrong' } | { refused: 'wait'; minutes: number }> {
	const wait = await countTry(world, name, address);
	if (wait) return { refused: 'wait', ...wait };
	const found = await people.withPassword(world.db, name);
	const known = found && isWelcome(world, found) ? found : null;
	if (!(await matches(known?.password_hash ?? null, password)) || !known) return { refused: 'wrong' };
	await forgiveTry(world, name, address);
	return begin(world, known);
}

/** Begins a session for somebody who has proved otherwise who they are. */
export async function begin(world: World, person: Person): Promise<SignedIn> {
	const lucia = luciaOf(world);
	const { id } = await lucia.createSession(person.id, { createdAt: world.now() });
	return { person, cookie: lucia.createSessionCookie(id) };
}

/** Whose session a cookie names. `cookie` is there when the browser should keep it anew, or drop it. */
export async function personOf(
	world: World,
	token: string | undefined
): Promise<{ person: Person | null; cookie: Cookie | null }> {
	if (!token) return { person: null, cookie: null };
	const lucia = luciaOf(world);
	const { session, user } = await lucia.validateSession(token);
	if (!session || !isWelcome(world, user.person)) return { person: null, cookie: lucia.createBlankSessionCookie() };
	return { person: user.person, cookie: session.fresh ? lucia.createSessionCookie(session.id) : null };
}

/** Ends a session; answers the cookie that clears it in the browser. */
export async function signOut(world: World, token: string | undefined): Promise<Cookie> {
	const lucia = luciaOf(world);
	if (token) await lucia.invalidateSession(token);
	return lucia.createBlankSessionCookie();
}

export async function signOutEverywhere(world: World, personId: string): Promise<void> {
	await luciaOf(world).invalidateUserSessions(personId);
}

export async function forgetOldSessions(world: World): Promise<void> {
	await luciaOf(world).deleteExpiredSessions();
}

function isWelcome(world: World, person: Person): boolean {
	return world.demo || !person.demo;
}

const made = new WeakMap<World, ReturnType<typeof makeLucia>>();

function luciaOf(world: World) {
	const lucia = made.get(world) ?? makeLucia(world);
	made.set(world, lucia);
	return lucia;
}

function makeLucia(world: World) {
	return new Lucia(adapter(world), {
		sessionExpiresIn: idle,
		sessionCookie: { name: cookieName, attributes: { secure: world.origin.startsWith('https:'), sameSite: 'lax' } },
		getUserAttributes: (person) => ({ person })
	});
}

declare module 'lucia' {
	interface Register {
		Lucia: ReturnType<typeof makeLucia>;
		DatabaseSessionAttributes: { createdAt: number };
		DatabaseUserAttributes: Person;
	}
}

/** Lucia's seven doors to the database. It holds only hashes of session ids: a stolen copy signs nobody in. */
function adapter({ db, now }: World): Adapter {
	return {
		async getSessionAndUser(id) {
			const found = await sessions.find(db, fingerprint(id));
			if (!found) return [null, null];
			const { session, person } = found;
			if (session.createdAt + longest <= now()) {
				await sessions.remove(db, session.id);
				return [null, null];
			}
			const { createdAt, expiresAt } = session;
			return [
				{ id, userId: person.id, expiresAt: new Date(expiresAt), attributes: { createdAt } },
				{ id: person.id, attributes: person }
			];
		},
		/** The ids of these are hashes: they tell how many sessions there are, and open none. */
		async getUserSessions(userId) {
			return (await sessions.of(db, userId)).map(({ id, createdAt, expiresAt }) => ({
				id,
				userId,
				expiresAt: new Date(expiresAt),
				attributes: { createdAt }
			}));
		},
		setSession: ({ id, userId, expiresAt, attributes: { createdAt } }) =>
			sessions.add(db, { id: fingerprint(id), person: userId, createdAt, expiresAt: expiresAt.getTime() }),
		updateSessionExpiration: (id, expiresAt) => sessions.extend(db, fingerprint(id), expiresAt.getTime()),
		deleteSession: (id) => sessions.remove(db, fingerprint(id)),
		deleteUserSessions: (userId) => sessions.removeOf(db, userId),
		deleteExpiredSessions: () => sessions.removeExpired(db, Date.now())
	};
}
