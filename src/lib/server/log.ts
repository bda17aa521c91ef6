import pino from 'pino';

export type Log = pino.Logger;

/**
 * One JSON line an entry, on stderr; stdout is for the person who started the server. No entry holds a name, an answer
 * or a ticket: they are never handed in, and of an error only what cannot quote a row is kept.
 */
export function logger(): Log {
	const level = process.env.LOG_LEVEL ?? (process.stderr.isTTY ? 'warn' : 'info');
	return pino(
		{
			level,
			base: undefined,
			timestamp: pino.stdTimeFunctions.isoTime,
			serializers: { err: withoutValues, error: withoutValues }
		},
		pino.destination(2)
	);
}

export function silent(): Log {
	return pino({ level: 'silent' });
}

/** A database error quotes the values of the row in its message and detail: of those, code, place and frames only. */
export function withoutValues(error: unknown) {
	if (!(error instanceof Error)) return { type: typeof error };
	const { code, constraint, table } = error as Error & Partial<Record<'code' | 'constraint' | 'table', string>>;
	const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
	const quotes = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code);
	return { type: error.name, code, constraint, table, message: quotes ? undefined : error.message, frames };
}
