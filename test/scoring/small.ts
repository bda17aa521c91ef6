import * as v from 'valibot';
import { Case } from '#lib/case/case.ts';
import { Key } from '#lib/case/key.ts';
import type { OpenedItem, Seen } from '#lib/case/seen.ts';
import type { Station } from '#lib/case/station.ts';
import type { Mask } from '#lib/scoring/mask.ts';
import { mark, type ToMarkAttempt } from '#lib/scoring/mark.ts';
import type { AttemptScores } from '#lib/scoring/attempt-scores.ts';
import type { AttemptEvent, Row } from '#statecharts/events.ts';
import { anItem, aStation } from '#test/build/a-station.ts';
import { small as vocabulary } from '#test/vocabulary/small.ts';

/** A stroke of hardly more than one of everything. */
export const smallCase: Case = v.parse(Case, {
	id: 'nx-900',
	tier: 'direct',
	difficulty: 2,
	minutes: 8,
	doorway: 'The ward.',
	patient: {
		name: { en: 'Ann Lee', zh: '李安' },
		age: 60,
		sex: 'female',
		opening: 'My arm is weak.',
		unknown: 'I could not say.'
	},
	history: [
		{ id: 'h-onset', topic: 'onset', says: { en: 'At eight, all at once.', zh: '八点，突然的。' }, essential: true },
		{ id: 'h-well', topic: 'time-course', says: 'I was well at seven.', needs: ['h-onset'], essential: true },
		{ id: 'h-smoke', topic: 'smoking', says: 'Ten a day.' }
	],
	examination: [
		{ id: 'e-arms', manoeuvre: 'motor.power-arms', finding: 'Right arm 2/5.', essential: true },
		{ id: 'e-hands', manoeuvre: 'motor.power-arms', finding: 'Right hand 1/5.', essential: true },
		{ id: 'e-fundi', manoeuvre: 'cranial.II-fundi', finding: 'Normal discs.' }
	],
	investigations: [
		{ id: 'i-mri', order: 'imaging.mri-brain', result: 'Images are there.', images: ['dwi'], essential: true },
		{ id: 'i-lp', order: 'csf.cells-protein-glucose', result: 'Not done.', harm: 'It delays treatment.' }
	],
	images: [
		{
			id: 'dwi',
			kind: 'volume',
			modality: 'MR',
			sequence: 'DWI',
			file: 'dwi.nii.gz',
			caption: 'DWI',
			given: 'investigation',
			simulated: true
		},
		{ id: 't1', kind: 'volume', modality: 'MR', file: 't1.nii.gz', caption: 'T1', given: 'start' }
	],
	items: [
		{ id: 'q-ddx', kind: 'differential', prompt: 'Rank.', when: 'start' },
		{ id: 'q-lesion', kind: 'lesion', prompt: 'Mark.', when: 'start', images: ['dwi'] },
		{
			id: 'q-mcq',
			kind: 'multiple-choice',
			prompt: 'Which?',
			when: 'start',
			options: [
				{ id: 'A', text: 'One' },
				{ id: 'B', text: 'Two' }
			]
		},
		{ id: 'q-plan', kind: 'open-ended', prompt: 'Plan.', when: 'start' },
		{ id: 'q-why', kind: 'rationale', prompt: 'Why?', when: 'start' },
		{ id: 'q-seen', kind: 'evidence', prompt: 'What is seen?', when: 'start', images: ['dwi'] }
	]
});

export const smallKey: Key = v.parse(Key, {
	diagnosis: { name: { en: 'Middle cerebral artery infarction', zh: '大脑中动脉梗死' }, synonyms: ['MCA stroke'] },
	localisation: 'Left hemisphere',
	differential: [
		{ id: 'd-ich', name: 'Intracerebral haemorrhage', synonyms: [], likelihood: 'must-not-miss', why: 'Looks alike.' },
		{ id: 'd-sdh', name: 'Subdural haematoma', synonyms: ['SDH'], likelihood: 'must-not-miss' },
		{ id: 'd-ms', name: 'Multiple sclerosis', synonyms: [], likelihood: 'possible' }
	],
	lesions: [
		{ id: 'l-1', image: 'dwi', laterality: 'left', regions: ['insula'], description: 'The left insula.' },
		{ id: 'l-2', image: 'dwi', laterality: 'right', regions: ['pons'], description: 'A dot on the right.' }
	],
	rationale: [
		{ id: 'r-1', step: 'All at once is a vessel.', because: ['h-onset', 'e-arms'] },
		{ id: 'r-2', step: 'The image shows which.', because: ['dwi', 'i-mri'] }
	],
	evidence: [
		{ id: 'v-1', level: 1, statement: 'Bright on DWI.', required: true },
		{ id: 'v-2', level: 2, statement: 'Dark on ADC.', required: true },
		{ id: 'v-3', level: 3, statement: 'In one territory.', required: true },
		{ id: 'v-4', level: 1, statement: 'No blood.' }
	],
	answers: {
		'q-ddx': { ranked: ['diagnosis', 'd-ich', 'd-sdh', 'd-ms'], text: 'Infarct first.' },
		'q-lesion': { lesions: ['l-1', 'l-2'] },
		'q-mcq': { option: 'B', why: 'Because two.' },
		'q-plan': {
			text: 'Thrombolysis now',
			points: [
				{ id: 'p1', text: 'Thrombolysis', marks: 2 },
				{ id: 'p2', text: 'Blood pressure', marks: 1 }
			]
		},
		'q-why': { steps: ['r-1', 'r-2'] },
		'q-seen': { evidence: ['v-1', 'v-2', 'v-3', 'v-4'] }
	},
	management: ['Thrombolysis.'],
	examiner: ['x-1', 'x-2', 'x-3'].map((id) => ({
		id,
		question: `${id}?`,
		model_answer: 'Tell her the truth.',
		points: [
			{ id: `${id}-1`, text: 'Honest', marks: 1 },
			{ id: `${id}-2`, text: 'Kind', marks: 1 }
		]
	})),
	checklist: [
		{ id: 'c-onset', domain: 'history', text: 'Finds the onset', marks: 2, critical: true, met_by: ['h-onset'] },
		{ id: 'c-well', domain: 'history', text: 'Finds when last well', met_by: ['h-well'] },
		{ id: 'c-arms', domain: 'examination', text: 'Tests the arms', met_by: ['e-arms', 'e-fundi'] },
		{ id: 'c-mri', domain: 'investigation', text: 'Orders MRI', marks: 2, critical: true, met_by: ['i-mri'] },
		{ id: 'c-dx', domain: 'diagnosis', text: 'Names it', marks: 2, critical: true, met_by: ['q-ddx'] },
		{ id: 'c-mcq', domain: 'diagnosis', text: 'Chooses or explains', met_by: ['q-mcq', 'x-2'] },
		{ id: 'c-plan', domain: 'management', text: 'Plans', met_by: ['q-plan'] },
		{ id: 'c-kind', domain: 'communication', text: 'Is kind', met_by: [] },
		{ id: 'c-safe', domain: 'safety', text: 'Is safe', met_by: [] }
	],
	masks: { dwi: 'dwi-mask.nii.gz' }
});

/** Ten voxels of 2 mm a side around the origin. l-1 is two voxels on the left at z 1, l-2 one on the right at z 5. */
export const smallMask: Mask = {
	dims: [10, 10, 10],
	toWorld: [2, 0, 0, -9, 0, 2, 0, -9, 0, 0, 2, -9, 0, 0, 0, 1],
	toVoxel: [0.5, 0, 0, 4.5, 0, 0.5, 0, 4.5, 0, 0, 0.5, 4.5, 0, 0, 0, 1],
	values: new Uint8Array(1000).map((_, i) => (i === 542 || i === 543 ? 1 : i === 747 ? 2 : 0))
};
export const inL1: [number, number, number] = [-5, -1, 1];
export const inL2: [number, number, number] = [5, -1, 5];

/** Times of these attempts: minutes after an hour on the server's clock. */
export const at = (minutes: number) => 3_600_000 + minutes * 60_000;

export function seenOf(more: Partial<Seen> = {}): Seen {
	return {
		said: [],
		told: [],
		done: [],
		ordered: [],
		laid: [],
		readings: [],
		reads: [],
		marks: [],
		regions: [],
		differential: [],
		links: [],
		provisional: null,
		notes: '',
		hints: [],
		items: [],
		...more
	};
}

/** What a candidate asked, minute by minute, and the facts that came. */
export function asked(...turns: [minutes: number, ...facts: string[]][]): Pick<Seen, 'said' | 'told'> {
	return {
		said: turns.map(([minutes, ...facts], i) => ({
			turn: i + 1,
			at: at(minutes),
			text: `question ${i + 1}`,
			reply: { at: at(minutes), kind: 'said', facts },
			failed: false,
			flagged: false
		})),
		told: turns.flatMap(([, ...facts]) => facts)
	};
}

export function answered(id: string, kind: OpenedItem['kind'], answer: OpenedItem['answer'], minutes = 9): OpenedItem {
	return { id, kind, condition: null, openedAt: at(minutes - 1), closedAt: at(minutes), answer, committed: true };
}

export function rowsOf(...events: [minutes: number, event: AttemptEvent, sender?: Row['sender']][]): Row[] {
	return events.map(([minutes, event, sender = 'candidate'], i) => ({ seq: i + 1, at: at(minutes), sender, event }));
}

export const rated = (target: string, marks: number | null, why = 'so it is'): AttemptEvent => ({
	type: 'score.rated',
	target,
	marks,
	why
});

export const bedside: Station = aStation({ questions: 0 });
export const asks = (...kinds: [string, OpenedItem['kind']][]): Station =>
	aStation({ questions: 0, items: kinds.map(([id, kind]) => anItem(id, { kind })) });

export function attempt(more: Partial<ToMarkAttempt> = {}): ToMarkAttempt {
	return {
		station: bedside,
		case: smallCase,
		key: smallKey,
		seen: seenOf(),
		rows: [],
		vocabulary,
		masks: { dwi: smallMask },
		...more
	};
}

export function marked(more: Partial<ToMarkAttempt> = {}): AttemptScores {
	return mark(attempt(more));
}
