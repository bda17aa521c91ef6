import { runs as en } from './en/runs.ts';
import { runs as zh } from './zh/runs.ts';

export type RunWords = typeof en;

/** The words of a report of scored answers, by language: for the command line and the server, which have both at hand. */
export const runWords: Record<'en' | 'zh', RunWords> = { en, zh };
