import { json } from '@sveltejs/kit';
import type { RequestHandler } from '@sveltejs/kit';
import * as stations from '#db/stations.ts';

/** Which station is of which case: no page says that. */
export const GET: RequestHandler = async ({ locals: { world } }) =>
	json((await stations.list(world.db)).map(({ id, caseId, name }) => ({ id, caseId, name })));
