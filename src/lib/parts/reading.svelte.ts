import { createContext } from 'svelte';

/** Whether the reading room is open, and whether it ever was on this visit. */
export class Reading {
	open = $state(false);
	wasOpened = $state(false);

	enter = () => {
		this.open = true;
		this.wasOpened = true;
	};

	leave = () => {
		this.open = false;
	};
}

export const [readingRoom, setReadingRoom] = createContext<Reading>();
