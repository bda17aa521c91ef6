// A process of its own for tests of the data folder: opens the database, says so, and with an attempt's id appends row
// after row, naming each on stdout once it is acknowledged. Refused, it says why and ends with 3.
import { isRefusal } from '#db/refusal.ts';
import * as log from '#db/log.ts';
import { open } from '#db/open.ts';

const [dataDir = '', attempt] = process.argv.slice(2);

try {
	const { db } = await open({ dataDir, databaseUrl: process.env.DATABASE_URL });
	console.log('open');
	for (let seq = 1; attempt; seq++) {
		const event = { type: 'note.written', text: 'x'.repeat(200) } as const;
		const command = {
			attempt,
			seq,
			commandId: `c${seq}`,
			at: seq,
			sender: 'server',
			senderId: null,
			tab: null,
			event
		} as const;
		const answer = await log.append(db, command);
		if ('stored' in answer) console.log(seq);
	}
	setInterval(() => {}, 1000);
} catch (error) {
	if (!isRefusal(error)) throw error;
	console.log(error.message);
	process.exit(3);
}
