/**
 * The greedy matching of two texts as an ONNX model, made byte by byte, since it is only six nodes: products of all tokens
 * (a·bᵀ), divided by both lengths, and the greatest of each row and column.
 */
export function matchingGraph(): Uint8Array {
	const nodes = [
		node('Gemm', ['a', 'b'], ['products'], [integer('transB', 1)]),
		node('ReduceL2', ['a'], ['lengths_a'], [integers('axes', [1]), integer('keepdims', 1)]),
		node('ReduceL2', ['b'], ['lengths_b'], [integers('axes', [1]), integer('keepdims', 1)]),
		node('Transpose', ['lengths_b'], ['row_b'], [integers('perm', [1, 0])]),
		node('Div', ['products', 'lengths_a'], ['half']),
		node('Div', ['half', 'row_b'], ['cosines']),
		node('ReduceMax', ['cosines'], ['rows'], [integers('axes', [1]), integer('keepdims', 0)]),
		node('ReduceMax', ['cosines'], ['columns'], [integers('axes', [0]), integer('keepdims', 0)])
	];
	const graph = [
		...nodes.map((one) => field(1, one)),
		field(2, utf8('matching')),
		field(11, value('a', ['n', 'd'])),
		field(11, value('b', ['m', 'd'])),
		field(12, value('rows', ['n'])),
		field(12, value('columns', ['m']))
	];
	return Uint8Array.from([
		...number(1, irVersion),
		...field(7, graph.flat()),
		...field(8, [...field(1, []), ...number(2, operatorSet)])
	]);
}

const irVersion = 8;
/** The last in which axes are attributes. */
const operatorSet = 13;
const float = 1;

type Bytes = number[];

function node(type: string, inputs: string[], outputs: string[], attributes: Bytes[] = []): Bytes {
	return [
		...inputs.flatMap((name) => field(1, utf8(name))),
		...outputs.flatMap((name) => field(2, utf8(name))),
		...field(4, utf8(type)),
		...attributes.flatMap((one) => field(5, one))
	];
}

function integer(name: string, value: number): Bytes {
	return [...field(1, utf8(name)), ...number(3, value), ...number(20, 2)];
}

function integers(name: string, values: number[]): Bytes {
	return [...field(1, utf8(name)), ...values.flatMap((value) => number(8, value)), ...number(20, 7)];
}

/** An input or output: 32-bit numbers, its sizes known by name alone. */
function value(name: string, sizes: string[]): Bytes {
	const shape = sizes.flatMap((size) => field(1, field(2, utf8(size))));
	return [...field(1, utf8(name)), ...field(2, field(1, [...number(1, float), ...field(2, shape)]))];
}

// Protocol Buffers: a field is its number with its kind (0 a whole number, 2 bytes of a stated length), then what it holds.

function field(at: number, bytes: Bytes): Bytes {
	return [...varint(at * 8 + 2), ...varint(bytes.length), ...bytes];
}

function number(at: number, value: number): Bytes {
	return [...varint(at * 8), ...varint(value)];
}

function varint(value: number): Bytes {
	return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}

function utf8(text: string): Bytes {
	return [...new TextEncoder().encode(text)];
}
