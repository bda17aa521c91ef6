import { say } from '#lib/case/text.ts';
import type { Row } from '#statecharts/events.ts';
import { earnedBy } from './earned.ts';
import { lookMoments } from './look-moments.ts';
import { blank, type Moment } from './moment.ts';
import { note } from './note.ts';
import type { OnAxis } from './sat.ts';
import { manoeuvreName, orderName } from './thing.ts';
import { replied } from './replied.ts';
import { rankedIn } from './thoughts.ts';
import { writtenMoments } from './written-moments.ts';

const day = 86_400_000;

/** Everything that happened in an attempt, on one time axis. Drafts and clock readings are left out. */
export function momentsOf(sat: OnAxis): Moment[] {
	const moments = [...sat.rows.flatMap((row) => momentOf(row, sat) ?? []), ...lookMoments(sat), ...writtenMoments(sat)];
	return moments.sort((one, other) => one.clock - other.clock || one.seq - other.seq);
}

function momentOf(row: Row, sat: OnAxis): Moment | Moment[] | null {
	const { event } = row;
	const moment = (kind: Moment['kind'], rest: Partial<Moment>): Moment => ({ ...blank(row, kind, sat), ...rest });
	switch (event.type) {
		case 'room.entered':
			return [moment('clock', { says: [note('entered the room')] }), ...opening(row, sat)];
		case 'question.asked': {
			const turn = sat.seen.said.find(({ at }) => at === row.at);
			return moment('said', { words: [event.text], flagged: turn?.flagged ?? false, earned: earnedBy(row, sat) });
		}
		case 'question.answered': {
			const turn = sat.seen.said.find((one) => one.turn === event.turn);
			return moment('said', { by: 'informant', words: replied(turn, sat.case, sat.language), reply: event.kind });
		}
		case 'question.failed':
			return moment('said', { by: 'house', says: [note('no reply came')] });
		case 'manoeuvre.done': {
			const found = sat.case.examination.filter(({ manoeuvre }) => manoeuvre === event.manoeuvre);
			const title = manoeuvreName(event.manoeuvre, sat.language);
			return moment('examined', {
				title,
				...told(
					found.map(({ finding }) => finding),
					sat
				),
				earned: earnedBy(row, sat)
			});
		}
		case 'test.ordered': {
			const found = sat.case.investigations.filter(({ order }) => order === event.order);
			const title = orderName(event.order, sat.language);
			return moment('ordered', {
				title,
				...told(
					found.map(({ result }) => result),
					sat
				),
				earned: earnedBy(row, sat)
			});
		}
		case 'reading.committed': {
			const read = sat.case.investigations.find(({ id }) => id === event.investigation);
			return moment('wrote', {
				title: read ? orderName(read.order, sat.language) : null,
				words: [
					event.text,
					...(event.findings ?? []).map(({ site, text }) => [site, text].filter(Boolean).join(' '))
				].filter(Boolean)
			});
		}
		case 'finding.marked':
			return moment('wrote', {
				says: [note('marked on images', { points: event.points.length, regions: event.regions?.length ?? 0 })]
			});
		case 'differential.drafted':
		case 'differential.committed': {
			const ranked = rankedIn(event, new Set()) ?? [];
			const words = ranked.map(({ text, confidence }, i) => [i + 1, text, confidence ?? ''].join(' ').trim());
			return moment('thought', {
				words,
				says: event.type === 'differential.committed' ? [note('fixed an answer')] : []
			});
		}
		case 'hint.asked':
			return moment('clock', { says: [note('asked for a hint')] });
		case 'encounter.left':
			return moment('clock', { says: [note('left the encounter')] });
		case 'answers.finished':
			return moment('clock', { says: [note('finished the answers')] });
		case 'attempt.submitted':
			return moment('clock', { says: [note('handed in')] });
		case 'clock.paused':
			return moment('clock', { by: whose(row), words: event.why ? [event.why] : [], says: [note('paused')] });
		case 'clock.resumed':
			return moment('clock', { by: whose(row), says: [note('resumed')] });
		case 'clock.read':
			return endsOwnPause(row, sat) ? moment('clock', { by: 'house', says: [note('pause used up')] }) : null;
		case 'calm.noticed':
			return moment('clock', {
				by: 'house',
				says: [note('left alone', { days: Math.floor((row.at - event.since) / day) })]
			});
		case 'clock.extended': {
			const { seconds, why } = event;
			return moment('clock', { by: 'educator', says: [note('time added', { seconds, why })] });
		}
		case 'window.left':
			return moment('integrity', { says: [note('left the window')] });
		case 'window.returned':
			return moment('integrity', { says: [note('came back to the window')] });
		case 'text.pasted':
			return moment('integrity', { says: [note('pasted text', { characters: event.characters })] });
		case 'door.read':
			return event.webgl ? null : moment('integrity', { says: [note('no webgl')] });
		case 'attempt.shared':
			return moment('clock', { says: [note(event.shared ? 'shared' : 'no longer shared')] });
		case 'attempt.withdrawn':
			return moment('clock', { says: [note('withdrawn')] });
		case 'attempt.voided':
			return moment('clock', { by: 'house', says: [note('voided', { why: event.why })] });
		case 'attempt.reopened':
			return moment('clock', { by: 'house', says: [note('reopened', { why: event.why })] });
		case 'score.rated': {
			const { target: about, marks, why } = event;
			const says = [marks === null ? note('mark taken back') : note('mark given', { marks })];
			return moment('marked', { by: 'educator', about, words: [why], says });
		}
		case 'score.released':
			return moment('marked', { by: whose(row), says: [note('released')] });
		case 'comment.made':
			return moment('comment', { by: 'educator', about: event.about, words: [event.text] });
		default:
			return null;
	}
}

function opening({ seq, at }: Row, sat: OnAxis): Moment[] {
	const said = sat.case.patient.opening;
	return said
		? [{ ...blank({ seq, at }, 'said', sat), by: 'informant', words: [say(said, sat.language)], reply: 'said' }]
		: [];
}

function told(texts: Parameters<typeof say>[0][], { language }: OnAxis): Pick<Moment, 'words' | 'says'> {
	return {
		words: texts.map((text) => say(text, language)),
		says: texts.length === 0 ? [note('not recorded in this case')] : []
	};
}

/** A pause by allowance that was used up, so that the clock ran on by itself. */
function endsOwnPause({ seq }: Row, { rows, station }: OnAxis): boolean {
	const last = rows.findLast((row) => row.seq < seq && /^clock\.(paused|resumed|read)$/.test(row.event.type))?.event;
	return station.purpose === 'exam' && last?.type === 'clock.paused' && last.by === 'candidate';
}

function whose({ sender }: Row): Moment['by'] {
	return sender === 'candidate' || sender === 'educator' ? sender : 'house';
}
