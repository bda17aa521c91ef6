import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { packed } from '#lib/server/packed.ts';

const long = '一段很长的话。'.repeat(1_000);

function answer(taking: string | null, text: string, headers: Record<string, string>): Response {
	const request = new Request('http://localhost/', { headers: taking === null ? {} : { 'accept-encoding': taking } });
	return packed(request, new Response(text, { status: 201, headers }));
}

describe('an answer in text', () => {
	test.each(['gzip', 'br, gzip;q=0.8', 'deflate, *', 'GZIP'])('is packed for whoever takes %s', async (taking) => {
		const { status, headers, arrayBuffer } = bound(
			answer(taking, long, { 'content-type': 'text/html', 'x-own': 'kept' })
		);
		const bytes = Buffer.from(await arrayBuffer());
		expect([status, headers.get('content-encoding'), headers.get('vary'), headers.get('x-own')]).toEqual([
			201,
			'gzip',
			'accept-encoding',
			'kept'
		]);
		expect([headers.get('content-length'), bytes.length < 500, gunzipSync(bytes).toString()]).toEqual([
			null,
			true,
			long
		]);
	});

	test.each([null, '', 'br', 'gzip;q=0', 'identity', 'xgzip'])(
		'is left as it is for whoever takes %s',
		async (taking) => {
			const { headers, text } = bound(answer(taking, long, { 'content-type': 'application/json' }));
			expect([headers.get('content-encoding'), await text()]).toEqual([null, long]);
		}
	);
});

test('what is short, an image, or packed already is left as it is', () => {
	const short = { 'content-type': 'application/json', 'content-length': '200' };
	const volume = { 'content-type': 'application/octet-stream' };
	const before = { 'content-type': 'text/css', 'content-encoding': 'br' };
	expect(
		[short, volume, before].map((headers) => answer('gzip', long, headers).headers.get('content-encoding'))
	).toEqual([null, null, 'br']);
});

test('an answer without a body has none', () => {
	const request = new Request('http://localhost/', { headers: { 'accept-encoding': 'gzip' } });
	expect(packed(request, new Response(null, { status: 304 })).headers.get('content-encoding')).toEqual(null);
});

function bound(response: Response) {
	const { status, headers } = response;
	return { status, headers, text: () => response.text(), arrayBuffer: () => response.arrayBuffer() };
}
