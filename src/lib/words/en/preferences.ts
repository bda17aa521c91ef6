/** How the pages look and sound. The names of the choices are what the cookie holds; the first of each is what holds unset. */
export const preferences = {
	title: 'Display and sound',
	short: 'Display',
	brief: 'Aa',
	what: 'The same in practice and in exams. Kept in this browser by a cookie, and nowhere else.',
	names: {
		text: 'Size of letters',
		light: 'Light',
		contrast: 'Contrast',
		motion: 'Motion',
		sound: 'Bell'
	},
	choices: {
		text: { normal: 'normal', large: 'large', larger: 'larger', largest: 'largest' },
		light: { system: 'as the device', light: 'light', dark: 'dark' },
		contrast: { system: 'as the device', more: 'more' },
		motion: { system: 'as the device', less: 'none' },
		sound: { off: 'silent', on: 'quiet bell' }
	},
	soundMore: 'A bell when reading time is over, at one minute, and at the end. Words say the same.',
	tryBell: 'Hear the bell',
	keep: 'Keep',
	notKept: 'There is no connection: this holds until the page is loaded again.'
};
