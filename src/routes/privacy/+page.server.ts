import { privacyFacts } from '#lib/server/privacy.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = ({ locals: { world } }) => ({ facts: privacyFacts(world) });
