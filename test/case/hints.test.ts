import { describe, expect, test } from 'vitest';
import { hintNames, nextHint, type Doings } from '#lib/case/hints.ts';
import { tutor as en } from '#lib/words/en/tutor.ts';
import { begin } from '#statecharts/context.ts';
import { translate } from '#lib/server/translate.ts';
import { readPack } from '#lib/case/pack.ts';
import { readFolder } from '#lib/server/pack-folder.ts';
import { starterPack } from '#test/build/a-sitting.ts';
import { aStation } from '#test/build/a-station.ts';

const none: Doings = {
	...{ said: [], done: [], ordered: [], differential: [], links: [], marks: [], regions: [], readings: [] },
	...{ provisional: null, items: [], hints: [] }
};

/** Every hint that somebody gets who only asks for hints. */
function climb(doings: Doings): string[] {
	const given: string[] = [];
	for (let i = 0; i < 60 && given.at(-1) !== 'enough'; i++)
		given.push(nextHint({ ...doings, hints: given.map((hint) => ({ hint })) }));
	return given;
}

describe('a hint', () => {
	test('goes up one ladder, each rung once, to its end', () => {
		const all = climb(none);
		expect(new Set(all).size).toBe(all.length);
		expect([all[0], all.at(-1)]).toEqual(['open', 'enough']);
	});

	test('passes over what was asked, examined and thought of already', () => {
		const said = [
			'When did it start?',
			'后来有没有加重？',
			'Any trouble with your bladder?',
			'Double vision?',
			'Headache?'
		];
		const doings = { ...none, said: said.map((text) => ({ text })) };
		expect(nextHint(doings)).toBe('examine');
		const seen = climb({ ...doings, done: [{ manoeuvre: 'reflex.legs' }, { manoeuvre: 'cranial.II-fundi' }] });
		expect(
			seen.filter((hint) => ['onset', 'course', 'negatives', 'examine', 'reflexes', 'eyes'].includes(hint))
		).toEqual([]);
		expect(seen[0]).toBe('where');
	});

	test('is of thinking alone once nothing more can be asked or examined', () => {
		const doing = [
			'open',
			'onset',
			'course',
			'negatives',
			'examine',
			'eyes',
			'reflexes',
			'sensory',
			'gait',
			'mind',
			'family'
		];
		for (const closed of [
			{ ...none, items: [{ answer: null }] },
			{ ...none, provisional: { at: 0 } }
		])
			expect(climb(closed).filter((hint) => doing.includes(hint))).toEqual([]);
	});

	test('asks what speaks against only where nothing was pinned against anything', () => {
		const listed = { ...none, differential: [{}] };
		expect(climb(listed)).toContain('against');
		expect(climb({ ...listed, links: [{ stance: 'against' }] })).not.toContain('against');
	});

	test('has its sentence, each of them', () => {
		expect(hintNames.filter((hint) => !(hint in en))).toEqual([]);
	});

	test('is the same at every case for the same doings', async () => {
		const context = { ...begin({ station: aStation(), at: 0 }), differential: [{ text: 'Migraine', confidence: 50 }] };
		const { files } = await readFolder(starterPack);
		const { cases } = readPack(files!);
		const hints = cases.map((one) => translate(one.case, context, 'candidate', { type: 'hint.asked' }));
		expect(cases.length).toBeGreaterThan(5);
		expect(hints).toEqual(cases.map(() => ({ event: { type: 'hint.asked', hint: nextHint(context) } })));
	});
});
