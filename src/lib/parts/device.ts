/** Whether this browser can draw volumes. */
export function hasWebgl(): boolean {
	const context = document.createElement('canvas').getContext('webgl2');
	context?.getExtension('WEBGL_lose_context')?.loseContext();
	return context !== null;
}
