import { describe, expect, test } from 'vitest';
import { text } from '#test/build/tree.ts';

type Wanted = Record<string, string>;
const wanted = JSON.parse(text('package.json')) as {
	dependencies: Wanted;
	devDependencies: Wanted;
	optionalDependencies: Wanted;
	allowScripts: Record<string, boolean>;
};
const locked = JSON.parse(text('package-lock.json')) as {
	packages: Record<
		string,
		{ version?: string; resolved?: string; integrity?: string; link?: boolean; hasInstallScript?: true }
	>;
};
const all = { ...wanted.dependencies, ...wanted.devDependencies, ...wanted.optionalDependencies };

describe('what is installed', () => {
	test('is named by one exact version each', () => {
		expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
	});
	test('is locked at that version', () => {
		const other = Object.entries(all).filter(
			([name, version]) => locked.packages[`node_modules/${name}`]?.version !== version
		);
		expect(other).toEqual([]);
	});
	test('runs nothing when it is installed: a script might fetch what the lock does not know', () => {
		const scripted = Object.entries(locked.packages).filter(([, { hasInstallScript }]) => hasInstallScript);
		const names = scripted.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
		expect(names.filter((name) => wanted.allowScripts[name] !== false)).toEqual([]);
	});
	test('is known by what it is, not by where it was fetched', () => {
		const packages = Object.entries(locked.packages).filter(([path]) => path !== '');
		expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
		expect(packages.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
	});
});
