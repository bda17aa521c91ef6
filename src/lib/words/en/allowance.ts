/** What a candidate may have beyond others: extra time, and pauses of their own in an exam. */
export const allowance = {
	extra: (percent: number) => `The times hold your ${percent} per cent extra time.`,
	pause: (minutes: number) =>
		`You may stop the clock yourself, for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} in all; then it runs on by itself.`,
	runsOnIn: 'The clock runs on by itself in',
	soon: 'The clock runs on in half a minute.',
	pauseLeft: (time: string) => `${time} of pause left`
};
