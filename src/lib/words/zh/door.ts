import type { door as words } from '../en/door.ts';

export const door: typeof words = {
	title: '门口',
	back: '返回考站列表',
	readingTime: '阅读时间',
	time: '您的时间',
	atDoor: (n) => `门口阅读${n}分钟`,
	withPatient: (n) => `接诊${n}分钟`,
	thenAnswers: '然后作答',
	thenExaminer: '然后作答，并回答考官提问',
	forAnswers: (n) => `作答${n}分钟`,
	noClock: '本次练习不计时，结果中会注明。',
	noInformant: '此站没有可问诊的患者：请阅读所给资料后作答。',
	whoSees: '谁能看到',
	sees: {
		owner: '练习：只有您自己，除非您主动分享。',
		educators: '考试：带教老师可以看到、评分并公布结果。',
		researchers: '研究：数据收齐后，研究人员以匿名编号查看。'
	},
	device: '本设备',
	checking: '正在检测本设备',
	imagesShow: '可以显示影像。',
	smallScreen: '屏幕较小，每次只显示一项内容。',
	enter: '进入诊室',
	enterAnswers: '开始',
	entering: '正在开门',
	clockStarts: '进入后开始计时。',
	mayEnterEarly: '阅读时间未到也可以提前进入。',
	waitForBell: '阅读时间结束后方可进入。',
	noRush: '读完后即可进入。'
};
