import type { Answer } from '#lib/case/answer.ts';
import type { ItemKind } from '#lib/case/item.ts';

/** An answer of a kind with nothing in it yet. */
export function blank(kind: ItemKind): Answer {
	switch (kind) {
		case 'differential':
		case 'forward-diagnosis':
			return { ranked: [] };
		case 'multiple-choice':
			return { option: null };
		case 'lesion':
			return { points: [], text: '' };
		case 'rationale':
			return { steps: [{ text: '', because: [] }] };
		case 'evidence':
			return { lines: [{ text: '', images: [] }] };
		case 'open-ended':
		case 'dialogue-turn':
			return { text: '' };
	}
}
