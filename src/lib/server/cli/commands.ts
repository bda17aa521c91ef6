/** What a command's file exports. `unregister` takes the TypeScript loader away, for a command that needs it no more. */
export type Command = { run: (args: string[], unregister: () => Promise<void>) => Promise<void> };

export const commands: Record<string, { says: string; load: () => Promise<Command> }> = {
	start: { says: 'serve; builds first when the build is missing or stale', load: () => import('./start.ts') },
	dev: { says: 'serve with hot reload, on the same data', load: () => import('./dev.ts') },
	people: {
		says: 'list · add --name … --sign-in … --role … · change, link, password <sign-in name>',
		load: () => import('./people.ts')
	},
	pack: { says: 'check <folder>: every fault of a pack, by file, line and key', load: () => import('./pack-check.ts') },
	import: { says: '<folder>: store a pack, its images and its stations', load: () => import('./import.ts') },
	vocabulary: {
		says: 'import <file>: more diagnoses, from OBO-Graph JSON or rows',
		load: () => import('./vocabulary-import.ts')
	},
	score: {
		says: '<answers> --benchmark <name>: numbers, tables and a report; no server is needed',
		load: () => import('./score.ts')
	},
	reference: {
		says: 'answers JSON lines {id, routine, input} with {id, output}: the measures, to be checked from outside',
		load: () => import('./reference.ts')
	}
};
