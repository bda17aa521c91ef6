import type { Routine } from './routine.ts';

export const bertscore: Record<string, Routine> = {};
