import type * as Onnx from 'onnxruntime-node';

/** Why there is no BERTScore here, as a sentence. */
export type Unavailable = { unavailable: string };

/** The optional packages that run an encoder. They are only loaded here, when a BERTScore is asked for. */
export async function runtime(): Promise<typeof Onnx | Unavailable> {
	return import('onnxruntime-node').catch((error: unknown) => absent('onnxruntime-node', error));
}

/** A package that is not there, or is not for this machine. */
export function absent(name: string, error: unknown): Unavailable {
	const { code, message } = error as NodeJS.ErrnoException;
	const isMissing = code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND';
	const why = isMissing ? 'is not installed' : `does not load here (${message.split('\n')[0]})`;
	return { unavailable: `the optional package ${name} ${why}` };
}
