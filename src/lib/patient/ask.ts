import type { Heard, Patient, Reply } from './patient.ts';

/** Which facts a question asks for. Nothing but ids of the case's own facts ever comes back. */
export function ask(patient: Patient, text: string, _heard: Heard): Reply {
	const asked = new Set(words(text));
	const best = patient.case.history
		.map((fact) => ({ fact, hits: overlap(asked, fact.asked_by) }))
		.sort((one, other) => other.hits - one.hits)[0];
	return best && best.hits > 0.5 ? { kind: 'said', facts: [best.fact.id] } : { kind: 'not-followed', facts: [] };
}

function overlap(asked: Set<string>, examples: (string | { en?: string; zh?: string })[]): number {
	const shares = examples.flatMap((example) =>
		(typeof example === 'string' ? [example] : [example.en ?? '', example.zh ?? '']).map((wording) => {
			const own = words(wording);
			return own.filter((word) => asked.has(word)).length / Math.max(own.length, asked.size, 1);
		})
	);
	return Math.max(0, ...shares);
}

function words(text: string): string[] {
	return text.toLowerCase().match(/[a-z']+|\p{Script=Han}/gu) ?? [];
}
