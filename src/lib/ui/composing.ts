/**
 * Whether this key belongs to an input method that is still composing. Safari ends the composition before it sends the
 * Enter that chose a word, and only keyCode 229 tells.
 */
export function composing(event: { isComposing: boolean; keyCode: number }): boolean {
	return event.isComposing || event.keyCode === 229;
}
