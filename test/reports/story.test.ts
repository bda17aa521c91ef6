import { describe, expect, test } from 'vitest';
import { stationsOf } from '#lib/case/stations-of.ts';
import { debrief, type Debrief } from '#lib/reports/debrief.ts';
import { mark } from '#lib/scoring/mark.ts';
import { vocabularyOf } from '#lib/vocabulary/vocabulary.ts';
import { reasons } from '#lib/words/en/reasons.ts';
import { sentence } from '#lib/words/reason.ts';
import { fold } from '#statecharts/fold.ts';
import { starterCase, starterMasks } from '#test/scoring/starter-pack.ts';
import { rowsFrom } from './told.ts';

const { case: case_, key } = await starterCase('nx-002');
const masks = starterMasks('nx-002', key);
const station = stationsOf(case_, key).find(({ name }) => name === 'bedside')!.station;

// The bedside station of nx-002: a young teacher with numb legs. What a trainee did, and what the debrief makes of it.
const story = `
	0:00   reads the door
	1:00   enters the room
	1:10   asks “What has brought you here?” → h-presenting
	1:40   asks “How did it come on?” → h-time-course
	2:10   asks “Any trouble with your waterworks?” → h-bladder
	2:40   asks “Is there pus in the pipes?”
	3:10   asks “Have you ever lost vision before?” → h-eye-episode
	3:40   examines cranial.II-acuity
	3:50   examines cranial.III-IV-VI-movements
	4:10   examines sensory.level
	4:30   thinks Cord compression 60, Multiple sclerosis 30
	5:00   orders imaging.mri-contrast
	5:30   looks at t1c, axial 20 mm, for 10 s
	5:50   marks lesion 1 of t1c, left
	6:30   orders imaging.pet
	7:00   orders csf.oligoclonal-bands
	7:30   thinks Multiple sclerosis 80, Cord compression 10
	8:00   leaves for the answers
	8:40   commits Multiple sclerosis 80, NMOSD 10, Cord compression 5, Demyelination
	9:30   finishes the answers
	9:30   is to be asked x-1, x-3, x-2
	11:00  answers x-1 “Most people who start treatment early still walk well.”
	12:00  answers x-3 “Some lesions enhance and others do not.”
	12:30  hands in
	12:30  is marked by rule
	60:00  gets 1 for c-17: Heard her fear and stayed with it
	61:00  gets 1 for x-3/x-3-1: Named both
	62:00  gets 0 for x-3/x-3-2: Not said
	63:00  gets 0 for x-3/x-3-3: Not said
`;

function theDebrief(): Debrief {
	const rows = rowsFrom(story, { case: case_, key, masks });
	const seen = fold({ station, at: 0 }, rows).state.context;
	const attempt = {
		station,
		case: case_,
		key,
		seen,
		rows,
		vocabulary: vocabularyOf([]),
		masks
	};
	return debrief({ ...attempt, language: 'en', scores: mark(attempt) });
}

describe('a trainee at the bedside of nx-002', () => {
	const report = theDebrief();

	test('reads the marks by domain', () => {
		const lines = report.sheet?.domains.map(
			({ domain, got, waiting, missed, possible, notPart }) =>
				`${domain}: ${got} got, ${waiting} wait, ${missed} missed, of ${possible}; ${notPart} not part`
		);
		expect(lines).toEqual([
			'history: 4 got, 0 wait, 10 missed, of 14; 0 not part',
			'examination: 5 got, 0 wait, 4 missed, of 9; 0 not part',
			'investigation: 3 got, 0 wait, 4 missed, of 7; 0 not part',
			'communication: 1 got, 2 wait, 1 missed, of 4; 0 not part',
			'diagnosis: 3 got, 1 wait, 0 missed, of 4; 0 not part',
			'management: 0 got, 0 wait, 0 missed, of 0; 3 not part',
			'safety: 2 got, 0 wait, 0 missed, of 2; 0 not part'
		]);
	});

	test('reads what was missed, critical first, and why', () => {
		const lines = report.missed.map(
			({ text, critical, why }) => `${critical ? 'CRITICAL ' : ''}${text}: ${sentence(why[0]!, reasons)}`
		);
		expect(lines).toEqual([
			'CRITICAL Images the cord: Not ordered.',
			'Elicits the sensory quality and the band: Not asked.',
			'Elicits the earlier double vision: Not asked.',
			'Elicits shocks on neck bending: Not asked.',
			'Asks what heat or exercise does: Not asked.',
			'Screens for B12 risk: diet and laughing gas: Not asked.',
			'Asks about vomiting and hiccups: Not asked.',
			'Screens for systemic disease and family history: Not asked.',
			'Asks about pregnancy plans: Not asked.',
			'Asks about smoking: Not asked.',
			'Asks about driving: Not asked.',
			'Explores ideas, concerns and expectations: Not asked.',
			'Looks at the fundi: Not examined.',
			'Tests leg power and reflexes: Not examined.',
			'Tests plantars and clonus: Not examined.',
			'Tests vibration and position sense: Not examined.',
			'Requests aquaporin-4 and MOG antibodies: Not ordered.',
			'Checks B12 with methylmalonic acid: Not ordered.'
		]);
	});

	test('reads how the first thought changed, and when', () => {
		expect(report.lanes.thought.map(({ at, text, confidence }) => `${clock(at)} ${text} ${confidence}`)).toEqual([
			'3:30 Cord compression 60',
			'6:30 Multiple sclerosis 80'
		]);
	});

	test('reads the expert’s first step with the minute of each thing it rests on', () => {
		const [first] = report.chain;
		expect(first?.rests.map(({ thing, at }) => `${thing.name}: ${at === null ? 'not done' : clock(at)}`)).toEqual([
			'Earlier episodes: 2:10',
			'Visual acuity and colour (II): 2:40',
			'Pupils (II, III): not done',
			'Fundi (II): not done',
			'Visual evoked potentials and OCT: not done'
		]);
	});

	test('reads the differential against the key', () => {
		const [differential] = report.differentials;
		expect(
			differential?.rows.map(({ rank, text, standing, entry }) => `${rank} ${text}: ${standing}, ${entry?.keyRank}`)
		).toEqual([
			'1 Multiple sclerosis: key, 1',
			'2 NMOSD: named, 2',
			'3 Cord compression: named, 7',
			'4 Demyelination: other, undefined'
		]);
		expect(differential?.mustNotMiss).toEqual({ named: 2, of: 5 });
		const grave = differential?.missing.filter(({ likelihood }) => likelihood === 'must-not-miss');
		expect(grave?.map(({ name }) => name)).toEqual([
			'MOG antibody-associated disease',
			'Subacute combined degeneration from vitamin B12 deficiency or nitrous oxide',
			'Neurosarcoidosis'
		]);
	});

	test('reads which lesions were marked, seen, never seen', () => {
		expect(report.lesions?.lesions.map(({ id, looking }) => `${id}: ${looking}`)).toEqual([
			'l-flair-periventricular: never',
			'l-flair-juxtacortical: never',
			'l-flair-pons: never',
			'l-t1c-enhancing: marked',
			'l-t1c-dark: on screen'
		]);
	});

	test('reads the harm done, what was asked in vain, and the examiner’s words', () => {
		expect(report.harm.map(({ at, says }) => `${clock(at)} ${says}`)).toEqual([
			expect.stringMatching(/^5:30 Not indicated in this setting/)
		]);
		expect(report.unfollowed.map(({ at, text }) => `${clock(at)} ${text}`)).toEqual([
			'1:40 Is there pus in the pipes?'
		]);
		const written = report.written.map(({ item, value, why }) => `${item} ${value}: ${sentence(why[0]!, reasons)}`);
		expect(written).toEqual([
			'x-1 null: Waits for an examiner: 3 points to mark.',
			'x-3 0.3333333333333333: An examiner gave 1 of 3.',
			'x-2 0: No answer.'
		]);
	});
});

function clock(at: number): string {
	const seconds = Math.round(at / 1000);
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
