import type { Region } from '#lib/case/manoeuvre-words.ts';
import type { Words } from '../words/words.ts';

export const nerves = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const;
/** Parts of the body that the map leads to, from the head down. */
export const onBody = ['mind', 'neck', 'arms', 'trunk', 'legs', 'feet'] as const;
export const besideBody = ['coordination', 'gait', 'general', 'scales'] as const;

export type Nerve = (typeof nerves)[number];

export function isNerve(region: Region): region is Nerve {
	return (nerves as readonly string[]).includes(region);
}

export function nameOfRegion(region: Region, words: Words['encounter']): string {
	if (isNerve(region)) return `${region} ${words.nerveNames[region]}`;
	return region === 'cranial' ? words.allNerves : words.regions[region];
}
