/** One test each; the list is the same for every case. */
export const orders = [
	'bloods.fbc',
	'bloods.ue',
	'bloods.lft',
	'bloods.crp-esr',
	'bloods.glucose',
	'bloods.coagulation',
	'bloods.lipids',
	'bloods.b12-folate',
	'bloods.thyroid',
	'bloods.autoimmune',
	'bloods.aqp4-mog',
	'bloods.achr-musk',
	'bloods.neuronal-antibodies',
	'bloods.copper-caeruloplasmin',
	'bloods.hiv-syphilis',
	'bloods.blood-cultures',
	'bloods.toxicology',
	'bloods.lactate',
	'bloods.genetic',
	'bedside.ecg',
	'bedside.glucose',
	'bedside.fvc',
	'bedside.ice-test',
	'bedside.urinalysis',
	'csf.opening-pressure',
	'csf.cells-protein-glucose',
	'csf.gram-culture',
	'csf.viral-pcr',
	'csf.oligoclonal-bands',
	'csf.cytology',
	'csf.biomarkers',
	'csf.rt-quic',
	'csf.autoantibodies',
	'imaging.ct-head',
	'imaging.ct-angiography',
	'imaging.ct-perfusion',
	'imaging.ct-venography',
	'imaging.mri-brain',
	'imaging.mri-contrast',
	'imaging.mri-spine',
	'imaging.mr-angiography',
	'imaging.mr-venography',
	'imaging.mr-spectroscopy',
	'imaging.pet',
	'imaging.dat-scan',
	'imaging.carotid-doppler',
	'imaging.echocardiography',
	'imaging.chest-xray',
	'imaging.ct-body',
	'physiology.eeg',
	'physiology.emg-ncs',
	'physiology.rns-sfemg',
	'physiology.evoked-potentials',
	'physiology.vep',
	'tissue.biopsy-brain',
	'tissue.biopsy-nerve-muscle',
	'tissue.biopsy-temporal-artery'
] as const;
export type Order = (typeof orders)[number];

const riskyImaging = [
	'imaging.mri-contrast',
	'imaging.ct-angiography',
	'imaging.ct-perfusion',
	'imaging.ct-venography',
	'imaging.ct-body',
	'imaging.pet',
	'imaging.dat-scan'
];

/**
 * Whether an order is confirmed before it is made: by the kind of test (a needle, tissue, a contrast agent, a tracer), the
 * same for every patient, since a question that appears only where a test would harm gives the answer away.
 */
export function needsConfirmation(order: string): boolean {
	return order.startsWith('csf.') || order.startsWith('tissue.') || riskyImaging.includes(order);
}
