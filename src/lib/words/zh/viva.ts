import type { viva as words } from '../en/viva.ts';

export const viva: typeof words = {
	title: '考官',
	questionNow: '考官提问',
	waiting: '考官正在选题',
	writeHere: '您的回答',
	next: '提交此答',
	nextSays: '之后进入下一问，不能返回。',
	handInTitle: '现在交卷？',
	handInSays: '考官尚未问完，未问到的问题按无回答计。'
};
