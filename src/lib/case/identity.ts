import type { Case } from './case.ts';
import { say, type Language } from './text.ts';

/** What anybody in the room can say of the patient though it is no fact of the history. An id of a case's own holds no dot. */
export const identity = ['patient.name', 'patient.age'] as const;
export type Identity = (typeof identity)[number];

/** What of it a case holds. */
export function identityOf({ patient: { name, age } }: Case): Identity[] {
	return [...(name ? [identity[0]] : []), ...(age === undefined ? [] : [identity[1]])];
}

/** Name and age as they stand in the case, as far as these ids ask for them; null where none does. */
export function identityWords({ patient: { name, age } }: Case, ids: readonly string[], language: Language) {
	const years = age === undefined ? null : /^\d+$/.test(String(age)) && language === 'zh' ? `${age}岁` : String(age);
	const parts = [
		ids.includes('patient.name') && name ? say(name, language) : null,
		ids.includes('patient.age') ? years : null
	].filter((part) => part !== null);
	if (parts.length === 0) return null;
	return language === 'zh' ? `${parts.join('，')}。` : `${parts.join(', ')}.`;
}
