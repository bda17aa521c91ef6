import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { json } from '@sveltejs/kit';
import { mediaFor } from '#lib/server/media.ts';
import { refusalsIn } from '#lib/server/refusals.ts';
import type { RequestHandler } from './$types';

/** The bytes that a ticket is for. Nothing in the answer names a file, a case or an image. */
export const GET: RequestHandler = async ({ params, locals: { world, person, language } }) => {
	const media = person && (await mediaFor(world, person, params.ticket));
	if (!media) return json({ message: refusalsIn(language).notFound }, { status: 404 });
	return new Response(Readable.toWeb(createReadStream(media.path)) as ReadableStream, {
		headers: {
			'content-type': media.mediaType.startsWith('image/') ? media.mediaType : 'application/octet-stream',
			'content-length': String(media.bytes),
			'cache-control': 'private, max-age=3600'
		}
	});
};
