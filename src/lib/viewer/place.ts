import type { Point } from '../case/answer.ts';

/** A place in the world of a volume, millimetres, RAS+: x grows towards the patient's right, y forwards, z upwards. */
export type Mm = Point['mm'];
export type Side = NonNullable<Point['side']>;
export type Axis = 'axial' | 'coronal' | 'sagittal';

export const axes = ['axial', 'coronal', 'sagittal'] as const satisfies Axis[];

/** Which coordinate a plane's slices are counted along. */
export const along = { axial: 2, coronal: 1, sagittal: 0 } as const satisfies Record<Axis, 0 | 1 | 2>;

/** How far from x = 0 a place still counts as midline, millimetres. */
export const midline = 2;

/** The patient's side on which a place lies; only for volumes whose x = 0 is the middle. */
export function side([x]: Mm): Side {
	if (Math.abs(x) <= midline) return 'midline';
	return x > 0 ? 'right' : 'left';
}
