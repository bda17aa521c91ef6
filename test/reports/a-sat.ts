import type { Language } from '#lib/case/text.ts';
import type { Station } from '#lib/case/station.ts';
import type { Sat } from '#lib/reports/sat.ts';
import { axisOf } from '#lib/reports/axis.ts';
import type { OnAxis } from '#lib/reports/sat.ts';
import { mark } from '#lib/scoring/mark.ts';
import type { AttemptEvent, Row } from '#statecharts/events.ts';
import { fold } from '#statecharts/fold.ts';
import { anItem, aStation } from '#test/build/a-station.ts';
import { at, attempt, inL1, rated } from '#test/scoring/small.ts';

type Told = [minutes: number, event: AttemptEvent, sender?: Row['sender']];

export const theStation = aStation({
	given: ['t1'],
	items: [anItem('q-ddx', { kind: 'differential' }), anItem('q-lesion', { kind: 'lesion', lays: ['dwi'] })],
	questions: 1
});

const look = (image: string, mm: number, ms: number) => ({ image, axis: 'axial' as const, mm, window: null, ms });

/** Eleven minutes, two of them paused: what a candidate did at the small stroke, and what an educator made of it. */
export const told: Told[] = [
	[0, { type: 'door.read', webgl: true, viewport: [1440, 900] }],
	[1, { type: 'room.entered' }],
	[2, { type: 'question.asked', text: 'When did it start?' }],
	[2.1, { type: 'question.answered', turn: 1, kind: 'said', facts: ['h-onset'], ms: 3 }, 'server'],
	[2.5, { type: 'question.asked', text: 'Rhubarb?' }],
	[2.6, { type: 'question.answered', turn: 2, kind: 'not-followed', facts: [], ms: 3 }, 'server'],
	[3, { type: 'manoeuvre.done', manoeuvre: 'motor.power-arms', brings: ['e-arms', 'e-hands'] }],
	[3.5, { type: 'differential.drafted', ranked: [{ text: 'GBS', confidence: 40 }] }],
	[4, { type: 'test.ordered', order: 'imaging.mri-brain', confirmed: false, brings: ['i-mri', 'dwi'] }],
	[4.5, { type: 'image.viewed', looks: [look('dwi', 1, 4_000), look('dwi', -7, 2_000)] }],
	[5, { type: 'clock.paused', why: 'the door bell', by: 'candidate' }],
	[7, { type: 'clock.resumed', by: 'candidate' }],
	[7.5, { type: 'test.ordered', order: 'csf.cells-protein-glucose', confirmed: true, brings: ['i-lp'] }],
	[8, { type: 'finding.marked', points: [{ image: 'dwi', mm: inL1, side: 'left' }], regions: [] }],
	[8.5, { type: 'window.left' }],
	[9, { type: 'differential.drafted', ranked: [{ text: 'MCA stroke', confidence: 80 }, { text: 'Stroke' }] }],
	[9.5, { type: 'encounter.left' }],
	[
		10,
		{
			type: 'answer.committed',
			item: 'q-ddx',
			answer: { ranked: [{ text: 'MCA stroke', confidence: 80 }, { text: 'SDH' }, { text: 'Stroke' }] }
		}
	],
	[10.5, { type: 'answers.finished' }],
	[10.5, { type: 'questions.chosen', items: ['x-2'] }, 'server'],
	[11, { type: 'answer.committed', item: 'x-2', answer: { text: 'I would tell her.' } }],
	[11, { type: 'score.proposed', marked: ['q-ddx', 'q-lesion'], waiting: ['x-2'] }, 'server'],
	[12, { type: 'answer.self-marked', item: 'x-2', points: ['x-2-1'] }],
	[13, { type: 'attempt.shared', shared: true }],
	[14, { ...rated('x-2/x-2-1', 1, 'Plainly said') }, 'educator'],
	[15, { type: 'comment.made', about: 3, text: 'A good first question.' }, 'educator']
];

export function aSat({
	events = told,
	station = theStation,
	language = 'en'
}: { events?: Told[]; station?: Station; language?: Language } = {}): Sat {
	const rows: Row[] = events.map(([minutes, event, sender = 'candidate'], i) => ({
		seq: i + 1,
		at: at(minutes),
		sender,
		event
	}));
	const seen = fold({ station, at: at(0) }, rows).state.context;
	const given = attempt({ station, seen, rows });
	return { ...given, language, scores: mark(given) };
}

export function onAxis(sat: Sat = aSat()): OnAxis {
	return { ...sat, axis: axisOf(sat.rows) };
}

/** Minutes since entering as ms. */
export const minutes = (n: number) => n * 60_000;
