import { describe, expect, test } from 'vitest';
import { spells } from '#lib/case/pinyin.ts';
import { found, plain } from '#lib/parts/find.ts';
import { manoeuvresCalled, ordersCalled } from '#lib/parts/look-up.ts';

const inEnglish = [...manoeuvresCalled('en'), ...ordersCalled('en')];
const inChinese = [...manoeuvresCalled('zh'), ...ordersCalled('zh')];

/** What is typed, and what stands among the first of what is found; `+`: several may. */
const english = `
plant reflex.plantars | babinski reflex.plantars | Barre motor.pronator-drift | gait gait.casual | knee jerk reflex.legs
ＮＩＨＳＳ scale.nihss | GCS scale.gcs | MoCA scale.moca | MMSE mental.cognitive-screen | mRS scale.mrs | AVPU mental.consciousness
RAPD cranial.II-pupils | RAPD? cranial.II-pupils | INO cranial.III-IV-VI-movements | HINTS vestibular.head-impulse
vHIT vestibular.head-impulse | BPPV vestibular.dix-hallpike | MRC grade motor.power-arms | MRC motor.power-legs | DTR reflex.arms
JPS sensory.proprioception | FNT coordination.finger-nose | DDK coordination.rapid-alternating | VA cranial.II-acuity
BP general.vitals | CN7 cranial.VII-face | CN XII cranial.XII-tongue | CDT mental.praxis | FAB mental.frontal | TCD imaging.carotid-doppler
LP csf.opening-pressure | LP csf.cells-protein-glucose | OCB csf.oligoclonal-bands | HSV PCR csf.viral-pcr | RTQUIC csf.rt-quic
NCS physiology.emg-ncs | EMG physiology.emg-ncs | RNS physiology.rns-sfemg | SFEMG physiology.rns-sfemg | VEP physiology.vep
OCT physiology.vep | SSEP physiology.evoked-potentials | EEG physiology.eeg | MRV imaging.mr-venography | MRA imaging.mr-angiography
MRS imaging.mr-spectroscopy | CTA imaging.ct-angiography | CTV imaging.ct-venography | CTP imaging.ct-perfusion | CXR imaging.chest-xray
CTH imaging.ct-head | NCCT imaging.ct-head | DWI imaging.mri-brain | PET-CT imaging.pet | petct imaging.pet | DaTscan imaging.dat-scan
TTE imaging.echocardiography | CT CAP imaging.ct-body | spine mri imaging.mri-spine | contrast mri imaging.mri-contrast
FBC bloods.fbc | CBC bloods.fbc | U&E bloods.ue | UE bloods.ue | CK bloods.ue | LFT bloods.lft | ESR bloods.crp-esr | CRP bloods.crp-esr
INR bloods.coagulation | HbA1c bloods.glucose | TFT bloods.thyroid | ANA bloods.autoimmune | ANCA bloods.autoimmune | MOG bloods.aqp4-mog
AChR bloods.achr-musk | NMDAR bloods.neuronal-antibodies | RPR bloods.hiv-syphilis | ABG bloods.lactate | COHb bloods.toxicology
FVC bedside.fvc | NIF bedside.fvc | ECG bedside.ecg | EKG bedside.ecg | BM bedside.glucose | TAB tissue.biopsy-temporal-artery
plantars reflex.plantars | plantar reflexes reflex.plantars | biceps jerks reflex.arms | VEPs physiology.vep | SSEPs physiology.evoked-potentials | DTRs reflex.arms | EOMs cranial.III-IV-VI-movements
knee jerks reflex.legs | discs cranial.II-fundi | Romberg's gait.romberg | Rombergs gait.romberg | cogwheeling motor.tone | sats general.vitals
4AT mental.cognitive-screen | serial 7s mental.attention | papilledema cranial.II-fundi | dysdiadochokinesia coordination.rapid-alternating
chest xray imaging.chest-xray | bloods bloods.fbc | Us and Es bloods.ue | anti nmda receptor bloods.neuronal-antibodies | genetics bloods.genetic`;

const chinese = `
tlct imaging.ct-head | toulu imaging.ct-head | touluct imaging.ct-head | 头颅c imaging.ct-head | 头lct imaging.ct-head | tlmri imaging.mri-brain
tlhc imaging.mri-brain | tlcgz imaging.mri-brain | hc imaging.mri-brain | zqmri imaging.mri-contrast | zengqiang imaging.mri-contrast
jzmri imaging.mri-spine | 颈椎mri imaging.mri-spine | cta imaging.ct-angiography | tjcta imaging.ct-angiography | ctgz imaging.ct-perfusion
guanzhu imaging.ct-perfusion | jmzy imaging.ct-venography | mrv imaging.mr-venography | bopu imaging.mr-spectroscopy | petct imaging.pet
xiongpian imaging.chest-xray | xp imaging.chest-xray | xzcc imaging.echocardiography | jdmcs imaging.carotid-doppler | dbazyt imaging.dat-scan
yzcc csf.opening-pressure | yaozhuichuanci csf.cells-protein-glucose | yc csf.opening-pressure | yaochuan csf.opening-pressure
njy csf.cells-protein-glucose | njycg csf.cells-protein-glucose | naojiye csf.opening-pressure | gkl csf.oligoclonal-bands | guakelong csf.oligoclonal-bands
bdhs csf.viral-pcr | bingdupcr csf.viral-pcr | xbx csf.cytology | ruandanbai csf.rt-quic | lp csf.opening-pressure | ocb csf.oligoclonal-bands
xcg bloods.fbc | xuechanggui bloods.fbc | xiechanggui bloods.fbc | djz bloods.ue | sgn bloods.ue | ggn bloods.lft | xc bloods.crp-esr
cfydb bloods.crp-esr | xuetang bedside.glucose | ks血糖 bedside.glucose | nxgn bloods.coagulation | xz bloods.lipids | wssb12 bloods.b12-folate
yesuan bloods.b12-folate | jg bloods.thyroid | jiagong bloods.thyroid | zskt bloods.autoimmune | aqp4kt bloods.aqp4-mog | yxdjst bloods.achr-musk
fzl bloods.neuronal-antibodies | tldb bloods.copper-caeruloplasmin | meidu bloods.hiv-syphilis | xpy bloods.blood-cultures | xqfx bloods.lactate
jyjc bloods.genetic | xdt bedside.ecg | 12dlxdt bedside.ecg | fhl bedside.fvc | bfsy bedside.ice-test | ncg bedside.urinalysis
ndt physiology.eeg | naodiantu physiology.eeg | jdt physiology.emg-ncs | jirou tissue.biopsy-nerve-muscle | cfdcj physiology.rns-sfemg
chongfu physiology.rns-sfemg | zhongfu physiology.rns-sfemg | yfdw physiology.evoked-potentials | sjyfdw physiology.vep | vep physiology.vep | ndmhj tissue.biopsy-temporal-artery
跖 reflex.plantars | zfs reflex.plantars | plantar reflex.plantars | babinski reflex.plantars | bbsjz reflex.plantars | blz reflex.plantars
tkdgfs cranial.II-pupils | dgfs cranial.II-pupils | rapd cranial.II-pupils | shiye cranial.II-fields | yd cranial.II-fundi | yanzhen cranial.nystagmus
yqyd cranial.III-IV-VI-movements | mianbu cranial.VII-face | shenshe cranial.XII-tongue | qtsy motor.pronator-drift | jzl motor.tone
jizhangli motor.tone | szjl motor.power-arms | xzjl motor.power-legs | jl motor.power-arms | jfs reflex.arms | xfs reflex.legs | hzl reflex.clonus
zhendongjue sensory.vibration | gjpm sensory.level | zbsy coordination.finger-nose | gxj coordination.heel-shin | lunti coordination.rapid-alternating
butai gait.casual | yzb gait.tandem | bmnl gait.romberg | zhenchan movement.tremor | zhenzhan movement.tremor | gls scale.gcs | nihss scale.nihss
sts vestibular.head-impulse | hints vestibular.head-impulse | jqz general.neck-stiffness | jqiangzhi general.neck-stiffness | smtz general.vitals
震动觉 sensory.vibration | zhendongjue sensory.vibration | 计算力 mental.attention | jsl mental.attention | 肝肾功能 bloods.lft | gsgn bloods.ue
宏基因组 csf.viral-pcr | jbxgcc imaging.carotid-doppler | veps physiology.vep`;

describe('looking something up', () => {
	test.each(rows(english))('in English “%s” finds %s', (typed, id) => {
		expect(ids(found(inEnglish, typed))).toContain(id);
	});
	test.each(rows(chinese))('in Chinese “%s” finds %s', (typed, id) => {
		expect(ids(found(inChinese, typed, spells))).toContain(id);
	});
	test('before the readings have come, Chinese finds by Han and English', () => {
		expect(ids(found(inChinese, '头颅CT'))).toEqual(['imaging.ct-head']);
		expect(ids(found(inChinese, 'CTA'))[0]).toBe('imaging.ct-angiography');
		expect(ids(found(inChinese, 'tlct'))).toEqual([]);
	});
	test('every name typed whole finds its own first', () => {
		const lost = [inEnglish, inChinese].flatMap((all) => all.filter((one) => found(all, one.label, spells)[0] !== one));
		expect(lost.map(({ label }) => label)).toEqual([]);
	});
	test('nothing typed finds nothing', () => {
		expect(found(inEnglish, ' - ')).toEqual([]);
	});
});

test('words are compared without case, accents and marks', () => {
	expect(plain('  Lasègue’s SIGN, (left) ')).toBe('lasegue s sign left');
});

function rows(table: string): [string, string][] {
	const cells = table.trim().split(/\s*\|\s*|\n/);
	return cells.map((cell) => [cell.slice(0, cell.lastIndexOf(' ')), cell.slice(cell.lastIndexOf(' ') + 1)]);
}

/** Only what is seen without scrolling counts. */
function ids(entries: { id: string }[]): string[] {
	return entries.slice(0, 6).map(({ id }) => id);
}
