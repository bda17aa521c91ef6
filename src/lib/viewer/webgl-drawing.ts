import type { NVImage } from '@niivue/niivue';
import { layout, margin, sharpen, type Engine, type Lens, type OnDrawn, type Opened, type View } from './engine.ts';
import { inside, toMm, toShare, voxelAt, type Grid } from './grid.ts';
import { isWholeNifti } from './nifti.ts';
import type { Axis, Mm } from './place.ts';
import type { Tile } from './tile.ts';

const order = { axial: 0, coronal: 1, sagittal: 2 } as const satisfies Record<Axis, number>;
const names: Axis[] = ['axial', 'coronal', 'sagittal'];

/** NIfTI's code of three bytes a voxel. */
const coloured = 128;

type Library = typeof import('@niivue/niivue');

/**
 * One canvas, one NiiVue, which only draws: pointers, keys, letters, crosshair and marks are ours. Null: there is no
 * WebGL2 to be had; throws when it is lost meanwhile.
 */
export async function startWebgl(
	canvas: HTMLCanvasElement,
	{ Niivue, NVImage, SLICE_TYPE }: Library,
	ondrawn: OnDrawn
): Promise<Engine | null> {
	// NiiVue asks for the same context again and gets this one; a refusal comes back here as null, there as a throw.
	// Kept after it is shown: a page that is printed would else hold an empty canvas.
	const kept = { alpha: true, antialias: false, preserveDrawingBuffer: true };
	if (!canvas.getContext('webgl2', kept)) return null;
	const nv = new Niivue({
		interactive: false,
		dragAndDropEnabled: false,
		isResizeCanvas: false,
		forceDevicePixelRatio: -1,
		isRadiologicalConvention: true,
		sagittalNoseLeft: true,
		crosshairWidth: 0,
		isOrientationTextVisible: false,
		backColor: [0, 0, 0, 1],
		loadingText: '',
		logLevel: 'error'
	});
	let planes: Axis[] = [];
	let scale = 1;
	let volume: NVImage | null = null;
	let opened: Opened | null = null;
	let asked: View | null = null;
	let frame = 0;

	// NiiVue fits each plane's box to the plane, which would cut what is zoomed to that shape; here the box fills its tile.
	const field = nv.screenFieldOfViewExtendedVox.bind(nv);
	nv.calculateWidthHeight = (_type, _scale, width, height) => [width, height];
	nv.screenFieldOfViewExtendedVox = (axis = 0) => {
		const fov = field(axis);
		const [, , width, height] = layout(planes, canvas)[planes.indexOf(names[axis]!)] ?? [0, 0, 1, 1];
		const pixel = margin * Math.max(fov.fovMM[0]! / (width * canvas.width), fov.fovMM[1]! / (height * canvas.height));
		for (const [i, pixels] of [width * canvas.width, height * canvas.height].entries()) {
			const centre = (fov.mnMM[i]! + fov.mxMM[i]!) / 2;
			fov.fovMM[i] = pixels * pixel;
			fov.mnMM[i] = centre - fov.fovMM[i]! / 2;
			fov.mxMM[i] = centre + fov.fovMM[i]! / 2;
		}
		return fov;
	};
	await nv.attachToCanvas(canvas, false);
	// With each new window NiiVue computes a gradient for its 3D view, which takes longer than the window itself. We have
	// no 3D view: a shader whose rectangle has no size draws nothing there.
	nv.blurShader = nv.sobelFirstOrderShader = nv.rectShader ?? null;

	return { open, show, resize, valueAt, end };

	async function open(bytes: ArrayBuffer): Promise<Opened> {
		volume = await readNifti(NVImage, bytes);
		const [grid, flat] = [gridOf(volume, true), gridOf(volume, false)];
		// Without a window in the header, NiiVue takes the 2nd to the 98th percentile: robust_min, robust_max.
		const { robust_min = 0, robust_max = 1, global_min = robust_min, global_max = robust_max } = volume;
		opened = { grid, flat, values: { asked: [robust_min, robust_max], held: [global_min, global_max] } };
		return opened;
	}

	function show(view: View) {
		asked = view;
		if (nv.volumes.length === 0) draw();
		else frame ||= requestAnimationFrame(draw);
	}

	function draw() {
		frame = 0;
		if (!asked || !volume || !opened) return;
		const { mm, window, lens } = asked;
		planes = asked.planes;
		nv.customLayout = layout(planes, canvas).map((position, i) => ({
			sliceType: [SLICE_TYPE.AXIAL, SLICE_TYPE.CORONAL, SLICE_TYPE.SAGITTAL][order[planes[i]!]]!,
			position
		}));
		const share = toShare(opened.grid, mm).map((share) => Math.min(1, Math.max(0, share)));
		nv.scene.crosshairPos = share as Mm;
		nv.scene.pan2Dxyzmm = [...pan(opened, lens), lens.zoom];
		const first = nv.volumes.length === 0;
		if (first || volume.cal_min !== window[0] || volume.cal_max !== window[1]) {
			[volume.cal_min, volume.cal_max] = window;
			if (first) nv.addVolume(volume);
			else nv.updateGLVolume();
		} else nv.drawScene();
		ondrawn(nv.screenSlices.map((slice) => tileOf(slice, scale)));
	}

	function valueAt(mm: Mm): number | null {
		if (!volume || !opened || volume.hdr?.datatypeCode === coloured || !inside(opened.grid, mm)) return null;
		return volume.getValue(...voxelAt(opened.grid, mm));
	}

	function resize(width: number, height: number) {
		scale = sharpen(canvas, width, height);
		if (asked) show(asked);
	}

	function end() {
		cancelAnimationFrame(frame);
		asked = volume = opened = null;
		nv.cleanup();
		// cleanup() only removes listeners; without this the browser keeps the context until it collects garbage.
		nv.gl.getExtension('WEBGL_lose_context')?.loseContext();
	}
}

/** NiiVue chooses its reader by the ending of a name, and a ticket has none. */
async function readNifti(reader: typeof NVImage, bytes: ArrayBuffer): Promise<NVImage> {
	if (!isWholeNifti(bytes)) throw new Error('not a whole NIfTI file');
	return reader.loadFromUrl({ url: bytes, name: 'image.nii' });
}

function gridOf(image: NVImage, world: boolean): Grid {
	const at = (...share: Mm): Mm => {
		const [x = 0, y = 0, z = 0] = image.convertFrac2MM(share, world);
		return [x, y, z];
	};
	const origin = at(0, 0, 0);
	const from = ([x, y, z]: Mm): Mm => [x - origin[0], y - origin[1], z - origin[2]];
	const [, x = 1, y = 1, z = 1] = image.dimsRAS ?? [];
	return { dims: [x, y, z], origin, span: [from(at(1, 0, 0)), from(at(0, 1, 0)), from(at(0, 0, 1))] };
}

/** NiiVue zooms about the world's origin and then shifts: this puts the lens's centre into the middle. */
function pan({ grid, flat }: Opened, { zoom, centre }: Lens): Mm {
	const middle = toMm(flat, [0.5, 0.5, 0.5]);
	const at = centre ? toMm(flat, toShare(grid, centre)) : middle;
	return middle.map((middle, i) => middle - zoom * at[i]!) as Mm;
}

type Slice = { axCorSag: number; leftTopWidthHeight: number[]; leftTopMM: number[]; fovMM: number[] };

function tileOf({ axCorSag, leftTopWidthHeight, leftTopMM, fovMM }: Slice, scale: number): Tile {
	const [x = 0, y = 0, width = 1, height = 1] = leftTopWidthHeight.map((pixels) => pixels / scale);
	return {
		axis: names[axCorSag]!,
		box: { x, y, width, height },
		from: [leftTopMM[0]!, leftTopMM[1]!],
		across: [fovMM[0]!, fovMM[1]!]
	};
}
