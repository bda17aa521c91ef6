import type { Region } from '../case/answer.ts';
import type { Mm } from './place.ts';

/** What a hand does on an image: it is somewhere (`reach`: how far an eraser goes, mm or px), it was lifted, or it gave up. */
export type Stroke =
	{ is: 'at'; axis: Region['axis']; mm: Mm; first: boolean; reach: number } | { is: 'over' } | { is: 'given up' };
