import { fields } from './pack-answers.ts';
import type { CaseFile } from './pack-schema.ts';
import type { Fault, Path } from './pack-yaml.ts';

/** What a case written here must have beyond what an importer's case must: every key that the format does not let be left out. */
const needed = `
	patient.{name,age,sex,setting,persona,opening,ideas,concerns,expectations,unknown} record history examination
	investigations images items examiner checklist record.labs.*.{unit,reference,flag}
	history.*.{asked_by,essential} examination.*.{abnormal,essential} investigations.*.{essential,minutes,cost}
	images.*.{plane,simulated,source,licence} key.diagnosis.{synonyms,codes}
	key.{differential,localisation,lesions,rationale,evidence,answers,management,red_flags,teaching}
	key.teaching.{pearls,pitfalls,reading} key.differential.*.{synonyms,why} key.lesions.*.regions
	key.rationale.*.because key.evidence.*.required key.answers.*.points.*.marks
	examiner.*.{points} examiner.*.points.*.marks checklist.*.{marks,met_by}
`;

/** Without these an answer is none, which is told of every pack. */
const told = ['ranked', 'steps', 'evidence', 'option'];

const patterns = needed.trim().split(/\s+/).flatMap(spread);

/** The keys that a case of a local pack lacks. `raw` is the file as written, before anything is filled in. */
export function whatIsNeeded(raw: unknown, file: CaseFile): Fault[] {
	const missing = [...patterns, ...file.items.flatMap(answerKeys)].flatMap((steps) => absent(raw, steps));
	return [...missing.map((path) => ({ path, says: 'is missing: a case of a local pack has it' })), ...thin(file)];
}

function answerKeys({ id, kind }: CaseFile['items'][number]): string[][] {
	return fields[kind].filter((field) => !told.includes(field)).map((field) => ['key', 'answers', id, field]);
}

function thin(file: CaseFile): Fault[] {
	return [
		...file.history.flatMap(({ asked_by }, index) =>
			asked_by.length === 1 || asked_by.length === 2
				? [
						{
							path: ['history', index, 'asked_by'],
							says: 'has fewer than three questions: the patient must know it asked in several ways'
						}
					]
				: []
		),
		...file.investigations.flatMap(({ cost }, index) =>
			cost !== undefined && (cost < 1 || cost > 5)
				? [{ path: ['investigations', index, 'cost'], says: 'is relative: write 1 to 5' }]
				: []
		)
	];
}

/** The paths that a pattern leads to and that are not there; a part that is missing higher up is told once, there. */
function absent(value: unknown, steps: readonly string[], path: Path = []): Path[] {
	const [step, ...rest] = steps;
	if (step === undefined || typeof value !== 'object' || value === null) return [];
	if (step === '*') {
		const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
		return entries.flatMap(([key, part]) => absent(part, rest, [...path, key]));
	}
	const part = (value as Record<string, unknown>)[step];
	if (part === undefined) return rest.length === 0 ? [[...path, step]] : [];
	return absent(part, rest, [...path, step]);
}

function spread(pattern: string): string[][] {
	const [, before = pattern, choice, behind = ''] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [];
	return (choice?.split(',') ?? ['']).map((one) => `${before}${one}${behind}`.split('.'));
}
