import type { Gold } from '#lib/benchmarks/gold.ts';
import { answerIn } from '#lib/benchmarks/mark-open.ts';
import type { Prediction } from '#lib/benchmarks/prediction.ts';
import { rescaled } from '#lib/scoring/metrics/bertscore.ts';
import { encoderIn } from '../bertscore/encoder.ts';
import { hashOf, readingOf } from '../bertscore/models.ts';
import { scorePairs } from '../bertscore/score-pairs.ts';

export type TextScores = { f1: (answer: string, reference: string) => number | null; note: string | null };

const notSet = { unavailable: 'set BERTSCORE_MODEL_DIR to the folder of an encoder' };

type Known = readonly { one: Prediction; gold: Gold }[];

/** BERTScore F1 of all texts that are compared with a reference, each encoded once; unavailable without its encoder, and then said. */
export async function textScores(known: Known, tell: (line: string) => void): Promise<TextScores> {
	const pairs = known.flatMap(({ one, gold }) =>
		one.aside === null && (gold.kind === 'open' || gold.kind === 'diagnosis')
			? [{ candidate: gold.kind === 'open' ? answerIn(one.text) : one.text, references: [gold.reference] }]
			: []
	);
	const folder = process.env['BERTSCORE_MODEL_DIR'];
	if (pairs.length === 0) return { f1: () => null, note: null };
	const encoder = folder ? await encoderIn(folder) : notSet;
	if ('unavailable' in encoder) return { f1: () => null, note: `BERTScore is unavailable: ${encoder.unavailable}.` };
	const { layer, baseline } = readingOf(encoder.model, encoder.layers);
	const step = progress(tell);
	const scores = await scorePairs(encoder, pairs, { layer, idf: false, tell: step });
	const found = new Map<string, number>();
	pairs.forEach((pair, i) => {
		const raw = scores[i];
		const f1 = raw && (baseline ? rescaled(raw, baseline).f1 : raw.f1);
		if (typeof f1 === 'number') found.set(nameOf(pair.candidate, pair.references[0] ?? ''), f1);
	});
	return {
		f1: (answer, reference) => found.get(nameOf(answer, reference)) ?? null,
		note: `BERTScore: ${hashOf(encoder, layer, false, baseline !== null)}.`
	};
}

/** A line for every tenth of the texts. */
function progress(tell: (line: string) => void): (done: number, of: number) => void {
	let told = 0;
	return (done, of) => {
		const tenth = Math.floor((10 * done) / of);
		if (tenth > told) tell(`BERTScore: ${done} of ${of} texts encoded`);
		told = tenth;
	};
}

function nameOf(answer: string, reference: string): string {
	return JSON.stringify([answer, reference]);
}
