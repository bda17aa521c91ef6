/** An error that is meant to be read: its message is the whole story, and says what to do. */
export function refusal(message: string): Error {
	return Object.assign(new Error(message), { name: 'Refusal' });
}

export function isRefusal(error: unknown): error is Error {
	return error instanceof Error && error.name === 'Refusal';
}
