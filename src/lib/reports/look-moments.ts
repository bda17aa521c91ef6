import { lanesOf } from './lanes.ts';
import { looksOf } from './looks.ts';
import { blank, type Moment } from './moment.ts';
import { note } from './note.ts';
import type { OnAxis } from './sat.ts';

/** Each stretch of looking at one image: how long, and over how many slices. */
export function lookMoments(sat: OnAxis): Moment[] {
	const looks = looksOf(sat.rows);
	return lanesOf(sat).looked.map(({ image, name, from, to, seq }) => {
		const own = looks.filter(
			(look) => look.image === image && sat.axis.since(look.from) >= from && sat.axis.since(look.to) <= to
		);
		const seconds = Math.round(own.reduce((sum, { ms }) => sum + ms, 0) / 1000);
		const slices = new Set(own.map(({ axis, mm }) => `${axis} ${mm}`)).size;
		const at = own[0]?.from ?? 0;
		return { ...blank({ seq, at }, 'looked', sat), title: name, says: [note('looked at', { seconds, slices })] };
	});
}
