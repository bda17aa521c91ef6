import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vitest/config';

const pure = 'house,statecharts,case,vocabulary,patient,scoring,reports,words,viewer,parts,ui';

export default defineConfig({
	plugins: [sveltekit()],
	// At Vite's default target light-dark() is rewritten and a nested dark room stays light.
	build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
	test: {
		projects: [
			{ extends: true, test: { name: 'pure', include: [`test/{${pure}}/**/*.test.ts`] } },
			{
				extends: true,
				test: {
					name: 'db',
					include: ['test/{db,server,stories}/**/*.test.ts'],
					isolate: false,
					fileParallelism: false,
					testTimeout: 60_000,
					hookTimeout: 60_000
				}
			},
			{
				extends: true,
				test: {
					name: 'browser',
					include: ['test/browser/**/*.test.ts'],
					fileParallelism: false,
					testTimeout: 120_000,
					hookTimeout: 240_000
				}
			}
		]
	}
});
