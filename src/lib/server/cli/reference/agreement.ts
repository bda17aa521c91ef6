import type { Routine } from './routine.ts';

export const agreement: Record<string, Routine> = {};
