/** An ask: a name and a payload, without a body. The shell carries it out and answers with an event. */
function ask<Params>() {
	return (_: unknown, __: Params) => {};
}

/** All that the charts ever want done outside. */
export const asks = {
	'ask the patient': ask<{ turn: number; text: string }>(),
	'choose the questions': ask<undefined>(),
	'mark the answers': ask<undefined>()
};

export type AskName = keyof typeof asks;
