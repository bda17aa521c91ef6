import { describe, expect, test } from 'vitest';
import { readPack } from '#lib/case/pack.ts';
import { smallPack } from './small-pack.ts';

function leaks(...changes: [from: string, to: string][]): string[] {
	return readPack(smallPack(changes)).problems.map(({ key, says }) => `${key} – ${says}`);
}

const given = (name: string) => `gives the diagnosis away: “${name}” may stand in the key alone`;

describe('outside the key', () => {
	test.each([
		['however it is spelt', 'Is it Múltiple-SCLEROSIS?', 'Multiple sclerosis'],
		['in the plural', 'Multiple scleroses or demyelinating diseases', 'demyelinating disease'],
		['an abbreviation in its case', 'Could it be (MS)?', 'MS'],
		['a possessive', 'multiple sclerosis’s course', 'Multiple sclerosis'],
		['a Chinese name in a sentence', '会不会是多发性硬化呢', '多发性硬化'],
		['a Chinese name with spaces in it', '多发 硬化', '多发硬化']
	])('the diagnosis is found %s', (_, words, name) => {
		expect(leaks(['en: Going blind.', `en: "${words}"`])).toEqual([`patient.concerns.en – ${given(name)}`]);
	});

	test.each(['20 ms after the flash', 'the MSK clinic, ARMS and legs', 'multiple small scleroses', '多发的硬结'])(
		'“%s” gives nothing away',
		(words) => {
			expect(leaks(['en: Going blind.', `en: "${words}"`])).toEqual([]);
		}
	);

	test('broader names and further words count', () => {
		const never: [string, string] = ['    broader:', '    never_say: [plaque]\n    broader:'];
		expect(leaks(never, ['en: Right pupil slower.', 'en: A plaque.'], ['zh: 右瞳孔较慢。', 'zh: 脱髓鞘病'])).toEqual([
			`examination[0].finding.en – ${given('plaque')}`,
			`examination[0].finding.zh – ${given('脱髓鞘病')}`
		]);
	});

	test('the examiner’s questions, the checklist and captions count, and what the key lends for a condition', () => {
		expect(
			leaks(
				['question: {en: Why?', 'question: {en: Why MS?'],
				['text: {en: Names it', 'text: {en: Names MS'],
				['caption: {en: FLAIR', 'caption: {en: FLAIR in MS'],
				['description: {en: A bright focus.', 'description: {en: A focus of MS.']
			)
		).toEqual([
			`images[0].caption.en – ${given('MS')}`,
			`key.lesions[0].description.en – ${given('MS')}`,
			`examiner[0].question.en – ${given('MS')}`,
			`checklist[1].text.en – ${given('MS')}`
		]);
	});

	test('file names count, whatever their case', () => {
		const changes: [string, string][] = [['file: images/flair.nii.gz', 'file: images/ms.nii.gz']];
		const pack = smallPack(changes, ['cases/tn-001/images/ms.nii.gz', 'cases/tn-001/images/flair-mask.nii.gz']);
		expect(readPack(pack).problems.map(({ key, says }) => `${key} – ${says}`)).toEqual([
			`images[0].file – ${given('MS')}`
		]);
	});

	test('a report names no diagnosis of the differential either', () => {
		expect(leaks(['en: Ovoid foci beside the ventricles.', 'en: In keeping with neuromyelitis optica.'])).toEqual([
			'investigations[0].report.en – names a diagnosis: “Neuromyelitis optica” is for the candidate to say'
		]);
	});
});
