// The least that shows one slice of a volume: the library, a canvas of the asked size, the volume, one plane.
const asked = new URLSearchParams(location.search);

document.querySelector('button')!.addEventListener('click', () => void open());

async function open() {
	// NiiVue makes its canvas as large as what it lies in.
	const frame = document.createElement('div');
	frame.style.width = `${asked.get('width')}px`;
	frame.style.height = `${asked.get('height')}px`;
	const canvas = document.createElement('canvas');
	frame.append(canvas);
	document.body.replaceChildren(frame);
	const { Niivue, SLICE_TYPE } = await import('@niivue/niivue');
	const nv = new Niivue({ loadingText: '', sliceType: SLICE_TYPE.AXIAL, logLevel: 'error' });
	await nv.attachToCanvas(canvas, false);
	await nv.loadVolumes([{ url: 'volume.nii.gz' }]);
}
