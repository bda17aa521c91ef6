import * as cases from '#db/cases.ts';
import { say } from '#lib/case/text.ts';
import { listed, wantedFrom } from './listed.server.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ url, locals: { world, language } }) => {
	const wanted = wantedFrom(url.searchParams);
	const versions = await cases.newest(world.db);
	return {
		wanted,
		attempts: await listed(world, wanted, language),
		cases: versions.map(({ caseId, body: { patient } }) => ({
			id: caseId,
			name: patient.name ? say(patient.name, language) : caseId
		}))
	};
};
