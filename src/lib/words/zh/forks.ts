import type { forkRefusals as refusals, forks as words } from '../en/forks.ts';

export const forkRefusals: typeof refusals = {
	practiceOnly: '只有练习可以从中途继续；考试和研究保持原样。',
	notReleased: '本次作答还没有复盘，请先交卷。',
	olderRules: '本次作答依据的是旧规则，已不再使用。请从门口重新做此考站。',
	noSuchMoment: '此处无法继续：当时尚未开始，或作答已经结束。',
	noTimeLeft: '当时已没有剩余时间，请选择更早的时刻。',
	closed: '此考站已关闭，也没有同类考站开放。'
};

export const forks: typeof words = {
	goOn: '从这里继续',
	goOnAfter: (time, name) => `从这里继续：${time}，“${name}”之后`,
	goOnMore: '新开一次作答，保留到此为止所做的一切和当时的剩余时间。本次作答不变。',
	title: '同一次作答的不同走法',
	thenNow: (then, now) => `原来${then}，换一种走法${now}。`,
	toEarlier: (day) => `之前的作答，${day}`,
	wentOnHere: (time) => `从${time}处继续`,
	notYet: '尚未交卷',
	marks: (got, waiting, possible) =>
		waiting > 0 ? `${got} / ${possible}（${waiting}分待评）` : `${got} / ${possible}`,
	mean: (percent) => `${percent} / 100`,
	unmarked: '无得分'
};
