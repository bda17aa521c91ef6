import * as people from './0001-people.ts';
import * as cases from './0002-cases.ts';
import * as attempts from './0003-attempts.ts';
import * as forksAndDoubts from './0004-forks-and-doubts.ts';
import * as allowances from './0005-allowances.ts';
import * as runs from './0006-runs.ts';

export const migrations = {
	'0001-people': people,
	'0002-cases': cases,
	'0003-attempts': attempts,
	'0004-forks-and-doubts': forksAndDoubts,
	'0005-allowances': allowances,
	'0006-runs': runs
};
