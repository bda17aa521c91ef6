const form = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a string that came from outside may be compared with a uuid column; PostgreSQL throws at any other. */
export function isUuid(text: string): boolean {
	return form.test(text);
}
