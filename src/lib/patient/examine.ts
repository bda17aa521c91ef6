import type { Case, Finding } from '#lib/case/case.ts';

/** What a manoeuvre shows in this case; empty: not recorded in this case, which is no sign that it is normal. */
export function examine(case_: Case, manoeuvre: string): Finding[] {
	return case_.examination.filter((finding) => finding.manoeuvre === manoeuvre);
}
