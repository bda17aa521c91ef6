import type { Routine } from './routine.ts';

export const readers: Record<string, Routine> = {};
