import * as v from 'valibot';

/** Kebab-case, unique within its case: `because`, `met_by` and `reveals` name things from several lists. */
export const Id = v.pipe(
	v.string(),
	v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/i, 'is not an id: letters and digits, joined by single hyphens')
);
