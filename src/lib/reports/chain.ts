import { say } from '#lib/case/text.ts';
import { hadBy } from '#lib/scoring/had.ts';
import { looksOf } from './looks.ts';
import type { OnAxis } from './sat.ts';
import { thingOf, type Thing } from './thing.ts';

/**
 * What a step rests on, and when the candidate had it. `at` null: not had. `came` says how: by asking, examining,
 * ordering, looking, or laid on the table (by an item, or given at the start), which earns nothing.
 */
export type Rest = {
	thing: Thing;
	at: number | null;
	came: 'asked' | 'examined' | 'ordered' | 'looked' | 'laid' | null;
};

/** One step of the expert's reasoning. `by`: ms since entering at which the candidate had all that it rests on; null: never all. */
export type Step = { id: string; step: string; rests: Rest[]; by: number | null };

/** The expert's steps, each with what it rests on and the minute the candidate had it. */
export function chainOf(sat: OnAxis): Step[] {
	const came = howItCame(sat);
	const { key, case: case_, language } = sat;
	return key.rationale.map(({ id, step, because }) => {
		const rests = because.flatMap((id): Rest[] => {
			const thing = thingOf(id, case_, key, language);
			return thing ? [{ thing, ...(came(id) ?? { at: null, came: null }) }] : [];
		});
		const times = rests.flatMap(({ at }) => at ?? []);
		const by = times.length > 0 && times.length === rests.length ? Math.max(...times) : null;
		return { id, step: say(step, language), rests, by };
	});
}

/** All that the expert's steps rest on, each once, in their order. */
export function restsOfKey(sat: OnAxis): Rest[] {
	const all = chainOf(sat).flatMap(({ rests }) => rests);
	return all.filter(({ thing }, i) => all.findIndex((one) => one.thing.id === thing.id) === i);
}

/**
 * How and when a piece of the case came to the candidate. An image counts from the first look at it; only where no looking
 * was recorded at all, from when it was there.
 */
export function howItCame({ case: case_, seen, rows, axis }: OnAxis): (id: string) => Omit<Rest, 'thing'> | null {
	const had = hadBy(case_, seen);
	const looks = looksOf(rows);
	const as = { fact: 'asked', manoeuvre: 'examined', order: 'ordered', item: 'laid', question: 'laid' } as const;
	return (id) => {
		const look = looks.find(({ image }) => image === id);
		if (look) return { at: axis.since(look.from), came: 'looked' };
		const isImage = case_.images.some((image) => image.id === id);
		if (isImage && looks.length > 0) return null;
		const source = isImage
			? case_.investigations.find(({ images, id: own }) => images.includes(id) && had.has(own))
			: null;
		const by = had.get(source?.id ?? id);
		if (by) return { at: axis.since(by.at), came: as[by.as] };
		const laid = seen.laid.find((one) => one.id === id);
		return laid ? { at: axis.since(laid.at), came: 'laid' } : null;
	};
}
