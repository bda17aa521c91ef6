import type { Words } from '../words/words.ts';
import type { Window } from './window-presets.ts';

type Image = { modality: string; sequence: string | null };

/**
 * What a voxel's number says, where it is a measurement: Hounsfield units of CT, the diffusion coefficient of an ADC map
 * (which scanners write in 10⁻⁶ or in 10⁻³ mm²/s). MR signal has no unit, so its number says nothing: null.
 */
export function measured(image: Image, value: number, held: Window, says: Words['readingTools']): string | null {
	if (!Number.isFinite(value)) return null;
	if (image.modality === 'CT') return says.hounsfield(Math.round(value));
	if ((image.sequence ?? '').toUpperCase() !== 'ADC') return null;
	return says.adc(held[1] > 20 ? value / 1000 : value);
}
