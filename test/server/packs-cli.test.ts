import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { sentence } from '#lib/server/cli/import.ts';
import { smallPack } from '#test/case/small-pack.ts';
import { aVolume } from './a-volume.ts';

async function aFolder(changes: [from: string, to: string][] = []): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'babinski-pack-'));
	const images = {
		'cases/tn-001/images/flair.nii.gz': gzipSync(aVolume()),
		'cases/tn-001/images/flair-mask.nii.gz': gzipSync(aVolume({ values: (n) => n % 2 }))
	};
	for (const [name, content] of Object.entries({ ...smallPack(changes).texts, ...images })) {
		await mkdir(dirname(join(folder, name)), { recursive: true });
		await writeFile(join(folder, name), content);
	}
	return folder;
}

function babinski(...args: string[]) {
	const { status, stdout, stderr } = spawnSync(process.execPath, ['src/lib/server/cli/babinski.js', ...args], {
		encoding: 'utf8'
	});
	return { status, stdout, stderr };
}

describe('babinski pack check', () => {
	test('says in one line what is in a pack without a fault', async () => {
		expect(babinski('pack', 'check', await aFolder())).toEqual({
			status: 0,
			stdout: 'small 1.0.0: cases 1, image files 2, stations 3; no faults.\n',
			stderr: ''
		});
	});

	test('prints every fault as a place that an editor can jump to, and fails', async () => {
		const folder = await aFolder([
			['minutes: 8', 'minutes: "8"'],
			['option: B', 'option: C']
		]);
		expect(babinski('pack', 'check', folder)).toEqual({
			status: 1,
			stdout: '',
			stderr: `cases/tn-001/case.yaml:4:10 minutes – is the text “8”: write a number, without quotation marks
cases/tn-001/case.yaml:99:23 key.answers.q-where.option – “C” is none of its options A, B
Faults: 2.
`
		});
		const { status, stdout } = babinski('pack', 'check', folder, '--json');
		expect([status, JSON.parse(stdout)]).toMatchObject([
			1,
			{ pack: 'small', cases: 0, problems: [{ line: 4 }, { line: 99 }] }
		]);
	});

	test('says how it is used', () => {
		expect(babinski('pack', 'look').stderr).toBe('babinski pack check <folder of a pack> [--json]\n');
	});
});

test('what an import says', () => {
	const one = (id: string, version: number, isNew: boolean) => ({ id, version, isNew });
	const said = (...cases: ReturnType<typeof one>[]) => sentence({ pack: 'p', version: '1.0.0', cases, stations: 3 });
	expect([
		said(one('a', 1, true), one('b', 1, true)),
		said(one('a', 1, false), one('b', 1, true)),
		said(one('a', 2, true), one('b', 1, false)),
		said(one('a', 2, false))
	]).toEqual([
		'p 1.0.0: cases new: a, b; 3 stations made.',
		'p 1.0.0: cases new: b; 3 stations made.',
		'p 1.0.0: cases changed: a (now version 2); 3 stations made.',
		'p 1.0.0: nothing has changed since it was imported.'
	]);
});
