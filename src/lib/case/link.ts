import * as v from 'valibot';

const millimetres = v.pipe(v.number(), v.finite(), v.minValue(-10_000), v.maxValue(10_000));

/**
 * Something on the table, pinned for or against one diagnosis of the working differential. `thing` is what may be cited: a
 * turn or fact, a finding, a result, an image; with `mm` it is the own mark at that place of the image. `diagnosis` is the
 * entry's id in the vocabulary, or its words where it has none.
 */
export const Link = v.strictObject({
	thing: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
	mm: v.optional(v.tuple([millimetres, millimetres, millimetres])),
	diagnosis: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
	stance: v.picklist(['for', 'against'])
});
export type Link = v.InferOutput<typeof Link>;
export const Links = v.pipe(v.array(Link), v.maxLength(300));

/** What a link says of an entry of the differential by which it is found again. */
export function linkedAs({ diagnosis, text }: { diagnosis?: string | undefined; text: string }): string {
	return diagnosis ?? text.trim().toLowerCase();
}
