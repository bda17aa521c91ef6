import { join } from 'node:path';
import { encoderIn, type Encoder } from '#lib/server/bertscore/encoder.ts';
import { root } from '#test/build/tree.ts';

/** Encoders with random weights: they mean nothing, and let the whole chain be tested. */
export const tiny = ['tiny-bert', 'tiny-roberta'] as const;

export const folder = join(root, 'test/vectors/bertscore');

export function folderOf(name: (typeof tiny)[number]): string {
	return join(folder, 'models', name);
}

/** The packages that run an encoder are optional: without them there is nothing to see. */
export const isRunnable = !('unavailable' in (await encoderIn(folderOf('tiny-bert'))));

export async function encoderOf(name: (typeof tiny)[number]): Promise<Encoder> {
	return (await encoderIn(folderOf(name))) as Encoder;
}
