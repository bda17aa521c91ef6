import { debrief } from './en/debrief.ts';
import { doubts } from './en/doubts.ts';
import { forks } from './en/forks.ts';
import { marking } from './en/marking.ts';
import { reasons } from './en/reasons.ts';

export const en = { debrief, doubts, forks, marking, reasons };
