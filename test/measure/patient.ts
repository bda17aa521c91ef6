/**
 * Measures the patient: `npm run measure:patient [-- --json] [-- --misses] [-- --case FILE --questions FILE]`. Without
 * files: every pack's own example questions, left out one by one; questions on topics that a case lacks; and the 72
 * handed questions where they lie beside the work tree.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { languages } from '#lib/case/text.ts';
import { packFolders, readCases } from './cases.ts';
import { readHandedCase, readHandedQuestions } from './handed.ts';
import { measureAbsent, measureHanded, measureLeftOut, type Miss } from './measures.ts';
import { table } from './table.ts';

const { values } = parseArgs({
	options: {
		json: { type: 'boolean', default: false },
		misses: { type: 'boolean', default: false },
		case: { type: 'string' },
		questions: { type: 'string' }
	}
});
const reference = join(process.cwd(), '../shared/reference/patient-retrieval');
const handed = {
	case: values.case ?? join(reference, 'case.json'),
	questions: values.questions ?? join(reference, 'questions.json')
};
const cases = packFolders().flatMap(readCases);
const misses: Miss[] = [];
const onlyHanded = values.case !== undefined || values.questions !== undefined;

const ofSet =
	onlyHanded || (existsSync(handed.case) && existsSync(handed.questions))
		? measureHanded(readHandedCase(handed.case), readHandedQuestions(handed.questions), cases, misses)
		: null;
const ofPacks = onlyHanded
	? null
	: Object.fromEntries(
			languages.map((language) => [
				language,
				{ leftOut: measureLeftOut(cases, language, misses), absent: measureAbsent(cases, language, misses) }
			])
		);

if (values.json) console.log(JSON.stringify({ ...(ofPacks ? { packs: ofPacks } : {}), ...(ofSet ?? {}) }));
else console.log(table(ofPacks, ofSet));
if (values.misses)
	for (const miss of misses) console.error(`${miss.of}: ${miss.question} — wanted ${miss.wanted}, got ${miss.got}`);
