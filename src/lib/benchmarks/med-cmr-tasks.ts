/** Med-CMR's seven tasks, in its order: three that ask for seeing, four for reasoning. */
const tasks: Record<string, string[]> = {
	SOD: ['small object detection', 'subtle object detection'],
	FDD: ['fine detail discrimination'],
	SU: ['spatial understanding'],
	TP: ['temporal prediction'],
	CR: ['causal reasoning'],
	LTG: ['long tail generalization', 'long tail generalisation'],
	MSI: ['multi source integration']
};

/** Med-CMR's second axis, "medical intelligence". Which column holds it is not published: it is looked for where it may be. */
const intelligences: Record<string, string[]> = {
	CDS: ['clinical decision support'],
	DX: ['diagnosis', 'disease diagnosis'],
	PA: ['psychophysiologic analysis', 'psychophysiological analysis'],
	PRA: ['procedural risk assessment'],
	SEE: ['staging and extent evaluation'],
	TRE: ['treatment response evaluation']
};

/**
 * The code of a task as it is written in one way or another; null where it is none of the seven.
 * @example taskOf('Small-object Detection') // 'SOD'
 */
export function taskOf(written: string): string | null {
	return codeIn(tasks, written);
}

export function intelligenceOf(written: string): string | null {
	return codeIn(intelligences, written);
}

function codeIn(table: Record<string, string[]>, written: string): string | null {
	const bare = written
		.toLowerCase()
		.replace(/[^a-z]+/g, ' ')
		.trim();
	const found = Object.entries(table).find(([code, names]) => code.toLowerCase() === bare || names.includes(bare));
	return found?.[0] ?? null;
}
