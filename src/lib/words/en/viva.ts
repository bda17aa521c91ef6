export const viva = {
	title: 'The examiner',
	questionNow: 'The examiner asks',
	waiting: 'The examiner is choosing the questions',
	writeHere: 'Your answer',
	next: 'Give this answer',
	nextSays: 'The next question comes then; there is no way back.',
	handInTitle: 'Hand in now?',
	handInSays: 'The examiner has not finished. Questions not yet asked count as no answer.'
};
