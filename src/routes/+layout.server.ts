import type { LayoutServerLoad } from './$types';

export const load: LayoutServerLoad = ({ locals: { language, person } }) => ({
	language,
	person: person && { name: person.name, role: person.role }
});
