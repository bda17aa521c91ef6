import type { en } from './reports-en.ts';
import { debrief } from './zh/debrief.ts';
import { doubts } from './zh/doubts.ts';
import { forks } from './zh/forks.ts';
import { marking } from './zh/marking.ts';
import { reasons } from './zh/reasons.ts';

export const zh: typeof en = { debrief, doubts, forks, marking, reasons };
