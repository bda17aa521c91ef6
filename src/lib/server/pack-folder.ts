import { lstat, readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { PackFiles } from '#lib/case/pack.ts';
import type { Problem } from '#lib/case/problem.ts';

/** The longest text that is read as YAML, in bytes. */
const longest = 5_000_000;

/** A pack's folder as texts and names; of a text that cannot be read, why. Links are not followed, so that nothing outside the folder comes in. */
export async function readFolder(folder: string): Promise<{ files: PackFiles | null; problems: Problem[] }> {
	const isPack = await lstat(join(folder, 'pack.yaml'))
		.then((about) => about.isFile())
		.catch(() => false);
	if (!isPack) {
		const says = 'has no pack.yaml: name the folder that holds it, beside cases/';
		return { files: null, problems: [{ file: folder, key: '', says }] };
	}
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const names = entries
		.filter((entry) => entry.isFile())
		.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
		.sort();
	const texts: Record<string, string> = {};
	const problems: Problem[] = [];
	for (const name of names.filter((name) => /^(pack|cases\/[^/]+\/case)\.yaml$/.test(name))) {
		const text = await readText(join(folder, name));
		if ('says' in text) problems.push({ file: name, key: '', ...text });
		else texts[name] = text.text;
	}
	return { files: { texts, names }, problems };
}

async function readText(path: string): Promise<{ text: string } | { says: string }> {
	const { size } = await lstat(path);
	if (size > longest)
		return { says: `is longer than ${longest / 1_000_000} MB: split the pack, or look what got into it` };
	try {
		return { text: new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path)) };
	} catch {
		return { says: 'is not UTF-8: save it as UTF-8' };
	}
}
