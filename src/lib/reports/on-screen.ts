import type { Mask } from '#lib/scoring/mask.ts';
import { sliceAt, slicesThrough, type Axis } from '#lib/scoring/slices.ts';
import type { LookAt } from './looks.ts';

/** How long slices through a lesion were on screen, in ms, and when first (ms since epoch). `looks` are those at its image. */
export function onScreen(mask: Mask, value: number, looks: readonly LookAt[]): { ms: number; firstAt: number | null } {
	const through: Partial<Record<Axis, Set<number>>> = {};
	const holds = ({ axis, mm }: LookAt) => {
		if (axis === 'flat') return false;
		const slices = (through[axis] ??= slicesThrough(mask, value, axis));
		return slices.has(sliceAt(mask, axis, mm));
	};
	const shown = looks.filter(holds);
	return { ms: shown.reduce((sum, { ms }) => sum + ms, 0), firstAt: shown[0]?.from ?? null };
}
