import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { search } from '#lib/vocabulary/search.ts';
import { readRows } from '#lib/vocabulary/read-rows.ts';
import { vocabularyOf } from '#lib/vocabulary/vocabulary.ts';

const folder = join(process.cwd(), 'db', 'vocabulary');
const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
const rows = files.flatMap((name) => parse(readFileSync(join(folder, name), 'utf8')) as unknown[]);
const ours = vocabularyOf(readRows(rows, 'db/vocabulary').diagnoses);

/** What is typed, and what stands among the first four of the list that opens. */
const chinese = `
dfxyh multiple-sclerosis | duofaxing multiple-sclerosis | duofaxyh multiple-sclerosis | 多fxyh multiple-sclerosis | ms multiple-sclerosis
zzjwl myasthenia-gravis | zhongzheng myasthenia-gravis | chongzheng myasthenia-gravis | pjsb parkinsons-disease | pajinsen parkinsons-disease
aezhmb alzheimers-disease | aerzihaimo alzheimers-disease | 阿尔茨hm alzheimers-disease | nmo nmosd | ssjjsy nmosd | shishenjingjisuiyan nmosd
jisuiyan transverse-myelitis | glbl guillain-barre-syndrome | jlbl guillain-barre-syndrome | gelinbali guillain-barre-syndrome | gbs guillain-barre-syndrome
qtsjy vestibular-neuritis | tia transient-ischaemic-attack | dzxnqx transient-ischaemic-attack | ncz stroke | naocuzhong stroke
ngs ischaemic-stroke | naogengsi ischaemic-stroke | ncx intracerebral-haemorrhage | naochuxue intracerebral-haemorrhage
zwmxqcx subarachnoid-haemorrhage | zhuwangmo subarachnoid-haemorrhage | ymxxz subdural-haematoma | jmdxs cerebral-venous-thrombosis
dx epilepsy | dianxian epilepsy | dxzt status-epilepticus | dxcxzt status-epilepticus | ptt migraine | piantoutong migraine | cjxtt cluster-headache
scsjt trigeminal-neuralgia | sanchashenjing trigeminal-neuralgia | bell bells-palsy | htdb huntingtons-disease | hengtingdun huntingtons-disease
gdzhbx wilson-disease | wilson wilson-disease | als als | jwscsyh als | jiweisuo als | nmy meningitis | naomoyan meningitis
jhxnmy tuberculous-meningitis | jiehexing tuberculous-meningitis | bdxny viral-encephalitis | zsmyxny autoimmune-encephalitis
kNMDA nmda-encephalitis | 抗nmda nmda-encephalitis | nmdast nmda-encephalitis | cjd creutzfeldt-jakob-disease | kyb creutzfeldt-jakob-disease
keya creutzfeldt-jakob-disease | lewy lewy-body-disease | lytb lewy-body-disease | enxcd frontotemporal-dementia | jisuiyapo spinal-cord-compression
wnknb wernicke-encephalopathy | weinike wernicke-encephalopathy | tnbzwsjb diabetic-neuropathy | zwsjb neuropathy | gjsd ataxia
lbt lambert-eaton | lanboteyidun lambert-eaton | 多系统ws multiple-system-atrophy | dxtws multiple-system-atrophy | msa multiple-system-atrophy
jxxhsxmb progressive-supranuclear-palsy | psp progressive-supranuclear-palsy`;

const english = `
ms multiple-sclerosis | nmosd nmosd | MOGAD mogad | gbs guillain-barre-syndrome | cidp cidp | mnd motor-neurone-disease | als als | mg myasthenia-gravis
lems lambert-eaton | tia transient-ischaemic-attack | sah subarachnoid-haemorrhage | ich intracerebral-haemorrhage | sdh subdural-haematoma
cvst cerebral-venous-thrombosis | pres pres | rcvs rcvs | gca giant-cell-arteritis | iih idiopathic-intracranial-hypertension | sunct sunct
ad alzheimers-disease | ftd frontotemporal-dementia | dlb dementia-with-lewy-bodies | nph normal-pressure-hydrocephalus | cjd creutzfeldt-jakob-disease
pd parkinsons-disease | msa multiple-system-atrophy | psp progressive-supranuclear-palsy | hd huntingtons-disease | et essential-tremor
rls restless-legs-syndrome | jme juvenile-myoclonic-epilepsy | ncse non-convulsive-status | pnes functional-seizures | hsv herpes-simplex-encephalitis
tbm tuberculous-meningitis | pml pml | bppv bppv | mmn multifocal-motor-neuropathy | cmt charcot-marie-tooth | scd subacute-combined-degeneration
adem adem | sca spinocerebellar-ataxia | frda friedreich-ataxia | sma spinal-muscular-atrophy | dmd duchenne | ibm inclusion-body-myositis
nf1 nf1 | tsc tuberous-sclerosis | melas melas | lhon lhon | wd wilson-disease | gbm glioblastoma | pcnsl pcnsl | nmda encephalitis nmda-encephalitis`;

describe('the list that opens while one types a diagnosis', () => {
	test.each(rowsOf(chinese))('in Chinese “%s” finds %s', (typed, id) => {
		expect(search(ours, typed, 'zh', 4).map((found) => found.id)).toContain(id);
	});
	test.each(rowsOf(english))('in English “%s” finds %s', (typed, id) => {
		expect(search(ours, typed, 'en', 4).map((found) => found.id)).toContain(id);
	});
	test('pinyin is read in Chinese only', () => {
		expect(search(ours, 'dfxyh', 'en', 4)).toEqual([]);
	});
	test('a name in pinyin is shown as it is; another name by which it was found stands beside it', () => {
		expect(search(ours, 'dfxyh', 'zh', 1)).toEqual([{ id: 'multiple-sclerosis', name: '多发性硬化', via: null }]);
		expect(search(ours, 'naogengsi', 'zh', 1)).toEqual([{ id: 'ischaemic-stroke', name: '缺血性卒中', via: '脑梗死' }]);
	});
});

function rowsOf(table: string): [string, string][] {
	const cells = table.trim().split(/\s*\|\s*|\n/);
	return cells.map((cell) => [cell.slice(0, cell.lastIndexOf(' ')), cell.slice(cell.lastIndexOf(' ') + 1)]);
}
