/** Whether this browser has WebGL2. Without it volumes are drawn plainly, and every task stays possible. */
export function hasWebgl(): boolean {
	const context = document.createElement('canvas').getContext('webgl2');
	context?.getExtension('WEBGL_lose_context')?.loseContext();
	return context !== null;
}
