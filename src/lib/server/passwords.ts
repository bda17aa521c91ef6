import { randomInt } from 'node:crypto';
import * as argon2 from '@node-rs/argon2';

/** The shortest password that a person may choose, in characters. */
export const shortest = 12;
/** The longest that is read; more would only cost time. */
export const longest = 200;

// OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hash(password: string): Promise<string> {
	return argon2.hash(password.normalize('NFC'), cost);
}

/** Takes as long for a person who does not exist, so that time does not tell which names do. */
export async function matches(passwordHash: string | null, password: string): Promise<boolean> {
	dummy ??= hash('nobody');
	const is = await argon2.verify(passwordHash ?? (await dummy), password.normalize('NFC'));
	return is && passwordHash !== null;
}

let dummy: Promise<string> | undefined;

/** A password that can be read aloud, of 48 bits: three words of made-up syllables. */
export function readable(): string {
	return [word(), word(), word()].join('-');
}

function word(): string {
	return [...'cvcvc'].map((kind) => pick(kind === 'c' ? 'bdfgkmnprstvwz' : 'aeiou')).join('');
}

function pick(letters: string): string {
	return letters[randomInt(letters.length)]!;
}
