import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { Finding, Investigation } from '#lib/case/case.ts';
import { examine } from '#lib/patient/examine.ts';
import { needsConfirmation, orders } from '#lib/case/order.ts';
import { orderWords } from '#lib/case/order-words.ts';
import { order } from '#lib/patient/order.ts';
import { example } from './example.ts';

const finding = v.parse(Finding, { id: 'x-arm', manoeuvre: 'motor.power-arms', finding: 'Left 2/5.' });
const ct = v.parse(Investigation, { id: 'i-ct', order: 'imaging.ct-head', result: 'The scan is there.' });
const full = { ...example, examination: [finding], investigations: [ct] };

describe('examination and orders', () => {
	test('bring what the case holds', () => {
		expect(examine(full, 'motor.power-arms')).toEqual([finding]);
		expect(order(full, 'imaging.ct-head')).toEqual([ct]);
	});
	test('bring nothing where the case holds nothing: never an invented normal', () => {
		expect(examine(full, 'motor.power-legs')).toEqual([]);
		expect(order(full, 'imaging.pet')).toEqual([]);
	});
});

describe('a test is confirmed by its kind', () => {
	test('the kind that its words in the list name', () => {
		expect(orders.filter((name) => needsConfirmation(name) !== (orderWords[name].kind !== null))).toEqual([]);
	});
	test.each([
		'csf.cytology',
		'csf.rt-quic',
		'tissue.biopsy-brain',
		'imaging.mri-contrast',
		'imaging.ct-angiography',
		'imaging.ct-perfusion',
		'imaging.ct-venography',
		'imaging.ct-body',
		'imaging.pet',
		'imaging.dat-scan'
	] as const)('%s is', (kind) => {
		expect(needsConfirmation(kind)).toBe(true);
	});
	test.each([
		'bloods.fbc',
		'bedside.ecg',
		'imaging.ct-head',
		'imaging.mri-brain',
		'imaging.mr-angiography',
		'imaging.carotid-doppler',
		'physiology.eeg'
	] as const)('%s is not', (kind) => {
		expect(needsConfirmation(kind)).toBe(false);
	});
});
