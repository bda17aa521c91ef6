import * as v from 'valibot';
import { faultOf } from '#statecharts/events.ts';
import type { Command } from './attempts.ts';

const tab = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'is not the name of a tab'));
const command = v.strictObject({
	commandId: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'is not the id of a command')),
	after: v.pipe(v.number(), v.integer(), v.minValue(0)),
	tab,
	event: v.unknown()
});

/** The longest body that is read, in characters. */
const longest = 200_000;

export function isTab(value: unknown): value is string {
	return v.is(tab, value);
}

/** What was posted to an attempt, or what is wrong with it. */
export async function readCommand(request: Request): Promise<Command | { unreadable: string }> {
	const text = await request.text();
	if (text.length > longest) return { unreadable: `more than ${longest} characters` };
	const read = v.safeParse(command, parsed(text));
	if (read.success) return read.output;
	return { unreadable: faultOf(read.issues[0]) };
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
