import type { forkRefusals as refusals, forks as words } from '../en/forks.ts';

export const forkRefusals: typeof refusals = {
	practiceOnly: '只有练习可以从中途继续；考试以当时的作答为准。',
	notReleased: '这次练习还没有结束。',
	olderRules: '这次练习所用的规则已不再运行，请从门口重新开始本站。',
	noSuchMoment: '此时作答已经结束，无法从这里继续。'
};

export const forks: typeof words = {
	from: '从这里继续',
	fromAt: (time, what) => `从 ${time} 继续，接在“${what}”之后`,
	title: '如果当时换一种做法？',
	how: '选择一个时刻，从那里作为新的练习继续：之前的内容保留，剩余时间与当时相同。本次记录不变。',
	wentOn: '接着之前的一次练习继续。',
	earlier: '之前的那一次',
	later: (n) => `有 ${n} 次练习从这里继续`,
	thenNow: '当时与现在的得分',
	marks: ({ got, waiting, possible }) =>
		waiting > 0 ? `目前 ${got} 分，${waiting} 分待评，满分 ${possible}` : `${got} / ${possible} 分`,
	unfinished: '尚未完成',
	open: '打开'
};
