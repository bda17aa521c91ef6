import type { doubtRefusals as refusals, doubts as words } from '../en/doubts.ts';

export const doubtRefusals: typeof refusals = {
	needsText: '请先写一句话。',
	tooLong: (characters) => `超过${characters}字：请只写哪里有误、为什么。`,
	unreadable: '复盘中没有这一条。请重新载入页面。',
	notReleased: '复盘尚未公布。',
	tooMany: (most) => `您对本次作答已有${most}条异议待答复。`,
	waits: '您已对此提出异议，出题人尚未答复。',
	needsOutcome: '请说明病例如何处理。',
	noSuchDoubt: '已有人答复，或这条异议不存在。请重新载入页面。'
};

export const doubts: typeof words = {
	wrong: '我认为这里有误',
	wrongNamed: (what) => `我认为这里有误：${what}`,
	what: '哪里有误？正确的应该是什么？',
	reference: '参考依据（如有）：DOI、PMID 或网址',
	referenceExample: '10.1000/182',
	send: '发给出题人',
	cancel: '取消',
	goes: '出题人会看到这段文字和它所针对的内容，但看不到您的作答。答复会显示在这里。',
	needsText: '请写明哪里有误。',
	notSent: '未能发送。您写的内容仍保留在此，请重试。',
	questioned: (day) => `您于${day}提出异议：`,
	waits: '已发送，出题人尚未答复。',
	outcomes: {
		'will be mended': '病例将会修改。',
		'was mended': '病例已经修改。',
		stays: '维持原样。'
	},

	title: '异议',
	whatFor: '考生认为病例中有误之处：答案的某一条、得分或回答。您的答复会回到考生提出异议的地方。',
	show: '显示',
	states: { all: '全部', waiting: '待答复', answered: '已答复' },
	none: '还没有人提出异议。',
	noneMore: '复盘的每一条旁都有一面小旗，考生可由此写给您。',
	noneFit: '没有符合所选条件的异议。',
	showAll: '显示全部',
	count: (n) => `${n}条异议`,
	kinds: {
		diagnosis: '诊断',
		line: '评分表条目',
		mark: '图像标记',
		point: '答案要点',
		answer: '参考答案',
		option: '选项',
		step: '专家推理',
		lesion: '病灶',
		reply: '患方回答',
		finding: '体征',
		result: '检查结果',
		advice: '要点总结'
	},
	edition: (n) => `病例第${n}版`,
	aCandidate: '一位考生',
	seeAttempt: '查看作答',
	outcome: '病例如何处理',
	choose: { 'will be mended': '将会修改', 'was mended': '已经修改', stays: '维持原样' },
	answer: '您的答复',
	sendAnswer: '发送答复',
	changeAnswer: '修改答复',
	formerly: '已离开的人员'
};
