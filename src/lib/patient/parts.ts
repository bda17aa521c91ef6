const sentence = /[?？!！。;；\n]+|\.(?=\s|$)/u;
const joint = /[,，、/&]+|\b(?:and|or|nor|plus)\b|或者|还是|以及|还有|或|和|跟|及/u;
const mostParts = 8;

/** The parts of a plain text that may each be a question: its sentences, and what commas, and, or join in them. */
export function partsOf(text: string): string[] {
	const sentences = text.split(sentence).filter(filled);
	const clauses = sentences.flatMap((one) => one.split(joint).filter(filled));
	const parts = sentences.length > 1 ? [...sentences, ...clauses] : clauses;
	return parts.length > 1 ? [...new Set(parts)].slice(0, mostParts) : [];
}

function filled(part: string): boolean {
	return /[a-z\p{Script=Han}]/u.test(part);
}
