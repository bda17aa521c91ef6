import type { ImageView } from '../case/candidate-view.ts';
import type { Words } from '../words/words.ts';

/** What a series is called on the screen: by sequence, else by modality; the same for every case. */
export function nameOf({ sequence, modality }: ImageView, { sequences }: Words['viewer']): string {
	return sequence ? (sequences[sequence.toUpperCase()] ?? sequence) : modality;
}
