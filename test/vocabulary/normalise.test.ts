import { describe, expect, test } from 'vitest';
import { normalise } from '#lib/vocabulary/normalise.ts';

describe('the form in which names are compared', () => {
	test.each([
		['Guillain–Barré syndrome', 'guillain barre syndrome'],
		["Parkinson's disease", 'parkinson disease'],
		['Alzheimer’s disease', 'alzheimer disease'],
		['  MS? ', 'ms'],
		['Subdural haematoma', 'subdural hematoma'],
		['Ischaemic stroke', 'ischemic stroke'],
		['Cerebral oedema', 'cerebral edema'],
		['Leucodystrophy', 'leukodystrophy'],
		['Brain tumour', 'brain tumor'],
		['Behavioural variant', 'behavioral variant'],
		['Motor neurone disease', 'motor neuron disease'],
		['Generalized myasthenia', 'generalised myasthenia'],
		['AE', 'ae'],
		['Meningoencephalitis', 'meningoencephalitis'],
		['Spinal muscular atrophy type II', 'spinal muscular atrophy type 2'],
		['Chiari I malformation', 'chiari 1 malformation'],
		['Fragile X syndrome', 'fragile x syndrome'],
		['VI nerve palsy', '6 nerve palsy'],
		['Wilson 病', 'wilson病'],
		['吉兰－巴雷综合症', '吉兰巴雷综合征'],
		['脊髓性肌萎缩症（Ⅱ型）', '脊髓性肌萎缩症2型'],
		['复发–缓解型 多发性硬化。', '复发缓解型多发性硬化'],
		['constructor', 'constructor'],
		['…', '']
	])('%s is compared as %s', (written, compared) => {
		expect(normalise(written)).toBe(compared);
	});

	test('a name that is compared already stays as it is', () => {
		for (const name of ["Parkinson's disease", 'Caeruloplasmin', '（吉兰－巴雷）综合症', 'Type IV', 'Sjögren'])
			expect(normalise(normalise(name))).toBe(normalise(name));
	});
});
