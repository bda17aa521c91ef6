import { createContext } from 'svelte';

export type Place = 'talk' | 'examine' | 'tests' | 'record' | 'pad';
type Part = Exclude<Place, 'talk'>;

/** Where one is in the room: what the work shows, what is looked up, and on a phone whether one is talking. */
export class Room {
	part: Part = $state('examine');
	talking = $state(true);
	find = $state('');
	/** How many results came back since they were last looked at. */
	unread = $state(0);

	go = (place: Place) => {
		this.talking = place === 'talk';
		this.find = '';
		if (place !== 'talk') this.part = place;
	};
}

export const [room, setRoom] = createContext<Room>();
