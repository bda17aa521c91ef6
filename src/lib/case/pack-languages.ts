import { CaseFile, Pack } from './pack-schema.ts';
import { parts, shapeOf, type Shape } from './pack-shape.ts';
import type { Fault } from './pack-yaml.ts';
import { Text, type Language } from './text.ts';

const text = shapeOf(Text);
const names = { en: 'English', zh: 'Chinese' };

/** Every Text that lacks one of the pack's languages. */
export function languagesOf(kind: 'pack' | 'case', value: unknown, languages: readonly Language[]): Fault[] {
	const schema: Shape = shapeOf(kind === 'pack' ? Pack : CaseFile);
	return [...parts(schema, value)].flatMap(({ shape, value, path }) =>
		shape === text ? lacks(value, languages, path) : []
	);
}

function lacks(value: unknown, languages: readonly Language[], path: Fault['path']): Fault[] {
	if (typeof value === 'string')
		return languages.length > 1
			? [{ path, says: 'is in one language: write {en: …, zh: …}, as the pack has both' }]
			: [];
	if (typeof value !== 'object' || value === null) return [];
	const missing = languages.filter((language) => (value as Record<string, unknown>)[language] === undefined);
	return missing.map((language) => ({ path, says: `has no ${names[language]}: add ${language}, as the pack has it` }));
}
