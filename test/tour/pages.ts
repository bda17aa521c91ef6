import type { Role } from '#db/people.ts';

/** The pages around a station: who looks at them, where, and what the picture is called. */
export const pages: [who: Role | 'nobody', path: string, name: string][] = [
	['candidate', '/stations', 'stations after a sitting'],
	['candidate', '/stations?q=zzzz', 'no station fits'],
	['candidate', '/attempts', 'my attempts'],
	['candidate', '/help', 'help'],
	['candidate', '/preferences', 'preferences'],
	['candidate', '/cases', 'refused'],
	['candidate', '/not-there', 'not there'],
	['nobody', '/privacy', 'privacy'],
	['educator', '/marking', 'marking'],
	['educator', '/cases', 'cases'],
	['educator', '/doubts', 'doubts'],
	['admin', '/people', 'people'],
	['admin', '/sittings', 'sittings'],
	['researcher', '/', 'researcher']
];
