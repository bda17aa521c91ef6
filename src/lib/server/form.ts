import * as v from 'valibot';
import { storable } from '#db/json.ts';

export type Read<Value> = { value: Value } | { problems: Record<string, string> };

/** A submitted form held against a schema: its value, or by field the first thing that is wrong. */
export function readForm<Schema extends v.GenericSchema>(schema: Schema, data: FormData): Read<v.InferOutput<Schema>> {
	const read = v.safeParse(schema, storable(Object.fromEntries(data)));
	if (read.success) return { value: read.output };
	const problems: Record<string, string> = {};
	for (const issue of read.issues) problems[v.getDotPath(issue) ?? ''] ??= issue.message;
	return { problems };
}
