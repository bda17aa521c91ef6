/** Shorter than this, in bytes, packing costs more than it saves. */
const least = 2_000;
const texts = /^(text\/|application\/(json|javascript))/;

/** Text goes out packed (gzip) to whoever can unpack it: a debrief is a quarter of a megabyte. Images are packed as they are. */
export function packed(request: Request, response: Response): Response {
	const { body, status, statusText } = response;
	const length = Number(response.headers.get('content-length') ?? Infinity);
	const isText = texts.test(response.headers.get('content-type') ?? '');
	if (!body || !isText || length < least || response.headers.has('content-encoding')) return response;
	const headers = new Headers(response.headers);
	headers.append('vary', 'accept-encoding');
	if (!takesGzip(request)) return new Response(body, { status, statusText, headers });
	headers.set('content-encoding', 'gzip');
	headers.delete('content-length');
	return new Response(body.pipeThrough(new CompressionStream('gzip')), { status, statusText, headers });
}

/** Named, or all that are not named; and not at the price of nothing (`gzip;q=0`). */
function takesGzip({ headers }: Request): boolean {
	const named = (headers.get('accept-encoding') ?? '').toLowerCase().split(',');
	const gzip = named.find((one) => /^\s*gzip\s*(;|$)/.test(one)) ?? named.find((one) => /^\s*\*\s*(;|$)/.test(one));
	return gzip !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(gzip);
}
