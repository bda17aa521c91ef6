import { json } from '@sveltejs/kit';
import type { RequestHandler } from '@sveltejs/kit';

/** What Kit alone costs: reads JSON, answers JSON. */
export const POST: RequestHandler = async ({ request }) => {
	const { after } = (await request.json()) as { after: number };
	return json({ seq: after + 1 });
};
