/**
 * Asks what somebody likes, of things that no history holds. A word in it may be a history's (colour, car): it is not asked
 * about, and what the case says of it would be a strange reply.
 */
const likes = [
	/\b(?:what|which|who)(?:'s| is| are) (?:your|his|her|their) favou?rite\b/u,
	/\b(?:what|which) (?:[a-z]+ ){1,4}(?:do|does) (?:you|he|she|they) (?:like|prefer|love)(?: the)?(?: best| most| better)?\s*[?.!]*$/u,
	/(?:最|更)?(?:喜欢|喜爱|爱)(?:什么|哪|谁)(?!.{0,4}(?:运动|活动|姿势|体位|睡))/u
];

export function isSmallTalk(text: string): boolean {
	return likes.some((pattern) => pattern.test(text));
}
