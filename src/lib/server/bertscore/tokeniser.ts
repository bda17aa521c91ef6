import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { absent, type Unavailable } from './runtime.ts';

/** Turns texts into token ids. `signs` are those that the tokenizer puts around every text: a text of no more is empty. */
export type Tokeniser = { idsOf: (text: string) => number[]; signs: readonly number[] };

/** The longest input that encoders of this family take, where their configuration gives no sensible number. */
const usual = 512;

/**
 * The tokenizer of a model's folder, as the published scores use it: text is stripped; RoBERTa's kind gets one space in front;
 * what is too long loses its last tokens, but never the closing sign.
 */
export async function tokeniserIn(folder: string): Promise<Tokeniser | Unavailable> {
	const loaded = await import('@huggingface/tokenizers').catch((error: unknown) =>
		absent('@huggingface/tokenizers', error)
	);
	if ('unavailable' in loaded) return loaded;
	const [tokenizer, config, model] = await Promise.all(
		['tokenizer.json', 'tokenizer_config.json', 'config.json'].map((name) => json(join(folder, name)))
	);
	const made = new loaded.Tokenizer(tokenizer as object, config as object);
	const takesSpace = /(?<!xlm-?)(roberta|gpt2)/i.test(
		`${text(config, 'tokenizer_class')} ${text(model, 'model_type')}`
	);
	const most = longest(config, model);
	const signs = made.encode('', { add_special_tokens: true }).ids;
	const whole = made.encode('a', { add_special_tokens: true }).ids;
	const before = signs.findIndex((id, i) => whole[i] !== id);
	const closing = signs.length - (before < 0 ? signs.length : before);
	const idsOf = (written: string) => {
		const stripped = written.replace(blankEnds, '');
		const bare = stripped === '' ? '' : takesSpace ? ` ${stripped}` : stripped;
		const { ids } = made.encode(bare, { add_special_tokens: true });
		return ids.length <= most ? ids : [...ids.slice(0, most - closing), ...ids.slice(ids.length - closing)];
	};
	return { idsOf, signs };
}

/** White space as Python's strip() has it, by which the published scores strip: the four separators too, and no byte order mark. */
const blank = `(?:(?!\\uFEFF)\\s|[${String.fromCharCode(28, 29, 30, 31, 133)}])+`;
const blankEnds = new RegExp(`^${blank}|${blank}$`, 'g');

type Settings = Record<string, unknown>;

async function json(file: string): Promise<Settings> {
	return JSON.parse(await readFile(file, 'utf8')) as Settings;
}

function text(settings: Settings | undefined, key: string): string {
	return typeof settings?.[key] === 'string' ? settings[key] : '';
}

/** RoBERTa's position table holds two more than the model takes. */
function longest(config: Settings | undefined, model: Settings | undefined): number {
	const stated = Number(config?.['model_max_length']);
	if (stated > 0 && stated < 1e6) return stated;
	const positions = Number(model?.['max_position_embeddings']);
	if (!(positions > 0)) return usual;
	return /roberta/i.test(text(model, 'model_type')) ? positions - 2 : positions;
}
