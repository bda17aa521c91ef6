import { createInterface } from 'node:readline';
import { answer } from './reference/answer.ts';

/** `babinski reference`: one JSON line in, one out, in order. What is not known is said to be, and one bad line stops no other. */
export async function run(): Promise<void> {
	for await (const text of createInterface({ input: process.stdin })) {
		if (text.trim()) process.stdout.write(JSON.stringify(await answer(text)) + '\n');
	}
}
