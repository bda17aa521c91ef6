import type { ReadFinding } from '../case/reading.ts';

/** A study that came with images, its own read when it is fixed, and its report when that is open. */
export type ReadStudy = {
	investigation: string;
	/** What was ordered, in words. */
	order: string;
	images: string[];
	waits: boolean;
	read: { text: string; findings: ReadFinding[] } | null;
	report: string | null;
	/** Fixes the rows that are of this study; the rest stays as it is. */
	onfix: (rows: ReadFinding[], rest: ReadFinding[]) => void;
};

/** What the candidate names on the images, and how it is kept. */
export type OwnReading = {
	findings: ReadFinding[];
	studies: ReadStudy[];
	mayChange: boolean;
	onchange: (findings: ReadFinding[]) => void;
};
