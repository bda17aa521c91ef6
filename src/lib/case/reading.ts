import * as v from 'valibot';

export const readSides = ['left', 'right', 'both', 'midline'] as const;

/** One thing seen on an image, named by the candidate: where (sequence, site, side) and what. All but the words may be left open. */
export const ReadFinding = v.strictObject({
	image: v.nullable(v.string()),
	site: v.pipe(v.string(), v.maxLength(300)),
	side: v.nullable(v.picklist(readSides)),
	text: v.pipe(v.string(), v.maxLength(1_000))
});
export type ReadFinding = v.InferOutput<typeof ReadFinding>;
export const ReadFindings = v.pipe(v.array(ReadFinding), v.maxLength(40));

/** Whether a row says anything yet. */
export function isNamed({ site, text }: ReadFinding): boolean {
	return site.trim() !== '' || text.trim() !== '';
}
