/** Why a score is what it is: a sentence for each reason that scoring and reports may give, by its name. */
export const reasons = {
	'no answer': 'No answer.',
	'never reached': 'Never reached, so no answer.',
	'waits for an examiner': ({ waiting }: { waiting: number }) =>
		`Waits for an examiner: ${waiting} ${waiting === 1 ? 'point' : 'points'} to mark.`,
	'marked by an examiner': ({ given, possible }: { given: number; possible: number }) =>
		`An examiner gave ${given} of ${possible}.`,
	'marked by the examiner': ({ why }: { why: string }) => `The examiner: ${why}`,
	'hit at rank': ({ rank, text }: { rank: number; text: string }) =>
		`“${text}” is the key’s diagnosis, at rank ${rank}.`,
	'not named': ({ entries }: { entries: number }) =>
		entries === 1
			? 'The one diagnosis named is not the key’s.'
			: `None of the ${entries} diagnoses named is the key’s.`,
	'only broader': ({ text }: { text: string }) => `“${text}” is true but broader than the key; it counts nothing.`,
	'only narrower': ({ text }: { text: string }) => `“${text}” is narrower than the key; it counts nothing.`,
	'said twice': ({ text, rank }: { text: string; rank: number }) =>
		`“${text}” in place ${rank} repeats an entry above it and is left out.`,
	'must not miss': ({ named, of }: { named: number; of: number }) => `${named} of ${of} not to be missed are named.`,
	'right option': ({ chosen }: { chosen: string }) => `${chosen} is right.`,
	'wrong option': ({ chosen, right }: { chosen: string; right: string }) => `${chosen} was chosen; ${right} is right.`,
	'no option in the key': 'Not scored: the key names no right option.',
	'points in lesions': ({ inside, points }: { inside: number; points: number }) =>
		`${inside} of ${points} ${points === 1 ? 'point lies' : 'points lie'} in a lesion of the key.`,
	'marks in lesions': ({ inside, points, regions }: { inside: number; points: number; regions: number }) =>
		`${inside} of ${points + regions} ${points + regions === 1 ? 'mark lies' : 'marks lie'} in a lesion of the key (${counted(points, 'point')}, ${counted(regions, 'outline')}; an outline lies in it from half of its area).`,
	'dice on slices drawn': ({ dice }: { dice: number }) =>
		`Dice ${dice.toFixed(2)} on the slices drawn on, not of the volume; in no mark.`,
	'lesions found': ({ found, of }: { found: number; of: number }) =>
		`${found} of ${of} ${of === 1 ? 'lesion' : 'lesions'} found.`,
	'nearest lesion': ({ mm }: { mm: number }) => `Outside, ${mm} mm on average to the nearest lesion.`,
	'sides right': ({ right, of }: { right: number; of: number }) => `${right} of ${of} sides right.`,
	'no lesion, and said so': 'There is no lesion, and the answer says so.',
	'no lesion, but points': ({ points }: { points: number }) =>
		`There is no lesion, but ${points === 1 ? 'one place was' : `${points} places were`} marked.`,
	'a lesion, but none said': 'There is a lesion, but the answer says there is none.',
	'no point marked': 'Nothing marked.',
	'no mask': 'Not scored: there is no mask to hold the points against.',
	'images could not be drawn': 'Not scored: the browser could not draw the images.',
	'steps found': ({ found, of }: { found: number; of: number }) => `${found} of ${of} key steps found.`,
	'evidence found': ({ found, of }: { found: number; of: number }) => `${found} of ${of} required points found.`,
	'nothing to mark by': 'Not scored: the key has no points to mark by.',
	'information got': ({ got, of }: { got: number; of: number }) =>
		`${got} of ${of} essential facts, manoeuvres and tests.`,
	'nothing essential': 'Not scored: the case calls nothing essential.',
	'not asked': 'Not asked.',
	'not examined': 'Not examined.',
	'not ordered': 'Not ordered.',
	'opens after another': 'It opens once something else has been told.',
	'laid, not earned': 'Laid on the table by a question, which earns nothing.',
	'answered, but not in full': 'The answer does not meet it.',
	'left empty': 'The question that meets it was left empty.',
	'waits for its answer to be marked': 'Waits until the written answer is marked.',
	'judged from the transcript': 'Waits for an examiner, who judges it from the transcript.',
	'not part of this station': 'Not part of this station.',
	'mean of items': ({ scored, leftOut }: { scored: number; leftOut: number }) =>
		`Mean of ${scored} ${scored === 1 ? 'item' : 'items'}${leftOut > 0 ? `; ${leftOut} not scored` : ''}.`,
	'brier of first choices': ({ n }: { n: number }) =>
		`How sure ${n === 1 ? 'the first choice was' : `${n} first choices were`}, against how it turned out.`,
	'lines wait': ({ got, waiting, possible }: { got: number; waiting: number; possible: number }) =>
		`${got} so far, ${waiting} wait, ${possible} possible.`,
	'all lines marked': ({ got, possible }: { got: number; possible: number }) => `${got} of ${possible}.`,
	'went on from an earlier sitting': ({ seconds, steps }: { seconds: number; steps: number }) =>
		`Went on from ${since(seconds)} of an earlier sitting; ${counted(steps, 'step')} ${steps === 1 ? 'was' : 'were'} taken over. It counts in no figure over stations.`,
	'sat without a clock': 'Sat without a clock.',
	'extra time': ({ percent }: { percent: number }) => `With ${percent} per cent extra time.`,
	'clock paused': ({ times, seconds }: { times: number; seconds: number }) =>
		`Paused ${times === 1 ? 'once' : `${times} times`}, for ${span(seconds)} in all.`,
	'time added': ({ seconds, why }: { seconds: number; why: string }) => `${span(seconds)} added: ${why}`,
	'hints asked': ({ times }: { times: number }) => `With ${counted(times, 'hint')}.`,
	'asked for a hint': 'Asked for a hint.',
	'no webgl': 'The browser had no WebGL2, so volumes were not drawn in the usual form.',
	'time ran out': 'Time ran out; the drafts stood as answers.',
	'entered the room': 'Entered the room.',
	'left the encounter': 'Left for the answers.',
	'opened an item': 'Opened.',
	'fixed an answer': 'Fixed this answer.',
	'finished the answers': 'Finished the answers.',
	'handed in': 'Handed in.',
	paused: 'Paused.',
	resumed: 'Went on.',
	'left alone': ({ days }: { days: number }) => `Nothing was done for ${days} days; handed in as it stood.`,
	'pause used up': 'The pause allowed was used up; the clock ran on.',
	'left the window': 'Left the window.',
	'came back to the window': 'Came back to the window.',
	'pasted text': ({ characters }: { characters: number }) => `Pasted ${characters} characters.`,
	'looked at': ({ seconds, slices }: { seconds: number; slices: number }) =>
		`For ${span(seconds)}, ${slices} ${slices === 1 ? 'slice' : 'slices'}.`,
	'marked on images': ({ points, regions }: { points: number; regions: number }) =>
		regions === 0
			? points === 1
				? 'One point marked.'
				: `${points} points marked.`
			: `Marked: ${counted(points, 'point')}, ${counted(regions, 'outline')}.`,
	'not recorded in this case': 'Not recorded in this case.',
	'no reply came': 'No reply came.',
	'mark given': ({ marks }: { marks: number }) => `${marks} ${marks === 1 ? 'mark' : 'marks'} given.`,
	'mark taken back': 'Mark taken back.',
	released: 'Released.',
	shared: 'Shared with educators.',
	'no longer shared': 'No longer shared.',
	voided: ({ why }: { why: string }) => `Voided: ${why}`,
	reopened: ({ why }: { why: string }) => `Reopened: ${why}`,
	withdrawn: 'Withdrawn by the candidate.'
};

function counted(n: number, what: string): string {
	return `${n} ${what}${n === 1 ? '' : 's'}`;
}

function span(seconds: number): string {
	const whole = Math.round(seconds);
	if (whole < 60) return `${whole} s`;
	return whole % 60 === 0 ? `${whole / 60} min` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

function since(seconds: number): string {
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
