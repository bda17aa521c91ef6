/**
 * What each piece of evidence weighs, fitted by `test/measure/fit.ts` over the starter pack (a softmax over a case's
 * facts and "none of them"; example questions left out one by one, absent topics of the other cases).
 */
export const forFact = {
	whole: 0.35,
	says: 6.7,
	nearest: 0.15,
	next: 0.57,
	topics: 4.5,
	code: 0,
	aspects: 1.8,
	model: 0.6,
	vote: 1.82
};
export const forNone = {
	always: -0.79,
	absent: 3.1,
	untold: -0.85,
	short: 0.74,
	strange: 0.54,
	nearest: 1.55,
	vote: 0,
	outside: -0.2
};
