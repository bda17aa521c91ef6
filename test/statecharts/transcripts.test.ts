import { describe, expect, test } from 'vitest';
import { keptLogs } from '#test/build/kept-logs.ts';
import { written } from '#test/build/table.ts';
import { transcript } from '#test/build/transcript.ts';

function told(name: string): string {
	const kept = keptLogs().find((one) => one.name === name);
	if (!kept) throw new Error(`no log is kept as ${name}`);
	return transcript(kept.input, kept.log);
}

describe('a sitting, as it is told', () => {
	test('open: everything at once, then the answers, the examiner, the debrief', () => {
		expect(told('open')).toEqual(
			written(`
			00:04  candidate  reads the door → door until 01:04
			00:31  candidate  enters the room → encounter until 10:31
			00:52  candidate  asks “When did it start?”
			00:52  server     said h-onset h-time-course
			01:20  candidate  asks “Any trouble with your waterworks?”
			01:20  server     not followed
			01:24  candidate  says that reply 2 is not what was asked
			01:50  candidate  asks “Do you take any tablets?”
			02:12  server     said h-drugs → encounter until 10:45
			02:40  candidate  examines motor.power-arms: e-power-arms
			02:58  candidate  examines cranial.VII-face: not recorded
			03:05  candidate  notes “sudden, right arm and face”
			03:30  candidate  thinks of left MCA stroke, migraine with aura
			03:41  candidate  stops the clock
			08:41  candidate  lets the clock run on → encounter until 15:45
			09:00  candidate  orders bedside.glucose: i-glucose
			09:20  candidate  orders imaging.mri-brain: i-mri img-dwi img-adc
			09:48  candidate  looks at img-dwi
			10:10  candidate  marks img-dwi -34 8.5 24.5
			10:30  candidate  reads “Restricted diffusion in the left insula.”
			11:02  candidate  leaves the patient → commit until 18:02 → opens q-ddx, q-lesion
			11:40  candidate  commits q-ddx → closes q-ddx
			12:30  candidate  writes at q-lesion
			12:44  candidate  has finished → viva until 14:44 → closes q-lesion → asks the server to choose the questions
			12:44  server     chooses x-thrombolysis x-cause → opens x-thrombolysis
			13:50  candidate  commits x-thrombolysis → closes x-thrombolysis → opens x-cause
			14:40  candidate  commits x-cause → submitted → closes x-cause → asks the server to mark the answers
			14:40  server     marks by rule → released
			15:30  candidate  ticks p-af of x-cause
			15:40  candidate  shares it
			1260:00  educator   gives 1 for x-cause/p-af
		`)
		);
	});
	test('gated, an exam: tests wait for a provisional differential, and somebody else stops the clock', () => {
		expect(told('gated')).toEqual(
			written(`
			00:06  candidate  reads the door → door until 01:21
			01:22  candidate  enters the room → encounter until 13:52
			01:50  candidate  asks “什么时候开始的？”
			01:50  server     said h-onset
			02:30  candidate  asks “有没有发烧？”
			02:31  server     no reply: the reply could not be made
			03:10  candidate  examines reflex.plantars: e-plantars
			04:00  candidate  provisionally commits 视神经脊髓炎谱系疾病, 多发性硬化
			04:20  educator   stops the clock
			05:00  educator   gives 60 s more
			06:20  educator   lets the clock run on → encounter until 16:52
			06:50  candidate  orders csf.oligoclonal-bands: i-ocb
			07:10  candidate  looks elsewhere
			07:16  candidate  comes back
			07:30  candidate  thinks of 多发性硬化, 视神经脊髓炎谱系疾病
			17:08  server     reads the clock → commit until 25:37 → opens q-ddx
			17:30  candidate  goes on to the next item → closes q-ddx → lays img-flair → opens q-lesion
			18:10  candidate  marks img-flair 12 -20 31
			18:40  candidate  has finished → viva until 21:10 → closes q-lesion → asks the server to choose the questions
			18:40  server     chooses x-mimics → opens x-mimics
			19:20  candidate  writes at x-mimics
			19:40  candidate  hands in → submitted → closes x-mimics → asks the server to mark the answers
			19:40  server     marks by rule
			30:00  educator   gives 1 for x-mimics/p-mog
			31:00  educator   gives 3 for global
			32:00  educator   remarks “A good first question.”
			33:00  educator   releases → released
		`)
		);
	});
	test('staged: the case is told turn by turn, and each answer is closed before the next turn', () => {
		expect(told('staged')).toEqual(
			written(`
			00:05  candidate  reads the door → door until 01:05
			00:40  candidate  enters the room → commit until 14:40 → lays h-1, e-1 → opens t-1
			02:10  candidate  writes at t-1
			02:20  candidate  commits t-1 → closes t-1 → lays h-2, e-2 → opens t-2
			04:30  candidate  commits t-2 → closes t-2 → lays h-3, e-3 → opens t-3
			05:15  candidate  pastes 48 characters
			05:20  candidate  writes at t-3
			06:00  candidate  hands in → submitted → closes t-3 → asks the server to mark the answers
			06:00  server     marks by rule → released
		`)
		);
	});
	test('static, a study: each condition shows more than the one before, and what was answered on less is closed', () => {
		expect(told('static')).toEqual(
			written(`
			00:05  candidate  reads the door → door until 02:05
			02:30  candidate  enters the room → commit until 15:30 → lays e-1, e-2 → opens q-choice
			03:10  candidate  writes at q-choice
			03:30  candidate  goes on to the next item → closes q-choice → lays i-mri, lesions:img-t1 → opens q-evidence
			05:00  candidate  commits q-evidence → closes q-evidence → lays diagnosis → opens q-rationale
			07:10  candidate  commits q-rationale → closes q-rationale → lays h-1, h-2 → opens q-plan
			09:00  candidate  writes at q-plan
			09:10  candidate  has finished → submitted → closes q-plan → asks the server to mark the answers
			09:10  server     marks by rule
		`)
		);
	});
	test('a night away: one reading of the clock goes through all that passed', () => {
		expect(told('a-night-away')).toEqual(
			written(`
			00:04  candidate  reads the door → door until 01:04
			00:20  candidate  enters the room → encounter until 10:20
			01:05  candidate  asks “Have you had a fit before?”
			01:05  server     unknown
			02:00  candidate  thinks of epilepsy
			570:00  server     reads the clock → submitted → closes q-ddx → opens q-ddx → asks the server to choose the questions, mark the answers
			570:00  server     marks by rule → released
		`)
		);
	});
	test('voided and reopened: no time has gone by', () => {
		expect(told('voided-and-reopened')).toEqual(
			written(`
			00:05  candidate  reads the door → door until 01:05
			01:10  candidate  enters the room → encounter until 11:10
			01:40  candidate  asks “Does the weakness vary?”
			01:41  admin      voids it: opened under the wrong name → voided until 11:10
			01:41  server     said h-fatigable
			61:41  admin      reopens it: it was the right name → encounter until 71:10
			62:00  candidate  examines cranial.ptosis-fatigue: e-ptosis
			63:00  candidate  leaves the patient → commit until 71:00 → opens q-ddx, q-plan
			63:30  candidate  writes at q-ddx
			63:40  admin      voids it: fire alarm → voided until 71:00
			80:40  admin      reopens it: it was a drill → commit until 88:00
			81:10  candidate  commits q-plan → closes q-plan
			81:20  candidate  has finished → viva until 83:20 → closes q-ddx → asks the server to choose the questions
			81:20  server     chooses x-crisis x-drugs → opens x-crisis
			82:00  candidate  commits x-crisis → closes x-crisis → opens x-drugs
			82:05  admin      voids it: fire alarm → voided until 83:20
			92:05  admin      reopens it: another drill → viva until 93:20
			93:00  candidate  commits x-drugs → submitted → closes x-drugs → asks the server to mark the answers
			93:00  server     marks by rule
		`)
		);
	});
});
