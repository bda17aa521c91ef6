import type { RequestEvent } from '@sveltejs/kit';

/** A request that may change something, and does not say that it comes from our own pages. Kit looks at forms only, and not in dev. */
export function isForeign({ method, headers }: Request, origin: string): boolean {
	return !['GET', 'HEAD', 'OPTIONS'].includes(method) && headers.get('origin') !== origin;
}

/** Somebody who came by 127.0.0.1 where the address is localhost: cookies and origins would not fit. */
export function isElsewhere({ method, headers }: Request, origin: string): boolean {
	const host = headers.get('host') ?? '';
	return method === 'GET' && new URL(origin).hostname === 'localhost' && /^(127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
}

/** Whether a page, or the data or the form of one, was asked for, rather than an endpoint by a script. */
export function isForPeople({ request, isDataRequest }: RequestEvent): boolean {
	const { headers } = request;
	return isDataRequest || headers.has('x-sveltekit-action') || (headers.get('accept') ?? '').includes('text/html');
}

/** Whether a whole page was asked for, to be shown as it comes. */
export function isDocument({ request, isDataRequest }: RequestEvent): boolean {
	const { headers } = request;
	return !isDataRequest && !headers.has('x-sveltekit-action') && (headers.get('accept') ?? '').includes('text/html');
}

/** Where somebody wanted to go; only a path of ours, since the address may have been made by anybody. */
export function inside(to: string, { origin }: URL): string {
	const target = to.startsWith('/') && URL.canParse(to, origin) ? new URL(to, origin) : null;
	return target?.origin === origin ? target.pathname + target.search : '/';
}

const headers = {
	'x-content-type-options': 'nosniff',
	'x-frame-options': 'DENY',
	'referrer-policy': 'same-origin',
	'cross-origin-opener-policy': 'same-origin',
	'cross-origin-resource-policy': 'same-origin',
	'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'
};

/** The same response with the headers that every answer has; nothing is kept by a browser unless it says so itself. */
export function secured(response: Response): Response {
	for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
	if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-store');
	return response;
}
