import * as v from 'valibot';
import { bare, shapeAt, shapeOf, type Shape } from './pack-shape.ts';
import type { Fault, Path } from './pack-yaml.ts';

/**
 * A faulty value with a stand-in at each fault, so that the checks that need a whole value can run too and all faults
 * are told at once. Null where that does not make it whole. It is only looked at, never kept.
 */
export function mended<Schema extends v.GenericSchema>(
	schema: Schema,
	value: unknown,
	faults: readonly Fault[]
): v.InferOutput<Schema> | null {
	const copy = structuredClone(value);
	let paths: Path[] = faults.map(({ path }) => path);
	for (let round = 0; round < 6; round += 1) {
		for (const path of paths) put(copy, path, standIn(shapeAt(shapeOf(schema), path)));
		const read = v.safeParse(schema, copy);
		if (read.success) return read.output;
		paths = read.issues.map(({ path = [] }) => path.map(({ key }) => key) as Path);
	}
	return null;
}

/** Whether a fault only repeats one that was told already of the same place. */
export function isTold({ path }: Fault, told: readonly Fault[]): boolean {
	return told.some((one) => one.path.every((step, index) => step === path[index]));
}

function put(whole: unknown, path: Path, value: unknown): void {
	const last = path.at(-1);
	const parent = path.slice(0, -1).reduce<unknown>((part, step) => inside(part)?.[step], whole);
	const place = inside(parent);
	if (!place || last === undefined) return;
	if (value === undefined) delete place[last];
	else place[last] = value;
}

function inside(value: unknown): Record<string | number, unknown> | null {
	return typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>) : null;
}

/** Something of the right kind; `start` is a text, an id and a `when` alike. Unknown keys have no schema and are taken out. */
function standIn(shape: Shape | undefined): unknown {
	if (!shape) return undefined;
	const { type, options = [] } = bare(shape);
	if (type === 'picklist') return options[0];
	if (type === 'array') return [];
	if (type === 'number') return 1;
	if (type === 'boolean') return false;
	if (type === 'record' || type.endsWith('object')) return {};
	return 'start';
}
