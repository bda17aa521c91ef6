/** What is wrong with a piece of data: where it stands, and in `says` what is wrong and what to do. Lines and columns count from 1. */
export type Problem = { file: string; line?: number; column?: number; key: string; says: string };
