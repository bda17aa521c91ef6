import type { Role } from '#db/people.ts';

type Who = 'anyone' | 'signed in' | readonly Role[];

/** Who may stand before which route. `/*` at the end stands for all that is below; what is not in the table is refused. */
export const table: Record<string, Who> = {
	'/': 'anyone',
	'/sign-in': 'anyone',
	'/sign-out': 'anyone',
	'/language': 'anyone',
	'/preferences': 'anyone',
	'/privacy': 'anyone',
	'/refused': 'anyone',
	'/first/[token]': 'anyone',
	'/password/[token]': 'anyone',
	'/help': 'signed in',
	'/charts/*': 'signed in',
	'/media/[ticket]': ['candidate', 'educator'],
	'/(candidate)/*': ['candidate'],
	'/(educator)/*': ['educator'],
	'/(researcher)/*': ['researcher'],
	'/(admin)/*': ['admin']
};

/** Who may use a route; null when the table does not name it. */
export function whoMay(route: string): Who | null {
	const below = Object.keys(table).find(
		(pattern) => pattern.endsWith('/*') && `${route}/`.startsWith(pattern.slice(0, -1))
	);
	return table[route] ?? (below ? table[below]! : null);
}

/** What a person, or somebody not signed in, hears at a route. */
export function answerAt(route: string, role: Role | null): 'come in' | 'sign in first' | 'not for you' {
	const who = whoMay(route);
	if (who === null) return 'not for you';
	if (who === 'anyone') return 'come in';
	if (role === null) return 'sign in first';
	return who === 'signed in' || who.includes(role) ? 'come in' : 'not for you';
}
