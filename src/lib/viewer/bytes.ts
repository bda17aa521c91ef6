export type Progress = { got: number; of: number | null };

// Opening the reading room again, or rebuilding after a lost context, fetches nothing. As sent: small, and never changed.
const kept = new Map<string, Uint8Array<ArrayBuffer>>();
const mostKept = 12;

/** The bytes at an address, unpacked when they are gzip; or the status of the answer, 0 when there was none. */
export async function bytesOf(
	src: string,
	signal: AbortSignal,
	onprogress: (progress: Progress) => void
): Promise<{ bytes: ArrayBuffer } | { status: number }> {
	const sent = kept.get(src) ?? (await fetched(src, signal, onprogress).catch(() => 0));
	if (typeof sent === 'number') return { status: sent };
	forget(src);
	kept.set(src, sent);
	if (kept.size > mostKept) forget(kept.keys().next().value!);
	// Gzip that breaks off unpacks to nothing, and nothing is no volume.
	return { bytes: await unpacked(sent).catch(() => new ArrayBuffer(0)) };
}

/** Fetches anew the next time: what came was no image. */
export function forget(src: string) {
	kept.delete(src);
}

async function fetched(src: string, signal: AbortSignal, onprogress: (progress: Progress) => void) {
	const response = await fetch(src, { signal });
	if (!response.ok || !response.body) return response.status;
	const of = Number(response.headers.get('content-length')) || null;
	const parts: Uint8Array<ArrayBuffer>[] = [];
	const reader = response.body.getReader();
	let got = 0;
	onprogress({ got, of });
	for (let part = await reader.read(); !part.done; part = await reader.read()) {
		parts.push(part.value);
		onprogress({ got: (got += part.value.length), of });
	}
	return new Uint8Array(await new Blob(parts).arrayBuffer());
}

async function unpacked(sent: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
	if (sent[0] !== 0x1f || sent[1] !== 0x8b) return sent.slice().buffer;
	return new Response(new Blob([sent]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}
