import * as v from 'valibot';

export const materials = ['context', 'findings', 'images', 'diagnosis'] as const;
export type Material = (typeof materials)[number];

/** What an item's condition shows and withholds: FD LC TO (diagnosis asked for), Grd Rec NoDx (diagnosis given or not). */
export const Condition = v.strictObject({
	id: v.string(),
	shows: v.array(v.picklist(materials)),
	withholds: v.optional(v.array(v.picklist(materials)), [])
});
export type Condition = v.InferOutput<typeof Condition>;
