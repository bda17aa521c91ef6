import { readRows } from '#lib/vocabulary/read-rows.ts';
import { vocabularyOf, type Vocabulary } from '#lib/vocabulary/vocabulary.ts';

const named = (en: string, zh: string) => ({ en, zh });

/** A vocabulary small enough to see through: two trees, and "SMA", which is two things. */
export const small: Vocabulary = vocabularyOf(
	readRows(
		[
			{ id: 'stroke', name: named('Stroke', '脑卒中'), synonyms: { zh: ['中风'] } },
			{
				id: 'ischaemic-stroke',
				name: named('Ischaemic stroke', '缺血性卒中'),
				synonyms: { en: ['cerebral infarction'], zh: ['脑梗死'] },
				broader: ['stroke']
			},
			{
				id: 'mca-infarction',
				name: named('Middle cerebral artery infarction', '大脑中动脉梗死'),
				synonyms: { en: ['MCA stroke'] },
				broader: ['ischaemic-stroke'],
				codes: { mondo: 'MONDO:0006857' }
			},
			{ id: 'lacunar-infarction', name: named('Lacunar infarction', '腔隙性梗死'), broader: ['ischaemic-stroke'] },
			{ id: 'haemorrhage', name: named('Intracerebral haemorrhage', '脑出血'), broader: ['stroke'] },
			{ id: 'subdural', name: named('Subdural haematoma', '硬膜下血肿'), abbreviations: ['SDH'] },
			{ id: 'chronic-subdural', name: named('Chronic subdural haematoma', '慢性硬膜下血肿'), broader: ['subdural'] },
			{ id: 'acute-subdural', name: named('Acute subdural haematoma', '急性硬膜下血肿'), broader: ['subdural'] },
			{ id: 'multiple-sclerosis', name: named('Multiple sclerosis', '多发性硬化'), abbreviations: ['MS'] },
			{ id: 'mitral-stenosis', name: named('Mitral stenosis', '二尖瓣狭窄'), abbreviations: ['MS'] },
			{ id: 'parkinsons-disease', name: named("Parkinson's disease", '帕金森病'), abbreviations: ['PD'] },
			{ id: 'parkinsonism', name: named('Parkinsonism', '帕金森综合征') },
			{
				id: 'guillain-barre-syndrome',
				name: named('Guillain–Barré syndrome', '吉兰-巴雷综合征'),
				abbreviations: ['GBS']
			},
			{ id: 'alzheimers-disease', name: named("Alzheimer's disease", '阿尔茨海默病'), abbreviations: ['AD'] }
		],
		'small'
	).diagnoses
);
