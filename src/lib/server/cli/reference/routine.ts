/** A line as it is asked. `csv_text` comes beside the input of a routine that reads a file. */
export type Line = { id: unknown; routine: string; input: unknown; csv_text?: string };

/** Input as the reference sets write it → output in the names of this house. `unsupported` where what it needs is not installed. */
export type Routine = (input: never, line: Line) => unknown;
