import { fullNames, isAbbreviation } from './diagnosis.ts';
import { isChinese, normalise } from './normalise.ts';
import { idsNamed, type Vocabulary } from './vocabulary.ts';

/**
 * Every id that bears a name as it stands in running text. There an abbreviation has its capitals: HAND and LATE name
 * diagnoses, “hand” and “late” do not.
 */
export function idsInText(vocabulary: Vocabulary, name: string): ReadonlySet<string> {
	const ids = idsNamed(vocabulary, name);
	if (ids.size === 0 || isAbbreviation(name) || isChinese(name)) return ids;
	const key = normalise(name);
	if (key.includes(' ')) return ids;
	const isName = (id: string) => {
		const diagnosis = vocabulary.diagnoses.get(id);
		return diagnosis && fullNames(diagnosis).some((full) => !isAbbreviation(full) && normalise(full) === key);
	};
	return new Set([...ids].filter(isName));
}
