import { policies, purposes, type Station } from '#lib/case/station.ts';
import { anItem, aStation } from './a-station.ts';

const items: Record<Station['policy'], Station['items']> = {
	open: aStation().items,
	gated: aStation().items,
	staged: ['turn-1', 'turn-2', 'turn-3'].map((id, i, all) =>
		anItem(id, { kind: 'dialogue-turn', after: all[i - 1] ?? null, lays: [`h-${i + 1}`] })
	),
	static: [
		anItem('q-lc', { kind: 'multiple-choice', condition: 'LC', lays: ['h-1', 'e-1'], seconds: 60 }),
		anItem('q-fd', { kind: 'rationale', condition: 'FD', lays: ['lesions:flair'] }),
		anItem('q-grd', { kind: 'evidence', condition: 'Grd', lays: ['flair', 'diagnosis'] }),
		anItem('q-plan', { after: 'q-grd' }),
		anItem('q-also')
	]
};

/** A station for every policy and purpose, each by a name. */
export const stations: { name: string; station: Station }[] = policies.flatMap((policy) =>
	purposes.map((purpose) => ({
		name: `${policy}, ${purpose}`,
		station: aStation({ policy, purpose, items: items[policy], questions: policy === 'static' ? 0 : 2 })
	}))
);
