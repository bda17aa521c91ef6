/** A moment on a lane. `at` in ms since entering, pauses left out; `name` in the language of the report. */
export type Tick = { at: number; seq: number; name: string; critical: boolean };

/** A stretch of looking at one image. */
export type Look = { from: number; to: number; seq: number; image: string; name: string };

/** The first of the working differential, from when on it stood there; `confidence` 0 to 100 as stated. */
export type Thought = { at: number; seq: number; text: string; confidence: number | null; provisional: boolean };

/** The encounter on five lanes. Times in ms since entering, pauses left out. */
export type Lanes = {
	asked: Tick[];
	examined: Tick[];
	ordered: Tick[];
	looked: Look[];
	thought: Thought[];
	/** Where a phase began, and where the attempt was handed in. */
	phases: { at: number; phase: 'encounter' | 'commit' | 'viva' | 'submitted' }[];
	/** Pauses: where on the axis, and how long they were. */
	pauses: { at: number; ms: number; why: string }[];
	end: number;
};
