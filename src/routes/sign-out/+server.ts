import { redirect } from '@sveltejs/kit';
import { cookieName, signOut } from '#lib/server/auth.ts';
import type { RequestHandler } from './$types';

export const POST: RequestHandler = async ({ locals, cookies }) => {
	const cookie = await signOut(locals.world, cookies.get(cookieName));
	cookies.set(cookie.name, cookie.value, { path: '/', ...cookie.attributes });
	redirect(303, '/sign-in');
};
