import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

const places = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/usr/bin/google-chrome-stable',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium'
];
const quiet = '--no-first-run --disable-background-networking --disable-component-update --disable-sync --disable-quic';
// WebGL2 without a graphics card.
const software =
	'--no-sandbox --ignore-gpu-blocklist --use-gl=angle --use-angle=swiftshader --enable-unsafe-swiftshader';

export type Chromium = { executablePath: string; args: string[]; env: NodeJS.ProcessEnv };

/** A browser: the one that CHROMIUM names, the system's, or the one from the package @sparticuz/chromium. */
export async function aBrowser(): Promise<Browser> {
	return chromium.launch(await findChromium());
}

export async function findChromium(): Promise<Chromium> {
	const found = process.env.CHROMIUM ?? places.find((path) => existsSync(path));
	if (!found) return packagedChromium();
	return { executablePath: found, args: `${quiet} --no-sandbox --disable-gpu`.split(' '), env: process.env };
}

/** Of the package's own arguments only those for graphics: the rest turns the web's safety off. */
export async function packagedChromium(): Promise<Chromium> {
	// Where the system has no NSS the package brings it along, if it takes the machine for one of those it was made for.
	if (!hasNss()) process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
	const { default: packaged } = await import('@sparticuz/chromium');
	const executablePath = await packaged.executablePath();
	const env = hasNss() ? process.env : { ...process.env, LD_LIBRARY_PATH: join(tmpdir(), 'al2023', 'lib') };
	return { executablePath, args: `${quiet} ${software} --no-zygote`.split(' '), env };
}

function hasNss(): boolean {
	const libraries = ['/usr/lib/x86_64-linux-gnu', '/usr/lib64', '/usr/lib', '/lib/x86_64-linux-gnu'];
	return libraries.some((folder) => existsSync(join(folder, 'libnss3.so')));
}
