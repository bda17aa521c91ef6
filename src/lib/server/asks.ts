import * as scores from '#db/scores.ts';
import { ask } from '#lib/patient/ask.ts';
import type { AttemptScores } from '#lib/scoring/attempt-scores.ts';
import { scoresOf } from '#lib/scoring/mark.ts';
import { chooseQuestions } from '#lib/scoring/questions.ts';
import type { AttemptEvent } from '#statecharts/events.ts';
import { satOf } from './debriefs.ts';
import type { Live } from './live.ts';
import type { World } from './world.ts';

type Answerer<Params> = {
	/** Of the reply in the log, so that an ask is answered once, whoever carries it out. */
	commandId: (params: Params) => string;
	answer: (world: World, live: Live, params: Params) => Promise<AttemptEvent>;
};

/** What each ask of a chart does, and the event that it comes back with. */
export const answerers = {
	'ask the patient': {
		commandId: ({ turn }) => `reply to ${turn}`,
		answer: async (world, live, { turn, text }) => {
			const began = world.now();
			try {
				const { told, said } = live.state.context;
				const reply = ask(live.loaded.patient, text, { told, turns: said.filter((one) => one.turn < turn) });
				return { type: 'question.answered', turn, ...reply, ms: Math.max(0, world.now() - began) };
			} catch (error) {
				world.log.error({ attempt: live.attempt.id, turn, error }, 'the patient could not answer');
				return { type: 'question.failed', turn, why: 'the patient could not answer' };
			}
		}
	} satisfies Answerer<{ turn: number; text: string }>,

	'choose the questions': {
		commandId: () => 'the examiner’s questions',
		answer: async (world, live) => {
			const { key } = live.loaded;
			const { station } = live.state.context;
			const marked = await scored(world, live);
			return { type: 'questions.chosen', items: chooseQuestions(key, live.state.context, station, marked) };
		}
	} satisfies Answerer<undefined>,

	'mark the answers': {
		commandId: () => 'the rule marks',
		answer: async (world, live) => {
			const marked = await scored(world, live);
			await scores.add(world.db, live.attempt.id, scoresOf(marked), world.now());
			const waits = marked.items.filter(({ score }) => score.value === null).map(({ item }) => item);
			const done = marked.items.filter(({ score }) => score.value !== null).map(({ item }) => item);
			return { type: 'score.proposed', marked: done, waiting: waits };
		}
	} satisfies Answerer<undefined>
};

async function scored(world: World, live: Live): Promise<AttemptScores> {
	return (await satOf(world, live, live.attempt.language)).scores;
}
