import type { CandidateView } from '#lib/case/candidate-view.ts';
import type { Words } from '../words/words.ts';

/** Who answers, in words: the patient by name, or whoever has spoken most in the patient's stead. Null: nobody has a name here. */
export function whoAnswers(
	{ patient, said }: Pick<CandidateView, 'patient' | 'said'>,
	{ whose }: Words['encounter']
): string | null {
	const heard = [patient?.opening ?? [], ...said.map(({ reply }) => reply?.speech ?? [])].flat();
	const speakers = heard.flatMap(({ speaker, direction }) => (direction ? [] : [speaker]));
	const times = (one: string | null) => speakers.filter((speaker) => speaker === one).length;
	const most = speakers.reduce<string | null>(
		(most, one) => (times(one) > times(most) ? one : most),
		speakers[0] ?? null
	);
	const name = patient?.name ?? null;
	return most && name ? whose(name, most) : (most ?? name);
}
