/**
 * What stands in a field after an arrow, of what was sent from it, oldest first: up goes back from an empty field, down
 * comes forth again. Null: words of one's own stand there, or there is nothing that way.
 */
export function recalled(sent: string[], typed: string, step: 'up' | 'down'): string | null {
	const line = sent.filter((one, i) => one !== sent[i - 1]);
	const at = typed === '' ? line.length : line.lastIndexOf(typed);
	if (at < 0) return null;
	if (step === 'up') return line[at - 1] ?? null;
	return at < line.length ? (line[at + 1] ?? '') : null;
}
