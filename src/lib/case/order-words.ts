import { orders, type Order } from './order.ts';

export type OrderGroup = 'bloods' | 'bedside' | 'csf' | 'imaging' | 'physiology' | 'tissue';
export type OrderKind = 'lumbar puncture' | 'contrast' | 'angiography' | 'tissue' | 'radiotracer';

/**
 * What the menu shows of a test, the same for every case: its name, what else it is looked up by (abbreviations, other
 * names, the initials of its pinyin), its usual turnaround in minutes, its cost from 1 (least) to 5, and the kind of
 * test that is confirmed before it is ordered, whoever the patient is.
 */
export type OrderWords = {
	label: { en: string; zh: string };
	also: string[];
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

const also: Record<Order, string> = {
	'bloods.fbc': 'FBC, CBC, complete blood count, haemoglobin, platelets, white cells, 血细胞分析, 血小板, xcg',
	'bloods.ue':
		'U&E, UE, renal function, sodium, potassium, calcium, magnesium, osmolality, BMP, 生化, 血钠, 血钾, 血钙, sgn, djz',
	'bloods.lft': 'LFT, ALT, AST, bilirubin, albumin, ammonia, 转氨酶, 胆红素, 血氨, ggn',
	'bloods.crp-esr':
		'CRP, ESR, C-reactive protein, erythrocyte sedimentation rate, inflammatory markers, procalcitonin, 炎症指标, cfydb, xc',
	'bloods.glucose': 'glucose, blood sugar, HbA1c, 血糖, 糖化, xt, thxhdb',
	'bloods.coagulation':
		'clotting, INR, PT, APTT, fibrinogen, D-dimer, anti-Xa, thrombin time, 凝血四项, 凝血酶原时间, D-二聚体, nxgn, nx',
	'bloods.lipids': 'cholesterol, LDL, HDL, triglycerides, 胆固醇, xz',
	'bloods.b12-folate': 'B12, folate, cobalamin, methylmalonic acid, homocysteine, 同型半胱氨酸, wssb12, ys',
	'bloods.thyroid': 'TFT, TSH, T4, TPO, thyroid function tests, 甲功, 甲状腺抗体, jzxgn, jg',
	'bloods.autoimmune':
		'ANA, ENA, ANCA, dsDNA, antiphospholipid, lupus anticoagulant, complement, rheumatoid factor, ACE, 抗核抗体, 抗磷脂抗体, 免疫全套, zskt, xgy',
	'bloods.aqp4-mog': 'AQP4, MOG, NMO-IgG, anti-AQP4, aquaporin, AQP4抗体, stddb, mogkt',
	'bloods.achr-musk': 'AChR, MuSK, LRP4, acetylcholine receptor, AChR抗体, 肌无力抗体, yxdjst, jwlkt',
	'bloods.neuronal-antibodies':
		'NMDAR, LGI1, CASPR2, GAD, Hu, Yo, paraneoplastic, onconeural, VGKC, ganglioside, 自身免疫性脑炎抗体, 副肿瘤, 神经节苷脂抗体, sjykt, fzl',
	'bloods.copper-caeruloplasmin': 'copper, caeruloplasmin, ceruloplasmin, urinary copper, 24小时尿铜, 尿铜, tldb, xqt',
	'bloods.hiv-syphilis':
		'HIV, syphilis, TPHA, RPR, VDRL, treponemal, infectious serology, 艾滋病, 梅毒, 传染病四项, md, crb',
	'bloods.blood-cultures': 'cultures, bacteraemia, sepsis, xpy',
	'bloods.toxicology':
		'drug screen, ethanol, paracetamol, salicylate, lithium level, phenytoin level, carboxyhaemoglobin, heavy metals, 毒检, 血药浓度, 重金属, dwsc, xynd',
	'bloods.lactate': 'lactate, ABG, VBG, arterial blood gas, pCO2, 动脉血气, rs, xqfx',
	'bloods.genetic': 'DNA, gene panel, exome, sequencing, repeat expansion, 基因, 全外显子, jyjc',
	'bedside.ecg': 'ECG, EKG, electrocardiogram, telemetry, 心电图, 心电监护, xdt',
	'bedside.glucose': 'capillary glucose, BM, BSL, finger stick, blood sugar, 快速血糖, 末梢血糖, zjxt, ksxt',
	'bedside.fvc': 'FVC, vital capacity, spirometry, NIF, MIP, single breath count, 肺活量, 肺功能, 吸气负压, fhl, fgn',
	'bedside.ice-test': 'ice pack test, ptosis ice, 冰试验, bfsy',
	'bedside.urinalysis': 'urine dip, dipstick, urine, MSU, protein, pregnancy test, hCG, 尿检, 尿蛋白, 尿妊娠试验, ncg',
	'csf.opening-pressure': 'LP, CSF pressure, spinal tap, manometry, 腰椎穿刺, 颅内压, 脑脊液压力, yc, yzcc, njyyl',
	'csf.cells-protein-glucose':
		'LP, CSF routine, spinal tap, xanthochromia, lumbar puncture, 脑脊液常规, 脑脊液生化, 腰穿, njycg, njysh, yc',
	'csf.gram-culture':
		'LP, CSF culture, TB culture, acid-fast, India ink, cryptococcal antigen, 墨汁染色, 抗酸染色, 脑脊液培养, njypy',
	'csf.viral-pcr': 'LP, HSV PCR, VZV, enterovirus, JC virus, 单纯疱疹病毒, 病毒PCR, 脑脊液病毒, njybd, bdhs',
	'csf.oligoclonal-bands': 'LP, OCB, IgG index, 寡克隆带, IgG指数, gkl',
	'csf.cytology': 'LP, malignant cells, flow cytometry, 脱落细胞, 流式细胞, 肿瘤细胞, xbx',
	'csf.biomarkers': 'LP, amyloid beta, Abeta42, p-tau, 14-3-3, neurofilament, NSE, S100, Aβ, 神经丝轻链, dfydb, njybzw',
	'csf.rt-quic': 'LP, RTQUIC, real-time quaking-induced conversion, prion seeding assay, 实时震动诱导转化, rtquic',
	'csf.autoantibodies':
		'LP, NMDAR CSF, LGI1, GFAP antibody, autoimmune encephalitis panel, 自身免疫性脑炎抗体, 脑脊液抗体, njykt, zmn',
	'imaging.ct-head': 'CT brain, NCCT, non-contrast CT, cranial CT, 头部CT, 颅脑CT, 脑CT, tlct, nct, ctps',
	'imaging.ct-angiography': 'CTA, CT angiogram, large vessel occlusion, 头颈CTA, 血管造影, xgzy, tjcta',
	'imaging.ct-perfusion': 'CTP, perfusion, penumbra, core, 灌注, gz, ctgz',
	'imaging.ct-venography': 'CTV, CT venogram, venous sinus, 静脉窦, jmzy, ctv',
	'imaging.mri-brain': 'MR brain, DWI, FLAIR, SWI, MRI head, 头部磁共振, 核磁, 颅脑MRI, tlmri, tlhc, hc',
	'imaging.mri-contrast':
		'contrast MRI, gadolinium, T1C, post-contrast, enhanced MRI, 增强磁共振, 增强核磁, 钆, mrizq, zqmri',
	'imaging.mri-spine':
		'MRI cord, cervical MRI, thoracic MRI, lumbar MRI, spinal cord, 脊髓MRI, 颈椎MRI, 胸椎MRI, 腰椎MRI, jzmri, jsmri',
	'imaging.mr-angiography': 'MRA, TOF, MR angiogram, 磁共振血管成像, mra, xgcx',
	'imaging.mr-venography': 'MRV, MR venogram, venous sinus, 磁共振静脉成像, 静脉窦, mrv, jmcx',
	'imaging.mr-spectroscopy': 'MRS, choline, NAA, lactate peak, 磁共振波谱, 波谱分析, mrs, bp',
	'imaging.pet': 'PET, PET-CT, brain PET, whole-body PET, 正电子发射断层, 代谢显像, petct, zdz',
	'imaging.dat-scan': 'DaTscan, DAT, SPECT, ioflupane, DAT显像, dbazyt',
	'imaging.carotid-doppler':
		'carotid duplex, carotid ultrasound, transcranial Doppler, TCD, 颈部血管超声, 经颅多普勒, jdmcs, jdm',
	'imaging.echocardiography': 'echo, TTE, bubble study, heart ultrasound, 心脏彩超, 心超, 发泡试验, csxdt, xzcc',
	'imaging.chest-xray': 'CXR, chest radiograph, 胸片, xp, xbxx',
	'imaging.ct-body': 'CT CAP, CT TAP, CT chest, CT abdomen, staging CT, thymus CT, 胸部CT, 腹部CT, 胸腺CT, xbct, xfpct',
	'physiology.eeg': 'electroencephalogram, video EEG, telemetry, 视频脑电图, 脑电, ndt',
	'physiology.emg-ncs': 'EMG, NCS, NCV, electromyography, nerve conduction, 肌电图, 神经传导速度, jdt, sjcd',
	'physiology.rns-sfemg':
		'RNS, SFEMG, decrement, jitter, repetitive stimulation, 重频电刺激, 重复电刺激, cfdcj, zpdcj, dxw',
	'physiology.evoked-potentials': 'SSEP, SEP, MEP, BAEP, evoked potentials, 诱发电位, 脑干听觉诱发电位, yfdw, tg',
	'physiology.vep': 'VEP, OCT, P100, optical coherence tomography, retinal nerve fibre layer, 视诱发电位, sjyfdw',
	'tissue.biopsy-brain': 'stereotactic biopsy, meningeal biopsy, surgical specimen, 立体定向活检, 脑组织活检, nhj',
	'tissue.biopsy-nerve-muscle': 'muscle biopsy, sural nerve biopsy, skin biopsy, 肌肉活检, 腓肠神经活检, jrhj, sjhj',
	'tissue.biopsy-temporal-artery': 'TAB, giant cell arteritis biopsy, 颞浅动脉活检, ndmhj, ndm'
};

export const orderWords = Object.fromEntries(orders.map((order) => [order, wordsOf(order)])) as Record<
	Order,
	OrderWords
>;

function wordsOf(order: Order): OrderWords {
	const [en, zh, minutes, cost, kind] = rows[order];
	const group = order.slice(0, order.indexOf('.')) as OrderGroup;
	return { label: { en, zh }, also: also[order].split(', '), group, minutes, cost, kind: kind ?? null };
}
