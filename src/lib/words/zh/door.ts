import type { door as words } from '../en/door.ts';

export const door: typeof words = {
	title: '门口',
	back: '返回考站列表',
	readingTime: '阅读时间',
	tasks: '您的任务',
	ownTasks: {
		bedside: ['采集必要的病史', '有针对性地查体', '选择检查并判读结果', '回答所问问题'],
		staged: ['阅读所给资料', '逐题作答，答完才显示下一部分'],
		static: ['阅读所给资料', '逐题作答，确认后不能修改']
	},
	gated: '提交初步鉴别诊断后才能开检查，届时问诊和查体关闭。',
	notNeeded: '不需要',
	withoutAll: '完整病史、全面查体，以及书写信函和医嘱。',
	withoutRoom: '问诊、查体、开检查：所有资料都会直接给出。',
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
	largeScreen: '屏幕足够大。',
	keepsNothing: '此浏览器不保存任何内容（无痕窗口或设置所致）：断网时输入的内容在关闭页面后会丢失。',
	tinyScreen: '窗口太小，进入前请旋转设备或放大窗口。',
	bell: '铃声默认静音，可在“显示”中打开。',
	readingOver: '阅读时间到，可以进入。',
	smallScreen: '屏幕较小，每次只显示一项内容。',
	enter: '进入诊室',
	enterAnswers: '开始',
	entering: '正在开门',
	clockStarts: '进入后开始计时。',
	mayEnterEarly: '阅读时间未到也可以提前进入。',
	waitForBell: '阅读时间结束后方可进入。',
	noRush: '读完后即可进入。'
};
