import type { Kysely } from 'kysely';
import type { AttemptTable } from './attempts.ts';
import type { CaseFileTable, CaseKeyTable, CaseVersionTable, PackTable } from './cases.ts';
import type { LimitTable } from './limits.ts';
import type { LinkTable } from './links.ts';
import type { EventTable } from './log.ts';
import type { DoubtTable } from './doubts.ts';
import type { PersonTable } from './people.ts';
import type { LeaderboardTable, RunAnswerTable, RunTable } from './runs.ts';
import type { ScoreTable } from './scores.ts';
import type { SessionTable } from './sessions.ts';
import type { SettingTable } from './settings.ts';
import type { SnapshotTable } from './snapshots.ts';
import type { StationTable } from './stations.ts';
import type { DiagnosisTable } from './diagnoses.ts';

/** Every table. Times are ms since epoch. */
export type Tables = {
	person: PersonTable;
	session: SessionTable;
	sign_in_limit: LimitTable;
	setting: SettingTable;
	one_time_link: LinkTable;
	pack: PackTable;
	case_version: CaseVersionTable;
	case_key: CaseKeyTable;
	case_file: CaseFileTable;
	station: StationTable;
	diagnosis: DiagnosisTable;
	attempt: AttemptTable;
	attempt_event: EventTable;
	attempt_snapshot: SnapshotTable;
	score: ScoreTable;
	doubt: DoubtTable;
	run: RunTable;
	run_answer: RunAnswerTable;
	leaderboard: LeaderboardTable;
};

export type Db = Kysely<Tables>;
