/**
 * What each piece of evidence weighs, fitted by `test/measure/fit.ts` over the starter pack (a softmax over a case's
 * facts and "none of them").
 */
export const forFact = { whole: 2.02, says: 6.68, nearest: 0.68, topics: 3.67, aspects: 1.62, model: 0.65, vote: 1.99 };
export const forNone = {
	always: -2.08,
	absent: 2.25,
	absentShort: 0.8,
	untold: -2.51,
	short: 3.27,
	strange: 1.36,
	nearest: 0,
	vote: -0.3,
	outside: -0.22
};
