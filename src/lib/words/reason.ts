import type { reasons as words } from './en/reasons.ts';

/** A reason in words. One that this version has no sentence for is shown by its name, never left out. */
export function sentence(
	reason: { says: string; with?: Record<string, string | number> },
	reasons: typeof words
): string {
	if (!Object.hasOwn(reasons, reason.says)) return reason.says;
	const word = reasons[reason.says as keyof typeof words] as string | ((values: unknown) => string);
	return typeof word === 'function' ? word(reason.with ?? {}) : word;
}
