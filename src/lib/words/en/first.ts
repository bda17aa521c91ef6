/** The page of the one-time link that makes the first administrator. */
export const first = {
	title: 'The first administrator',
	why: 'Whoever sets up this server makes the first account here. The link works once.',
	name: 'Name',
	signIn: 'Name to sign in with',
	password: (characters: number) => `Password (at least ${characters} characters)`,
	make: 'Make the account and sign in'
};
