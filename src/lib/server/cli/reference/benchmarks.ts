import type { Routine } from './routine.ts';

export const benchmarks: Record<string, Routine> = {};
