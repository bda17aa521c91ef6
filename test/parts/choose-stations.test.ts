import { describe, expect, test } from 'vitest';
import {
	byPatient,
	complaintOf,
	fitting,
	linkTo,
	placeAndStory,
	progressOf,
	wantedFrom,
	type Station
} from '#lib/parts/choose-stations.ts';

const numb: Station = {
	id: 's1',
	complaint: 'Clinic. Ms Castell has had numb legs for three weeks. Take a history.',
	caseName: 'Hannah Castell',
	age: '31',
	setting: 'Neurology clinic',
	kind: 'bedside',
	tier: 'direct',
	difficulty: 3,
	wholeMinutes: 21,
	purpose: 'practice',
	attempts: [],
	due: null,
	knowsKey: false
};
const written = { ...numb, id: 's2', kind: 'written', wholeMinutes: 10 };
const weak: Station = {
	...numb,
	id: 's3',
	complaint: '急诊。赵德福今晚左侧无力。',
	caseName: '赵德福',
	setting: null,
	tier: 'complex',
	attempts: [{ id: 'a1', phase: 'released', createdAt: 1, submittedAt: 2, knewKey: false, forked: false, marks: null }],
	due: { at: 3, now: true }
};
const all = [numb, weak, written];
const ids = (query: string) => fitting(all, wantedFrom(new URLSearchParams(query))).map(({ id }) => id);

describe('choosing stations', () => {
	test.each([
		['', ['s1', 's3', 's2']],
		['minutes=10', ['s2']],
		['minutes=7', ['s1', 's3', 's2']],
		['form=written', ['s2']],
		['show=not-sat', ['s1', 's2']],
		['show=due', ['s3']],
		['tier=complex', ['s3']],
		['q=numb', ['s1', 's2']],
		['q=CASTELL+clinic', ['s1', 's2']],
		['q=左侧', ['s3']],
		['q=headache', []]
	])('“%s” leaves %j', (query, left) => expect(ids(query)).toEqual(left));

	test('one wish is changed and the others stay', () => {
		const query = new URLSearchParams('minutes=10&q=numb');
		expect(linkTo(query, 'form', 'written')).toBe('?minutes=10&q=numb&form=written');
		expect(linkTo(query, 'minutes', null)).toBe('?q=numb');
	});

	test('what was handed in is sat, by tier', () => {
		expect(progressOf(all)).toEqual({
			sat: 1,
			all: 3,
			byTier: [
				{ tier: 'direct', sat: 0, all: 2 },
				{ tier: 'complex', sat: 1, all: 1 }
			]
		});
	});

	test('stations of one patient stand together', () => {
		expect(byPatient(all)).toEqual([[numb, written], [weak]]);
	});
});

describe('a doorway', () => {
	test('begins with the place, where that is short', () => {
		expect(placeAndStory('场景：神经科急诊门诊，傍晚。你是住院总医师。孙雨晴女士视物成双。')).toEqual({
			place: '神经科急诊门诊，傍晚',
			story: '你是住院总医师。孙雨晴女士视物成双。'
		});
		expect(placeAndStory('One sentence only')).toEqual({ place: null, story: 'One sentence only' });
	});

	test.each([
		['Ward. You are the neurology registrar. Mr He, 19, shakes. Take the history.', 'Mr He, 19, shakes.'],
		['急诊。你是值班医师。救护车送来吴国梁先生。请采集病史。', '救护车送来吴国梁先生。'],
		[
			'急诊科。周丽娟，女，47岁，由丈夫送来。今天清晨抽搐一次。请查体。',
			'周丽娟，女，47岁，由丈夫送来。今天清晨抽搐一次。'
		],
		['Ward. Ms Lee, 40, was brought in. She had a fit. Examine her.', 'Ms Lee, 40, was brought in. She had a fit.'],
		['Nothing but this', 'Nothing but this']
	])('%s is about: %s', (doorway, complaint) => expect(complaintOf(doorway)).toBe(complaint));
});
