import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json, from the source as from the build: what is read at run time lies under it. */
export const root = process.env.BABINSKI_ROOT ?? above(dirname(fileURLToPath(import.meta.url)));

function above(folder: string): string {
	if (existsSync(join(folder, 'db', 'packs')) && existsSync(join(folder, 'package.json'))) return folder;
	if (dirname(folder) === folder) throw new Error('BABINSKI_ROOT is not set, and no folder above holds package.json');
	return above(dirname(folder));
}
