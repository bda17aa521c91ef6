import type { Topic } from '#lib/case/topic.ts';

/**
 * A fine topic of a history: the codes of the case format that it may stand under, and how people ask about it. English
 * phrases match as stemmed words with the small words left out, Chinese ones as substrings; phrases are parted by
 * commas, `a|b` is either word, `*` is a gap of a few words.
 */
export type FineTopic = { codes: Topic[]; en: string; zh: string };
export type FineTopics = Record<string, FineTopic>;
