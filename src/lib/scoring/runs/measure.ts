/** A measure of a task: what it is called, how it is read, and whose it is. */
export type Measure = {
	name: string;
	/** `share`: 0 … 1, shown in per cent. `rank`: from 1, less is better. `difference`: −1 … 1. */
	reads: 'share' | 'rank' | 'difference';
	/** `benchmark`: by its own matcher, faults kept. `clinical`: what a clinician would accept. `text`: likeness of texts. */
	by: 'benchmark' | 'clinical' | 'text';
	/** What systems are compared by. */
	isPrimary?: true;
};
