import type { Language } from '#lib/case/text.ts';
import { rules as en } from '#lib/words/en/rules.ts';
import { rules as zh } from '#lib/words/zh/rules.ts';
import type { AttemptEvent } from '#statecharts/events.ts';
import type { State } from '#statecharts/fold.ts';
import { phaseOf } from '#statecharts/phase.ts';
import { whyNot } from '#statecharts/why-not.ts';

const words = { en, zh };

/** The rules that forbid an event now, by name. */
export function refusalOf(state: State, event: AttemptEvent): string[] {
	const failing = whyNot(state, event).filter((rule) => rule in en);
	if (failing.length > 0) return failing;
	const { policy } = state.context.station;
	if (phaseOf(state) !== 'encounter') return ['not now'];
	if (event.type === 'question.asked') return ['the patient is answering'];
	if (event.type === 'test.ordered' && policy === 'gated') return ['tests come later'];
	if (event.type === 'manoeuvre.done' && policy === 'gated') return ['examination is closed'];
	return ['not now'];
}

/** A rule as a sentence. */
export function sentence(language: Language, rule: string, what = ''): string {
	const says = words[language][rule as keyof typeof en] ?? words[language]['not now'];
	return typeof says === 'function' ? says(what) : says;
}
