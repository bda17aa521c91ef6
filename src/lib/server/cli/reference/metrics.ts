import type { Routine } from './routine.ts';

export const metrics: Record<string, Routine> = {};
