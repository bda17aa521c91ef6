import { debrief } from './en/debrief.ts';
import { marking } from './en/marking.ts';
import { reasons } from './en/reasons.ts';

export const en = { debrief, marking, reasons };
