/**
 * What each piece of evidence weighs, fitted by `test/measure/fit.ts` over the starter pack (a softmax over a case's
 * facts and "none of them"). `always` stands a little above what was fitted (-1.64): a fact may answer a topic that is not its own.
 */
export const forFact = { whole: 2.01, says: 6.99, nearest: 0.71, topics: 3.95, aspects: 1.75, model: 0.64, vote: 1.58 };
export const forNone = {
	always: -1.6,
	absent: 2.37,
	absentShort: 0.53,
	untold: -2.51,
	short: 3.09,
	strange: 1.21,
	nearest: 0,
	vote: -0.36,
	outside: -0.19
};
