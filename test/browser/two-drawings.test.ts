import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '#lib/server/root.ts';
import { aBrowser } from '#test/build/browser.ts';
import { aNifti, type Affine } from '#test/build/a-nifti.ts';
import type { Asked, Compared } from './both-drawings.ts';

let browser: Browser;
let page: Page;
let folder: string;
let volume: Buffer;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'babinski-'));
	const entry = join(root, 'test/browser/both-drawings.ts');
	const lib = { entry, formats: ['es' as const], fileName: () => 'both.js' };
	await build({
		configFile: false,
		root,
		logLevel: 'error',
		build: { outDir: folder, minify: false, target: 'esnext', lib }
	});
	browser = await aBrowser();
	page = await browser.newPage();
	await page.route('http://localhost/**', (route) => {
		const { pathname } = new URL(route.request().url());
		if (pathname === '/volume') return route.fulfill({ body: volume });
		if (pathname !== '/') return route.fulfill({ path: join(folder, pathname), contentType: 'text/javascript' });
		const body = '<!doctype html><body><script type="module" src="/both.js"></script>';
		return route.fulfill({ contentType: 'text/html', body });
	});
	await page.goto('http://localhost/');
	await page.waitForFunction(() => 'compare' in globalThis);
});
afterAll(async () => {
	await browser?.close();
	await rm(folder, { recursive: true, force: true });
});

const all = ['axial', 'coronal', 'sagittal'] as const;

const whole: Asked = {
	planes: ['axial'],
	mm: [3, -9, 12],
	window: null,
	lens: { zoom: 1, centre: null },
	width: 600,
	height: 430
};

function compared(bytes: Buffer, asked: Partial<Asked>): Promise<Compared> {
	return inPage<Compared>('compare', bytes, asked);
}

function inPage<Answer>(act: 'compare' | 'times', bytes: Buffer, asked: Partial<Asked>): Promise<Answer> {
	volume = bytes;
	return page.evaluate(
		async ({ act, asked }) => {
			const bytes = await (await fetch('/volume')).arrayBuffer();
			const acts = globalThis as unknown as Record<string, (bytes: ArrayBuffer, asked: Asked) => Promise<Answer>>;
			return acts[act]!(bytes, asked);
		},
		{ act, asked: { ...whole, ...asked } }
	);
}

/** To a thousandth: NiiVue reckons with 32 bits. */
function rounded(value: unknown): unknown {
	return JSON.parse(JSON.stringify(value), (_, one: unknown) =>
		typeof one === 'number' ? Math.round(one * 1000) / 1000 + 0 : one
	);
}

/** What is wrong between the two drawings of one view: where they lie, what they hold, and how they look. */
function faults({ opened, tiles, told, apart, mirrored, upsideDown }: Compared): unknown[] {
	expect(rounded(opened[1])).toEqual(rounded(opened[0]));
	expect(rounded(told[1])).toEqual(rounded(told[0]));
	expect(rounded(tiles[1])).toEqual(rounded(tiles[0]));
	// Shades: a graphics card reckons where between two voxels a pixel lies a little otherwise than the browser.
	const alike = apart.mean < 1.5 && apart.seen < 0.03;
	const sure = mirrored.mean > 3 * apart.mean + 1 && upsideDown.mean > 3 * apart.mean + 1;
	return [...(alike ? [] : [{ apart }]), ...(sure ? [] : [{ apart, mirrored, upsideDown }])];
}

const starter = (path: string) => join(root, 'db/packs/neuro-starter/cases', path);
const real = (path: string) => join(root, '../shared/imaging/real', path);
const read = (path: string) => gunzipSync(readFileSync(path));

describe('the two ways of drawing', () => {
	test.each([
		starter('nx-002/images/flair.nii.gz'),
		starter('nx-001/images/adc.nii.gz'),
		starter('nx-004/images/swi.nii.gz'),
		// Real ones, where they lie beside the checkout: straight; turned, with thick slices.
		...[real('ms-patient07/flair.nii.gz'), real('stroke-isles0009/flair.nii.gz')].filter(existsSync)
	])('show the same of %s, in every plane, zoomed, and between two slices', async (path) => {
		const bytes = read(path);
		for (const axis of all) expect(faults(await compared(bytes, { planes: [axis] }))).toEqual([]);
		expect(faults(await compared(bytes, { planes: [...all] }))).toEqual([]);
		const near = { mm: [-18.3, -1.2, 28.4] as Asked['mm'], lens: { zoom: 2.5, centre: [-10, 5, 20] as Asked['mm'] } };
		expect(faults(await compared(bytes, near))).toEqual([]);
		expect(faults(await compared(bytes, { ...near, planes: ['sagittal'], window: [20, 90] }))).toEqual([]);
	});

	test.each<[string, Affine, Parameters<typeof aNifti>[0]]>([
		['that lies the other way round', [-2, 0, 0, 40, 0, 2, 0, -50, 0, 0, 3, -30], {}],
		['cut from the side', [0, 0, 3, -30, -2, 0, 0, 40, 0, -2, 0, 50], {}],
		['that lies aslant', [1.9, -0.5, 0.3, -35, 0.5, 1.8, -1, -40, 0.1, 0.6, 2.8, -45], {}],
		[
			'of 16 bits, scaled, with the bytes the other way round',
			[2, 0, 0, -40, 0, 2, 0, -50, 0, 0, 3, -30],
			{ kind: 'int16', big: true, slope: 0.5, intercept: -100 }
		],
		['of broken numbers', [2, 0, 0, -40, 0, 2, 0, -50, 0, 0, 3, -30], { kind: 'float32', slope: 1 }]
	])('show the same of a volume %s', async (_, affine, more) => {
		const bytes = aNifti(more, affine);
		for (const axis of all) expect(faults(await compared(bytes, { planes: [axis], mm: [2, -4, 5] }))).toEqual([]);
	});

	test('a slice of 256 by 256 is drawn plainly within a frame', async () => {
		const bytes = aNifti({ dims: [256, 256, 20] }, [0.9, 0, 0, -115, 0, 0.9, 0, -115, 0, 0, 5, -50]);
		const took = await inPage<number[]>('times', bytes, { width: 900, height: 800 });
		expect(took.sort((a, b) => a - b)[15]).toBeLessThan(16);
	});
});
