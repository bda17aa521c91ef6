import { debrief } from './en/debrief.ts';
import { marking } from './en/marking.ts';
import { reasons } from './en/reasons.ts';
import { words } from './words.ts';
import { debrief as debriefZh } from './zh/debrief.ts';
import { marking as markingZh } from './zh/marking.ts';
import { reasons as reasonsZh } from './zh/reasons.ts';

/** The words of debrief and marking, by language. They stand apart from the rest, so that no station loads them. */
export const reports = {
	en: { debrief, marking, reasons },
	zh: { debrief: debriefZh, marking: markingZh, reasons: reasonsZh }
};

/** `const says = reportWords()` in a component, then `says().debrief.missed`, in the language of the page. */
export function reportWords(): () => (typeof reports)['en'] {
	const word = words();
	return () => reports[word().language];
}
