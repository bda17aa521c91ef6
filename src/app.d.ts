import type { Language } from '#lib/case/text.ts';
import type { Person } from '#db/people.ts';
import type { Preferences } from '#lib/server/preferences.ts';
import type { World } from '#lib/server/world.ts';

declare global {
	namespace App {
		interface Locals {
			world: World;
			person: Person | null;
			language: Language;
			preferences: Preferences;
		}
		interface Error {
			message: string;
			/** Under which the server's log tells more. */
			id?: string;
		}
	}
}

export {};
