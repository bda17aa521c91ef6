import type { Answer } from '#lib/case/answer.ts';
import type { Key } from '#lib/case/key.ts';
import type { Vocabulary } from '#lib/vocabulary/vocabulary.ts';
import type { Mask } from './mask.ts';
import type { Score } from './score.ts';
import type { Verdict } from './verdicts.ts';

/** The item as it was asked. */
export type Asked = { id: string; images: readonly string[] };

/** What the shell reads for the scorers. `masks` by image id; `drawn` is false where volumes could not be drawn in any form. */
export type Material = {
	vocabulary: Vocabulary;
	masks: Readonly<Record<string, Mask>>;
	verdicts: ReadonlyMap<string, Verdict>;
	drawn: boolean;
};

/** Marks one kind of answer. It is never given an empty one: that is zero, whatever the kind. */
export type Scorer<A extends Answer> = {
	name: string;
	version: number;
	score: (answer: A, asked: Asked, key: Key, material: Material) => Score;
};
