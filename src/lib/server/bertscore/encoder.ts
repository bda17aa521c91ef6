import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { InferenceSession } from 'onnxruntime-node';
import { refusal } from '#db/refusal.ts';
import type { Vectors } from '#lib/scoring/metrics/greedy-matching.ts';
import { matcher, type Matcher } from './matcher.ts';
import { modelNamed } from './models.ts';
import { runtime, type Unavailable } from './runtime.ts';
import { tokeniserIn, type Tokeniser } from './tokeniser.ts';

/** Token ids of several texts of one length → the vectors of each one's tokens after a layer. */
export type Encoder = {
	model: string;
	layers: number;
	/** What runs it, with its version. */
	by: string;
	tokeniser: Tokeniser;
	encode: (ids: readonly (readonly number[])[], layer: number) => Promise<Vectors[]>;
	match: Matcher;
};

const needed = ['tokenizer.json', 'tokenizer_config.json', 'config.json', 'onnx/model.onnx'];

/** The encoder in a model's folder, where the optional packages that run it are installed. A folder that is not whole is refused. */
export async function encoderIn(folder: string): Promise<Encoder | Unavailable> {
	const missing = needed.filter((name) => !existsSync(join(folder, name)));
	if (missing.length > 0)
		throw refusal(`${folder}: lacks ${missing.join(', ')}; a BERTScore encoder needs all of them.`);
	const onnx = await runtime();
	if ('unavailable' in onnx) return onnx;
	const tokeniser = await tokeniserIn(folder);
	if ('unavailable' in tokeniser) return tokeniser;
	const match = await matcher();
	if ('unavailable' in match) return match;
	const session = await onnx.InferenceSession.create(join(folder, 'onnx', 'model.onnx'));
	const config = JSON.parse(await readFile(join(folder, 'config.json'), 'utf8')) as Record<string, unknown>;
	const layers = Number(config['num_hidden_layers'] ?? config['n_layers'] ?? 0);
	const tensor = (values: ArrayLike<number>, rows: number) =>
		new onnx.Tensor('int64', BigInt64Array.from(values, BigInt), [rows, values.length / rows]);
	return {
		model: modelNamed([config['_name_or_path'], basename(folder)], Number(config['hidden_size'] ?? config['dim'])),
		layers,
		by: `onnxruntime=${onnx.env.versions.node ?? onnx.env.versions.common}`,
		tokeniser,
		match,
		async encode(ids, layer) {
			const output = outputOf(session, layer, layers, folder);
			const width = ids[0]?.length ?? 0;
			const [rows, size] = [ids.length, ids.length * width];
			const feeds: Record<string, ReturnType<typeof tensor>> = {
				input_ids: tensor(ids.flat(), rows),
				attention_mask: tensor(new Uint8Array(size).fill(1), rows)
			};
			if (session.inputNames.includes('token_type_ids')) feeds['token_type_ids'] = tensor(new Uint8Array(size), rows);
			const found = (await session.run(feeds, [output]))[output];
			if (!(found?.data instanceof Float32Array))
				throw refusal(`${folder}: the model gives ${found?.type ?? 'nothing'}; export it in 32-bit numbers (float32).`);
			const { data, dims } = found;
			const dim = dims[2] ?? 0;
			const each = width * dim;
			return ids.map((_, i) => ({ values: data.slice(i * each, (i + 1) * each), n: width, dim }));
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
