import { randomUUID } from 'node:crypto';
import * as attempts from '#db/attempts.ts';
import type { Person } from '#db/people.ts';
import * as people from '#db/people.ts';
import { appendAs } from './attempts.ts';
import { sentence } from './rules.ts';
import type { World } from './world.ts';

export type LookedAfter = {
	id: string;
	name: string | null;
	caseId: string;
	stationName: string;
	purpose: attempts.Attempt['purpose'];
	phase: attempts.Attempt['phase'];
	createdAt: number;
};

/** Attempts as an administrator sees them, newest first: whose, where, when and how far; no word of a case, no answer, no mark. */
export async function attemptsFor(
	world: World,
	{ id, person }: { id: string; person: string }
): Promise<LookedAfter[]> {
	const whose = person ? await people.find(world.db, person) : null;
	if (person && !whose) return [];
	const found = await attempts.list(world.db, { person: whose?.logId, id: id || undefined, limit: 100 });
	return found.map(({ id, name, caseId, stationName, purpose, phase, createdAt }) => ({
		id,
		name,
		caseId,
		stationName,
		purpose,
		phase,
		createdAt
	}));
}

/** Takes an attempt out of all figures, or puts it back where it stood, for a reason. Answers why not, in words. */
export async function settle(
	world: World,
	admin: Person,
	{ attempt, what, why }: { attempt: string; what: 'voided' | 'reopened'; why: string }
): Promise<string | null> {
	const language = admin.language ?? 'en';
	const command = {
		commandId: randomUUID(),
		after: Number.MAX_SAFE_INTEGER,
		event: { type: `attempt.${what}`, why }
	};
	const outcome = await appendAs(world, attempt, { sender: 'admin', logId: admin.logId }, command);
	if (!outcome) return sentence(language, 'not now');
	if ('news' in outcome) return null;
	if ('unreadable' in outcome) return outcome.unreadable;
	return sentence(language, outcome.rules?.[0] ?? 'not now');
}
