import type { CandidateView } from '#lib/case/candidate-view.ts';
import type { Words } from '../words/words.ts';

/** Who answers, in words: the patient by name, or whoever has said most in the patient's stead. Null: nobody has a name here. */
export function whoAnswers(
	{ patient, said }: Pick<CandidateView, 'patient' | 'said'>,
	{ whose }: Words['encounter']
): string | null {
	const heard = [patient?.opening ?? [], ...said.map(({ reply }) => reply?.speech ?? [])].flat();
	const spoken = heard.filter(({ direction }) => !direction);
	const length = (one: string | null) =>
		spoken.reduce((sum, { speaker, words }) => (speaker === one ? sum + words.length : sum), 0);
	const most = spoken.reduce<string | null>(
		(most, { speaker }) => (length(speaker) > length(most) ? speaker : most),
		null
	);
	const name = patient?.name ?? null;
	return most && name ? whose(name, most) : (most ?? name);
}
