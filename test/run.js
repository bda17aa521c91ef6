// Every test: `npm test`, with what follows `--` handed on to Vitest. The last line says how many passed, failed and were
// skipped. The tests of the database run twice: on PGlite, and on a PostgreSQL cluster that is thrown away.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

register();
const { build } = await import('../src/lib/server/cli/build.ts');
const { aCluster, postgresBin } = await import('./build/postgres.ts');

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { projects, rest } = chosen(process.argv.slice(2));
const reports = await mkdtemp(join(tmpdir(), 'reports-'));
const { DATABASE_URL: _, ...env } = process.env;

await program('node_modules/@sveltejs/kit/svelte-kit.js', ['sync'], env);
// The tests of servers and of pages run against what is served, not against the source.
if (projects.some((project) => project !== 'pure')) await build(console.log);
const counts = [await vitest(projects, env)];
if (projects.includes('db')) counts.push(await onPostgres(counts[0]?.onDatabase ?? 0));
await rm(reports, { recursive: true });

const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')];
console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exit(failed > 0 ? 1 : 0);

/** @param {number} tests how many there are of the database */
async function onPostgres(tests) {
	const bin = await postgresBin();
	if (!bin) {
		console.log('PostgreSQL: no programs found (POSTGRES_BIN, /usr/lib/postgresql, PATH), so this half is skipped.');
		return { passed: 0, failed: 0, skipped: tests, onDatabase: 0 };
	}
	const cluster = await aCluster(bin);
	try {
		console.log(`\nOnce more, on the PostgreSQL of ${bin}`);
		return await vitest(['db'], { ...env, DATABASE_URL: cluster.url });
	} finally {
		await cluster.stop();
	}
}

/**
 * @param {string[]} projects
 * @param {NodeJS.ProcessEnv} env
 */
async function vitest(projects, env) {
	const report = join(reports, `${Date.now()}.json`);
	const which = projects.flatMap((project) => ['--project', project]);
	const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
	const code = await program(
		'node_modules/vitest/vitest.mjs',
		['run', ...which, ...reporters, '--passWithNoTests', ...rest],
		env
	);
	return counted(JSON.parse(await readFile(report, 'utf8').catch(() => '{}')), code);
}

/**
 * A file that could not be read has no tests and fails as one; so does a run that ends badly with nothing to show.
 * @param {any} report
 * @param {number} code
 */
function counted(
	{ testResults = [], numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 },
	code
) {
	/** @type {{ name: string, status: string, assertionResults: unknown[] }[]} */
	const files = testResults;
	const broken = files.filter(
		({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0
	).length;
	const failed = numFailedTests + broken;
	const ofDatabase = files.filter(({ name }) => /[/\\]test[/\\](db|server|stories)[/\\]/.test(name));
	return {
		passed: numPassedTests,
		failed: code !== 0 && failed === 0 ? 1 : failed,
		skipped: numPendingTests + numTodoTests,
		onDatabase: ofDatabase.reduce((total, { assertionResults }) => total + assertionResults.length, 0)
	};
}

/**
 * @param {string} script
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
function program(script, args, env) {
	const child = spawn(process.execPath, [join(root, script), ...args], { cwd: root, env, stdio: 'inherit' });
	return new Promise((done) => child.once('exit', (code) => done(code ?? 1)));
}

/** @param {string[]} args */
function chosen(args) {
	const rest = [...args];
	const projects = [];
	for (let at = rest.indexOf('--project'); at >= 0; at = rest.indexOf('--project'))
		projects.push(...rest.splice(at, 2).slice(1));
	return { projects: projects.length > 0 ? projects : ['pure', 'db', 'browser'], rest };
}

/** @param {'passed' | 'failed' | 'skipped'} what */
function sum(what) {
	return counts.reduce((total, count) => total + count[what], 0);
}
