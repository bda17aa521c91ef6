import type { ReadSheet } from '#lib/server/marking.ts';

export type Mark = { target: string; marks: number | null };

const prefix = 'marks ';

/** The marks that a form gives: fields `marks <target>`, a number or empty to take a mark back. */
export function marksIn(form: FormData): Mark[] {
	return [...form].flatMap(([name, value]) => {
		if (!name.startsWith(prefix) || typeof value !== 'string') return [];
		const marks = value === '' ? null : Number(value);
		return Number.isNaN(marks) ? [] : [{ target: name.slice(prefix.length), marks }];
	});
}

/** Those that say something new: the same marks for the same reason are not given twice. */
export function unlikeBefore(marks: readonly Mark[], why: string, read: ReadSheet | null): Mark[] {
	return marks.filter(({ target, marks }) => {
		const before = read?.sheet.given.findLast((one) => one.target === target);
		return !before ? marks !== null : before.marks !== marks || before.why !== why;
	});
}
