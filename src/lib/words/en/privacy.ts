/** The privacy page: only what the code does, with the figures of the configuration. */
export const privacy = {
	title: 'Privacy',
	lead: 'What this server keeps of you, who sees it, for how long, and where it goes. Figures and names on this page come from the settings by which the server runs.',
	kept: {
		head: 'What is kept',
		account:
			'Of you: your name, the name you sign in with, your role, the language you read, the extra time and pause that you are allowed, when the account was made, and a salted Argon2id hash of your password. The password itself is not kept.',
		attempts:
			'Of each attempt, in order and with the time: what you asked, examined, ordered, wrote, ranked, marked and committed; drafts as you write them; which images, slices and windows were on your screen, and for how long; pauses.',
		attention:
			'When you left the window and came back, and how many characters you pasted, never what. No mark depends on it.',
		device: 'At the door: whether the browser has WebGL2, and the size of its window.',
		marks: 'Marks with their reasons, and what an examiner writes to you.',
		doubts: 'What you think wrong in a case, with the words that it is about and its answer.',
		requests:
			'The server’s own log has one line a request: method, kind of page, status, duration. It holds no name, no answer and no network address.'
	},
	sees: {
		head: 'Who sees it',
		you: 'You: your own attempts, all of them.',
		educators:
			'Educators: exams, and practice that you share, with your name. Practice that you do not share is shown to no educator. You can take sharing back.',
		doubts:
			'What you think wrong in a case is read by all educators: with your name and a way to the attempt only where they may see that, otherwise without either.',
		others:
			'Administrators: your name, sign-in name, role, allowances, and which station you sat, when and how far; no answer and no mark. Researchers: no page shows them attempts.',
		runs: 'Whoever runs the server can read its database, as everywhere. In it, attempts carry an id; one table alone says whose it is.'
	},
	long: {
		head: 'For how long',
		log: 'The log of an attempt is only ever added to: nothing in it is changed or taken out, by you, an educator or the server. Nothing is deleted by itself.',
		sessions: (idle: number, longest: number) =>
			`A sign-in ends ${idle} days after it was last used, and ${longest} days after it began. Of it a hash is kept, which signs nobody in.`,
		tries: (name: number, address: number, minutes: number) =>
			`Tries to sign in are counted: at most ${name} for a name and ${address} from one network address in ${minutes} minutes. Name and address are kept as hashes. Old counts and ended sign-ins are removed when the server starts.`,
		images: (hours: number) => `The address of an image works for ${hours} hours and belongs to one attempt.`
	},
	where: {
		head: 'Where it is, and where it goes',
		database: {
			pglite: 'The database is embedded in this server and lies in its data folder, on the same machine.',
			postgres: 'The database is a PostgreSQL server that whoever runs this has set up.'
		},
		nowhere:
			'Nothing is sent anywhere else. No page loads scripts, letters, images or counters from another address. The patient who answers you is a program on this server; no language model is asked.',
		encrypted: 'Between your browser and this server everything is encrypted (https).',
		plain:
			'This server is set up without https: between another machine and this one nothing is encrypted. On the machine itself that makes no difference.',
		demo: 'This server lets demo people in, whose passwords others may know. Write nothing under their names that is not meant for all.'
	},
	cookies: {
		head: 'What is kept in your browser',
		name: 'Name',
		what: 'What for',
		long: 'How long',
		session: 'Cookie: that you are signed in. No script can read it.',
		language: 'Cookie: the language you chose.',
		preferences: 'Cookie: letters, light, contrast, motion, bell.',
		drafts: 'Storage: words of yours that have not reached the server.',
		draftsName: 'unsent words',
		plainDrawing: 'Storage: that images are drawn plainly here.',
		plainDrawingName: 'plain drawing',
		room: 'Storage: how you left the reading room: series, planes, windows, place.',
		roomName: 'reading room',
		days: (n: number) => `${n} days`,
		year: 'a year',
		untilSent: 'until they have reached it',
		untilClosed: 'until the tab is closed',
		untilTaken: 'until you take it back'
	},
	ask: {
		head: 'A copy, or an end',
		says: 'There is no button yet that gives you a copy or deletes your account. Ask whoever runs this server; your debriefs can be printed.'
	}
};
