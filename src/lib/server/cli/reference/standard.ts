import type { Routine } from './routine.ts';

export const standard: Record<string, Routine> = {};
