import { createServer } from 'node:net';
import { refusal } from '#db/refusal.ts';

/** Refuses with a sentence when another program listens where we would. */
export function expectFree(host: string, port: number): Promise<void> {
	const probe = createServer();
	return new Promise((free, taken) => {
		probe.once('error', (error: NodeJS.ErrnoException) => taken(why(error, host, port)));
		probe.listen({ host, port }, () => probe.close(() => free()));
	});
}

function why(error: NodeJS.ErrnoException, host: string, port: number): Error {
	if (error.code === 'EADDRINUSE')
		return refusal(
			`Port ${port} is in use, perhaps by another Babinski. Stop that program, or choose another: PORT=${port + 1}.`
		);
	if (error.code === 'EACCES')
		return refusal(`Port ${port} may not be opened by this account. Choose one above 1023: PORT=3000.`);
	if (error.code === 'EADDRNOTAVAIL') return refusal(`HOST=${host} is not an address of this machine.`);
	return error;
}
