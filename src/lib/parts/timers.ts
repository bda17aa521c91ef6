import type { Surroundings } from './surroundings.ts';

/** Timers by name; of one name there is at most one. */
export function timers(later: Surroundings['later']) {
	const running = new Map<string, () => void>();

	function once(name: string, ms: number, act: () => void) {
		stop(name);
		running.set(
			name,
			later(() => {
				running.delete(name);
				act();
			}, ms)
		);
	}

	function every(name: string, ms: number, act: () => void) {
		once(name, ms, () => {
			every(name, ms, act);
			act();
		});
	}

	function stop(name: string) {
		running.get(name)?.();
		running.delete(name);
	}

	function stopAll() {
		for (const name of [...running.keys()]) stop(name);
	}

	return { once, every, stop, stopAll, runs: (name: string) => running.has(name) };
}
