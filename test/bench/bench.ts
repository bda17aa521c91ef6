import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { aCluster, postgresBin } from '#test/build/postgres.ts';
import { tableOf, type Line } from './numbers.ts';
import { variant } from './variant.ts';

// `npm run bench`: what the product costs, each figure against something measured in the same rounds, because machines
// differ and are busy. `--json` prints one object instead of the table; `--only events,appending,slice,load,start,measures` does a part.

const { values } = parseArgs({
	options: {
		json: { type: 'boolean', default: false },
		only: { type: 'string', default: 'events,appending,slice,load,start,measures' },
		rounds: { type: 'string', default: '9' }
	}
});
const parts = values.only.split(',');
const rounds = Number(values.rounds);
const tell = (line: string) => (values.json ? undefined : console.error(line));

// The measures need no server, and no build.
const onlyMeasures = parts.every((name) => name === 'measures');
if (!onlyMeasures) {
	tell('Building a copy with bare endpoints and a bare page to measure against …');
	process.env.BABINSKI_ROOT = await variant();
}
// Those below read at their import where the tree to serve lies.
const { aServer } = await import('#test/build/a-server.ts');
const { eventsEndpoint } = await import('./events.ts');
const { appendingInside, appendingOutside } = await import('./appending.ts');
const { timeToFirstSlice } = await import('./first-slice.ts');
const { firstLoad } = await import('./first-load.ts');
const { startUp } = await import('./start-up.ts');
const { measures } = await import('./measures.ts');

const before = loadavg()[0]!;
const lines: Line[] = [];

delete process.env.DATABASE_URL;
await onDatabase('PGlite');
if (parts.includes('slice') || parts.includes('load')) await inBrowser();
if (parts.includes('start')) lines.push(...(await part('start-up and memory', () => startUp(3))));
if (parts.includes('measures')) lines.push(...(await part('measures', () => measures(Math.min(rounds, 5)))));
const bin = onlyMeasures ? null : await postgresBin();
if (bin) {
	const cluster = await aCluster(bin);
	process.env.DATABASE_URL = cluster.url;
	await onDatabase('PostgreSQL').finally(cluster.stop);
} else if (!onlyMeasures) tell('No PostgreSQL programs were found: that half is left out.');

const load = [before, loadavg()[0]!];
if (values.json) console.log(JSON.stringify({ load, rounds, lines }));
else
	console.log(`${tableOf(lines)}\n\nLoad of the machine, one minute: ${load.map((one) => one.toFixed(1)).join(' → ')}`);
// The database of the appending part is kept open for the next.
process.exit(0);

async function onDatabase(database: string) {
	if (!parts.includes('events') && !parts.includes('appending')) return;
	const server = await aServer();
	try {
		if (parts.includes('events'))
			lines.push(...(await part(`events endpoint, ${database}`, () => eventsEndpoint(server, database, rounds))));
		if (parts.includes('appending'))
			lines.push(...(await part(`appending, endpoint, ${database}`, () => appendingOutside(server, database, 3))));
	} finally {
		await server.remove();
	}
	if (parts.includes('appending') && database === 'PGlite')
		lines.push(...(await part(`appending, function, ${database}`, () => appendingInside(database, 3))));
}

async function inBrowser() {
	const server = await aServer();
	try {
		if (parts.includes('slice'))
			lines.push(...(await part('first slice', () => timeToFirstSlice(server, Math.max(7, rounds)))));
		if (parts.includes('load')) lines.push(...(await part('first load', () => firstLoad(server))));
	} finally {
		await server.remove();
	}
}

async function part(name: string, work: () => Promise<Line[]>): Promise<Line[]> {
	tell(`${name} …`);
	return work();
}
