import type { Diagnosis } from './diagnosis.ts';

/** What one row came to: a diagnosis, a sentence on what is wrong with it, or nothing, where the source itself leaves it out. */
export type Row = { diagnosis: Diagnosis } | { key: string; says: string } | null;

export function isRecord(data: unknown): data is Record<string, unknown> {
	return typeof data === 'object' && data !== null && !Array.isArray(data);
}

export function isWords(data: unknown): data is string {
	return typeof data === 'string' && data.trim() !== '';
}

/** The strings of a list; of anything else, none. */
export function wordsOf(data: unknown): string[] {
	return Array.isArray(data) ? data.filter(isWords) : [];
}
