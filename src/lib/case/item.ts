import * as v from 'valibot';
import { Id } from './id.ts';
import { Condition } from './condition.ts';
import { Text } from './text.ts';

export const itemKinds = [
	'differential',
	'lesion',
	'rationale',
	'forward-diagnosis',
	'evidence',
	'multiple-choice',
	'open-ended',
	'dialogue-turn'
] as const;
export type ItemKind = (typeof itemKinds)[number];

export const Item = v.strictObject({
	id: Id,
	kind: v.picklist(itemKinds),
	prompt: Text,
	when: v.pipe(v.string(), v.regex(/^(start|after:[a-z0-9][a-z0-9-]*)$/i, 'is neither start nor after:<item id>')),
	images: v.optional(v.array(Id), []),
	reveals: v.optional(v.array(Id), []),
	options: v.optional(v.array(v.strictObject({ id: v.string(), text: Text })), []),
	category: v.optional(v.string()),
	conditions: v.optional(v.array(Condition), [])
});
export type Item = v.InferOutput<typeof Item>;

/** The item after which this one may be opened; null is the start. */
export function after(item: Item): string | null {
	return item.when === 'start' ? null : item.when.slice('after:'.length);
}
