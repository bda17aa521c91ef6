import type { en } from './reports-en.ts';
import { debrief } from './zh/debrief.ts';
import { marking } from './zh/marking.ts';
import { reasons } from './zh/reasons.ts';

export const zh: typeof en = { debrief, marking, reasons };
