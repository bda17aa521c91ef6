import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { aServer } from '#test/build/a-server.ts';
import { findChromium } from '#test/build/browser.ts';
import { enter, send } from '#test/bench/in-the-room.ts';
import { theCandidate } from './a-candidate.ts';
import { columns } from './columns.ts';

// Lighthouse on the pages that people meet first and last, on a desk and on a phone. It is fetched by npx, not installed.

const lighthouse = 'lighthouse@12.8.2';
const categories = ['performance', 'accessibility', 'best-practices'] as const;
const run = promisify(execFile);

const server = await aServer();
const folder = await mkdtemp(join(tmpdir(), 'babinski-'));
try {
	const candidate = await theCandidate(server);
	const sat = await enter(candidate);
	await send(candidate.client, sat, { type: 'attempt.submitted' });
	const begun = await candidate.visit('/stations?/begin', {
		method: 'POST',
		body: new URLSearchParams({ station: candidate.station })
	});
	const pages = [
		{ name: 'sign-in', path: '/sign-in', cookie: '' },
		{ name: 'stations', path: '/stations', cookie: candidate.cookie },
		{ name: 'door', path: begun.headers.get('location') ?? '', cookie: candidate.cookie },
		{ name: 'debrief', path: `/attempt/${sat.attempt}/debrief`, cookie: candidate.cookie }
	];
	const rows = [];
	for (const { name, path, cookie } of pages) {
		for (const on of ['desktop', 'mobile'] as const) rows.push([name, on, ...(await scores(path, cookie, on))]);
	}
	console.log(columns(['page', 'on', ...categories, 'largest paint', 'shift', 'below 1'], rows));
} finally {
	await server.remove();
	await rm(folder, { recursive: true });
}

/** 0 to 100 by category, the largest paint in ms, the layout shift, and the audits that were not passed. */
async function scores(path: string, cookie: string, on: 'desktop' | 'mobile'): Promise<string[]> {
	const { executablePath, args, env } = await findChromium();
	const file = join(folder, 'report.json');
	await run(
		'npx',
		[
			'--yes',
			lighthouse,
			server.origin + path,
			'--output=json',
			`--output-path=${file}`,
			'--quiet',
			`--only-categories=${categories.join()}`,
			`--chrome-path=${executablePath}`,
			`--chrome-flags=--headless=new ${args.join(' ')}`,
			...(cookie ? [`--extra-headers=${JSON.stringify({ cookie })}`] : []),
			...(on === 'desktop' ? ['--preset=desktop'] : [])
		],
		{ env: { ...env, CHROME_PATH: executablePath }, maxBuffer: 1e8 }
	);
	const report = JSON.parse(await readFile(file, 'utf8')) as Report;
	if (new URL(report.finalDisplayedUrl).pathname !== path)
		throw new Error(`${path} led to ${report.finalDisplayedUrl}`);
	const failed = categories.flatMap((one) =>
		report.categories[one]!.auditRefs.filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9)
	);
	return [
		...categories.map((one) => String(Math.round((report.categories[one]!.score ?? 0) * 100))),
		`${Math.round(report.audits['largest-contentful-paint']?.numericValue ?? 0)} ms`,
		(report.audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3),
		failed.map(({ id }) => id).join(' ')
	];
}

type Report = {
	finalDisplayedUrl: string;
	categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
	audits: Record<string, { score: number | null; numericValue?: number }>;
};
