import type { Routine } from './routine.ts';

export const comparison: Record<string, Routine> = {};
