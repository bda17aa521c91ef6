/** The longest question that is taken, in characters; `statecharts/events.ts` holds it, and a test that the two agree. */
export const longestQuestion = 500;
