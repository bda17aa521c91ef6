import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The files under a folder of the project whose names fit, with what stands in them. */
export function read(folder: string, fits = /\.(ts|js|svelte)$/): Record<string, string> {
	return Object.fromEntries(names(folder, fits).map((name) => [name, readFileSync(join(root, name), 'utf8')]));
}

/** The names alone, as `src/lib/…`. */
export function names(folder: string, fits = /./): string[] {
	return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && fits.test(entry.name))
		.map((entry) => join(entry.parentPath, entry.name).slice(root.length))
		.sort();
}

export function text(name: string): string {
	return readFileSync(join(root, name), 'utf8');
}

/** Code without its comments, and where asked without what its strings say; line ends stay where they were. */
export function bare(code: string, { strings }: { strings: boolean }): string {
	const tokens =
		/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<!:)\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
	return code.replace(tokens, (token) => {
		if (/^['"]/.test(token)) return strings ? token : token[0] + token[0]!;
		if (token.startsWith('`')) return strings ? token : inserted(token);
		return token.replace(/[^\n]/g, '');
	});
}

/** Of a template only the code that stands in it. */
function inserted(template: string): string {
	return '`' + [...template.matchAll(/\$\{([^}]*)\}/g)].map(([, code]) => `\${${code}}`).join('') + '`';
}
