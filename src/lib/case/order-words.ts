import { orders, type Order } from './order.ts';

export type OrderGroup = 'bloods' | 'bedside' | 'csf' | 'imaging' | 'physiology' | 'tissue';
export type OrderKind = 'lumbar puncture' | 'contrast' | 'angiography' | 'tissue' | 'radiotracer';

/**
 * What the menu shows of a test, the same for every case: its name, its usual turnaround in minutes, its cost from 1
 * (least) to 5, and the kind of test that is confirmed before it is ordered, whoever the patient is.
 */
export type OrderWords = {
	label: { en: string; zh: string };
	group: OrderGroup;
	minutes: number;
	cost: 1 | 2 | 3 | 4 | 5;
	kind: OrderKind | null;
};

const hour = 60;
const day = 24 * hour;

/** English, 中文, minutes, cost, kind. */
const rows: Record<Order, [string, string, number, OrderWords['cost'], OrderKind?]> = {
	'bloods.fbc': ['Full blood count', '血常规', hour, 1],
	'bloods.ue': ['Urea, creatinine and electrolytes', '肾功能、电解质', hour, 1],
	'bloods.lft': ['Liver function tests', '肝功能', hour, 1],
	'bloods.crp-esr': ['CRP and ESR', 'C反应蛋白、血沉', hour, 1],
	'bloods.glucose': ['Laboratory glucose and HbA1c', '静脉血糖、糖化血红蛋白', hour, 1],
	'bloods.coagulation': ['Coagulation screen', '凝血功能', hour, 1],
	'bloods.lipids': ['Lipid profile', '血脂', 2 * hour, 1],
	'bloods.b12-folate': ['Vitamin B12 and folate', '维生素B12、叶酸', day, 2],
	'bloods.thyroid': ['Thyroid function and antibodies', '甲状腺功能及抗体', 4 * hour, 2],
	'bloods.autoimmune': ['Autoimmune and vasculitis screen', '自身抗体及血管炎筛查', 2 * day, 3],
	'bloods.aqp4-mog': ['Aquaporin-4 and MOG antibodies', '水通道蛋白4抗体、MOG抗体', 7 * day, 4],
	'bloods.achr-musk': ['Acetylcholine-receptor and MuSK antibodies', '乙酰胆碱受体抗体、MuSK抗体', 7 * day, 3],
	'bloods.neuronal-antibodies': [
		'Neuronal and paraneoplastic antibodies (serum)',
		'神经元抗体及副肿瘤抗体（血清）',
		7 * day,
		4
	],
	'bloods.copper-caeruloplasmin': ['Serum copper and caeruloplasmin', '血清铜、铜蓝蛋白', 2 * day, 2],
	'bloods.hiv-syphilis': ['HIV and syphilis serology', 'HIV、梅毒血清学', day, 2],
	'bloods.blood-cultures': ['Blood cultures', '血培养', 2 * day, 2],
	'bloods.toxicology': ['Toxicology and drug levels', '毒物筛查及血药浓度', 4 * hour, 2],
	'bloods.lactate': ['Lactate and blood gas', '乳酸、血气分析', 15, 1],
	'bloods.genetic': ['Genetic testing', '基因检测', 42 * day, 5],
	'bedside.ecg': ['12-lead ECG', '12导联心电图', 10, 1],
	'bedside.glucose': ['Fingerprick glucose', '指尖血糖', 2, 1],
	'bedside.fvc': ['Forced vital capacity at the bedside', '床旁肺活量（用力肺活量）', 10, 1],
	'bedside.ice-test': ['Ice test (eyelid)', '冰敷试验（眼睑）', 5, 1],
	'bedside.urinalysis': ['Urinalysis', '尿常规', 10, 1],
	'csf.opening-pressure': ['Lumbar puncture: opening pressure', '腰穿：脑脊液初压', hour, 3, 'lumbar puncture'],
	'csf.cells-protein-glucose': [
		'CSF: cells, protein and glucose',
		'脑脊液：常规与生化',
		2 * hour,
		3,
		'lumbar puncture'
	],
	'csf.gram-culture': ['CSF: Gram stain and cultures', '脑脊液：革兰染色与培养', 2 * day, 3, 'lumbar puncture'],
	'csf.viral-pcr': ['CSF: viral PCR', '脑脊液：病毒核酸（PCR）', day, 3, 'lumbar puncture'],
	'csf.oligoclonal-bands': [
		'CSF: oligoclonal bands (paired with serum)',
		'脑脊液：寡克隆区带（与血清配对）',
		7 * day,
		3,
		'lumbar puncture'
	],
	'csf.cytology': ['CSF: cytology and flow cytometry', '脑脊液：细胞学与流式', 3 * day, 3, 'lumbar puncture'],
	'csf.biomarkers': [
		'CSF: tau, amyloid and 14-3-3',
		'脑脊液：tau、淀粉样蛋白、14-3-3蛋白',
		14 * day,
		4,
		'lumbar puncture'
	],
	'csf.rt-quic': ['CSF: RT-QuIC', '脑脊液：RT-QuIC', 14 * day, 5, 'lumbar puncture'],
	'csf.autoantibodies': ['CSF: neuronal antibodies', '脑脊液：神经元自身抗体', 7 * day, 4, 'lumbar puncture'],
	'imaging.ct-head': ['CT head, plain', '头颅CT平扫', 20, 2],
	'imaging.ct-angiography': ['CT angiography, arch to vertex', 'CT血管造影（主动脉弓至颅顶）', 30, 3, 'angiography'],
	'imaging.ct-perfusion': ['CT perfusion', 'CT灌注成像', 30, 3, 'contrast'],
	'imaging.ct-venography': ['CT venography', 'CT静脉造影', 45, 3, 'contrast'],
	'imaging.mri-brain': ['MRI brain, plain', '头颅MRI平扫', 2 * hour, 4],
	'imaging.mri-contrast': ['MRI brain with gadolinium', '头颅MRI增强', 3 * hour, 4, 'contrast'],
	'imaging.mri-spine': ['MRI spine', '脊柱MRI', 4 * hour, 4],
	'imaging.mr-angiography': ['MR angiography (time of flight)', 'MR血管成像（时间飞跃法）', 3 * hour, 4],
	'imaging.mr-venography': ['MR venography (phase contrast)', 'MR静脉成像（相位对比法）', 3 * hour, 4],
	'imaging.mr-spectroscopy': ['MR spectroscopy', 'MR波谱', 4 * hour, 4],
	'imaging.pet': ['FDG-PET', 'FDG-PET', 2 * day, 5, 'radiotracer'],
	'imaging.dat-scan': ['Dopamine-transporter scan', '多巴胺转运体显像', 2 * day, 5, 'radiotracer'],
	'imaging.carotid-doppler': ['Carotid Doppler ultrasound', '颈动脉超声', 2 * hour, 2],
	'imaging.echocardiography': ['Transthoracic echocardiogram', '经胸超声心动图', 4 * hour, 2],
	'imaging.chest-xray': ['Chest X-ray', '胸部X线片', 30, 1],
	'imaging.ct-body': ['CT chest, abdomen and pelvis with contrast', '胸腹盆增强CT', 4 * hour, 3, 'contrast'],
	'physiology.eeg': ['EEG', '脑电图', 4 * hour, 3],
	'physiology.emg-ncs': ['Nerve conduction studies and EMG', '神经传导与肌电图', day, 3],
	'physiology.rns-sfemg': ['Repetitive nerve stimulation or single-fibre EMG', '重复神经电刺激、单纤维肌电图', day, 3],
	'physiology.evoked-potentials': [
		'Somatosensory, motor and auditory evoked potentials',
		'体感、运动及听觉诱发电位',
		day,
		3
	],
	'physiology.vep': ['Visual evoked potentials and OCT', '视觉诱发电位及光学相干断层成像', day, 3],
	'tissue.biopsy-brain': ['Brain biopsy', '脑活检', 5 * day, 5, 'tissue'],
	'tissue.biopsy-nerve-muscle': ['Nerve or muscle biopsy', '神经或肌肉活检', 10 * day, 4, 'tissue'],
	'tissue.biopsy-temporal-artery': ['Temporal artery biopsy', '颞动脉活检', 5 * day, 4, 'tissue']
};

export const orderWords = Object.fromEntries(orders.map((order) => [order, wordsOf(order)])) as Record<
	Order,
	OrderWords
>;

function wordsOf(order: Order): OrderWords {
	const [en, zh, minutes, cost, kind] = rows[order];
	const group = order.slice(0, order.indexOf('.')) as OrderGroup;
	return { label: { en, zh }, group, minutes, cost, kind: kind ?? null };
}
