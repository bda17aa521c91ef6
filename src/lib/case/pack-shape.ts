import type * as v from 'valibot';
import type { Path } from './pack-yaml.ts';

/** What is looked at of a valibot schema. */
export type Shape = {
	type: string;
	entries?: Record<string, Shape>;
	item?: Shape;
	value?: Shape;
	wrapped?: Shape;
	options?: readonly (Shape | string | number)[];
};

export function shapeOf(schema: v.GenericSchema): Shape {
	return schema as unknown as Shape;
}

/** The schema without what makes it optional. */
export function bare(shape: Shape): Shape {
	return shape.wrapped ? bare(shape.wrapped) : shape;
}

/** The schema of one part of a value; of a union, the option that the value is of. */
export function partOf(shape: Shape, step: string | number): Shape | undefined {
	const { entries, item, value, options } = bare(shape);
	if (entries) return Object.hasOwn(entries, step) ? entries[step] : undefined;
	if (options) return shapes(options).find(({ type }) => type.endsWith('object'))?.entries?.[step];
	return item ?? value;
}

export function shapeAt(shape: Shape, path: Path): Shape | undefined {
	return path.reduce<Shape | undefined>((part, step) => part && partOf(part, step), shape);
}

/** The keys that an object may have; null where the schema is of no object. */
export function keysOf(shape: Shape): string[] | null {
	const { entries, options = [] } = bare(shape);
	const found = entries ?? shapes(options).find((option) => option.entries)?.entries;
	return found ? Object.keys(found) : null;
}

export function choicesOf(shape: Shape): (string | number)[] {
	const { type, options = [] } = bare(shape);
	return type === 'picklist' ? options.filter((option) => typeof option !== 'object') : [];
}

/** Every part of a value with its schema, from the whole down. */
export function* parts(
	shape: Shape,
	value: unknown,
	path: Path = []
): Generator<{ shape: Shape; value: unknown; path: Path }> {
	yield { shape: bare(shape), value, path };
	if (typeof value !== 'object' || value === null) return;
	const steps = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
	for (const step of steps) {
		const part = partOf(shape, step);
		if (part) yield* parts(part, (value as Record<string | number, unknown>)[step], [...path, step]);
	}
}

function shapes(options: readonly (Shape | string | number)[]): Shape[] {
	return options.filter((option) => typeof option === 'object');
}
