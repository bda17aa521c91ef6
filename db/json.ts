import type { ColumnType } from 'kysely';

/** A jsonb column: read as the value, written as text, because pg would turn an array into a PostgreSQL array. */
export type Json<Value> = ColumnType<Value, string, string>;

/** A value as text for a jsonb column. */
export function json(value: unknown): string {
	return JSON.stringify(storable(value));
}

/** The value without what PostgreSQL cannot store in text or jsonb: the character NUL and halves of surrogate pairs. */
export function storable<Value>(value: Value): Value {
	if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed() as Value;
	if (Array.isArray(value)) return value.map(storable) as Value;
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, storable(inner)])) as Value;
}
