import { expect, test } from 'vitest';
import { readPack } from '#lib/case/pack.ts';
import type { Seen } from '#lib/case/seen.ts';
import { stationsOf } from '#lib/case/stations-of.ts';
import { resultView } from '#lib/case/view-entries.ts';
import { readFolder } from '#lib/server/pack-folder.ts';
import { aStation } from '#test/build/a-station.ts';
import { begin } from '#statecharts/context.ts';
import { names } from '#lib/case/opaque.ts';

const { files } = await readFolder('db/packs/neuro-starter');
const found = readPack(files!).cases.find((one) => one.case.id === 'nx-004')!;
const written = stationsOf(found.case, found.key).find(({ name }) => name === 'written')!.station;
const nothing = begin({ station: written, at: 0 });

/** What is shown of the MRI once it is on the table. */
function shown(station: typeof written, seen: Partial<Seen>) {
	const tested = { order: 'imaging.mri-brain', at: 0, investigations: ['i-mri'], laid: true };
	const all = { ...nothing, ...seen };
	const named = names(all, { facts: [], examined: [], tested: [], images: [] });
	const [result] = resultView(found.case, 'en', station, tested, 0, all, named, true).results;
	return { opens: result!.report?.slice(0, 12) ?? null, waits: result!.reportWaits };
}

const closed = (...ids: string[]) =>
	ids.map((id) => ({
		id,
		kind: 'open-ended' as const,
		condition: null,
		openedAt: 0,
		closedAt: 1,
		answer: null,
		committed: true
	}));

test('with a patient, a report waits for the candidate’s own read', () => {
	const bedside = aStation();
	expect(shown(bedside, {})).toEqual({ opens: null, waits: true });
	const read = { investigation: 'i-mri', text: 'Dark on the right.', findings: [], at: 1 };
	expect(shown(bedside, { reads: [read] })).toEqual({ opens: 'SWI and FLAI', waits: false });
});

test('without one, it waits until every answer about its images is fixed, so that it gives none of them away', () => {
	const about = written.items.filter(({ id }) => found.case.items.find((item) => item.id === id)!.images.length > 0);
	const ids = about.map(({ id }) => id);
	expect(ids).toContain('q-small');
	expect(shown(written, { items: closed(...ids.slice(0, -1)) })).toEqual({ opens: null, waits: false });
	expect(shown(written, { items: closed(...ids) })).toEqual({ opens: 'SWI and FLAI', waits: false });
});
