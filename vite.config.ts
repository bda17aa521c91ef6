import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vitest/config';

const pure = 'house,statecharts,case,benchmarks,vocabulary,patient,scoring,reports,words,viewer,parts,ui';

export default defineConfig({
	plugins: [sveltekit()],
	// At Vite's default target light-dark() is rewritten and a nested dark room stays light.
	build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
	// The database's files change with every write, and are no source.
	server: { watch: { ignored: ['**/.data/**', '**/build/**'] } },
	test: {
		// One project after the other (groupOrder): the browser is measured against the clock.
		projects: [
			{
				extends: true,
				test: {
					name: 'pure',
					include: [`test/{${pure}}/**/*.test.ts`],
					sequence: { groupOrder: 0 },
					testTimeout: 20_000
				}
			},
			{
				extends: true,
				test: {
					name: 'db',
					include: ['test/{db,server,stories}/**/*.test.ts'],
					// One database for all files: see test/build/a-world.ts.
					isolate: false,
					fileParallelism: false,
					testTimeout: 60_000,
					hookTimeout: 60_000,
					sequence: { groupOrder: 1 }
				}
			},
			{
				extends: true,
				test: {
					name: 'browser',
					include: ['test/browser/**/*.test.ts'],
					fileParallelism: false,
					testTimeout: 120_000,
					hookTimeout: 240_000,
					sequence: { groupOrder: 2 }
				}
			}
		]
	}
});
