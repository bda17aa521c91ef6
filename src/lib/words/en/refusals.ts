/** What the server itself says when it does not do what was asked. */
export const refusals = {
	wrong: 'The name or the password is not right.',
	wait: (minutes: number) =>
		`There were too many tries. Wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, then try again.`,
	needsName: 'Give a name.',
	needsPassword: 'Give the password.',
	tooLong: (characters: number) => `This is longer than ${characters} characters.`,
	shortPassword: (characters: number) => `A password has at least ${characters} characters.`,
	nameTaken: 'Somebody signs in with this name already. Choose another.',
	linkGone:
		'This link has been used, or is older than 24 hours. Start the server again: it prints a new one while there is no administrator.',
	foreignOrigin: (origin: string) => `This request did not come from ${origin}. Open that address and try again.`,
	signInFirst: 'You are signed out. Sign in, then try again.',
	notForYou: 'This page is not for your role.',
	notFound: 'There is no such page here.',
	unfit: 'This request cannot be read: it is too long, or not of the kind that this page takes.',
	broken: (id: string) =>
		`Something broke on our side. Try again; if it stays so, give this number to whoever runs the server: ${id}`
};
