import { clock } from '../ui/countdown.ts';
import type { Words } from '../words/words.ts';

/** Minutes and seconds since entering the room, as the log of the room shows them. Times in ms. */
export function since(at: number, enteredAt: number | null): string {
	return enteredAt === null ? '' : clock(Math.floor(Math.max(0, at - enteredAt) / 1000) * 1000);
}

/** How long a test takes, in the largest units that say it. */
export function turnaround(minutes: number, { min, hours, days, together }: Words['frame']): string {
	const day = 24 * 60;
	if (minutes >= day) return days(Math.round(minutes / day));
	if (minutes < 60) return min(minutes);
	const rest = minutes % 60;
	return rest ? together([hours(Math.floor(minutes / 60)), min(rest)]) : hours(minutes / 60);
}
