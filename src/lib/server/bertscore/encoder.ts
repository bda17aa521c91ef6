import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { InferenceSession } from 'onnxruntime-node';
import { refusal } from '#db/refusal.ts';
import type { Vectors } from '#lib/scoring/metrics/greedy-matching.ts';
import { tokeniserIn, type Tokeniser } from './tokeniser.ts';

/** Token ids of several texts of one length → the vectors of each one's tokens after a layer. */
export type Encoder = {
	model: string;
	layers: number;
	tokeniser: Tokeniser;
	encode: (ids: readonly (readonly number[])[], layer: number) => Promise<Vectors[]>;
};

const needed = ['tokenizer.json', 'tokenizer_config.json', 'config.json', 'onnx/model.onnx'];

/**
 * The encoder in a model's folder. Null where the optional packages that run it are not installed; a folder that is not
 * whole is a sentence.
 */
export async function encoderIn(folder: string): Promise<Encoder | null> {
	const missing = needed.filter((name) => !existsSync(join(folder, name)));
	if (missing.length > 0)
		throw refusal(`${folder}: lacks ${missing.join(', ')}; a BERTScore encoder needs all of them.`);
	const runtime = await import('onnxruntime-node').catch(() => null);
	const tokeniser = runtime && (await tokeniserIn(folder).catch(rethrowUnlessMissing));
	if (!runtime || !tokeniser) return null;
	const session = await runtime.InferenceSession.create(join(folder, 'onnx', 'model.onnx'));
	const config = JSON.parse(await readFile(join(folder, 'config.json'), 'utf8')) as Record<string, unknown>;
	const layers = Number(config['num_hidden_layers'] ?? 0);
	const tensor = (fill: (i: number) => number, rows: number, width: number) =>
		new runtime.Tensor(
			'int64',
			BigInt64Array.from({ length: rows * width }, (_, i) => BigInt(fill(i))),
			[rows, width]
		);
	return {
		model: modelName(config, folder),
		layers,
		tokeniser,
		async encode(ids, layer) {
			const output = outputOf(session, layer, layers, folder);
			const [rows, width] = [ids.length, ids[0]?.length ?? 0];
			const flat = ids.flat();
			const feeds: Record<string, InstanceType<typeof runtime.Tensor>> = {
				input_ids: tensor((i) => flat[i] ?? 0, rows, width),
				attention_mask: tensor(() => 1, rows, width)
			};
			if (session.inputNames.includes('token_type_ids')) feeds['token_type_ids'] = tensor(() => 0, rows, width);
			const found = (await session.run(feeds, [output]))[output];
			const values = found?.data as Float32Array;
			const dim = found?.dims[2] ?? 0;
			const size = width * dim;
			return ids.map((_, i) => ({ values: values.slice(i * size, (i + 1) * size), n: width, dim }));
		}
	};
}

/** The state after a layer: by its name, or the last one where the model ends there. Never another layer under its number. */
function outputOf({ outputNames }: InferenceSession, layer: number, layers: number, folder: string): string {
	const named = `hidden_states.${layer}`;
	if (outputNames.includes(named)) return named;
	if (layer === layers && outputNames.includes('last_hidden_state')) return 'last_hidden_state';
	throw refusal(
		`${folder}: the model does not give layer ${layer}; it has ${layers} and gives ${outputNames.join(', ')}.`
	);
}

function modelName(config: Record<string, unknown>, folder: string): string {
	const name = config['_name_or_path'];
	return typeof name === 'string' && name !== '' ? basename(name) : basename(folder);
}

/** The tokenizer's package is optional too. */
function rethrowUnlessMissing(error: unknown): null {
	if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return null;
	throw error;
}
