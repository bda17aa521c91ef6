import type { doubtRefusals as refusals, doubts as words } from '../en/doubts.ts';

export const doubtRefusals: typeof refusals = {
	empty: '请用一句话写出您认为有误之处。',
	tooLong: '内容过长：请只写有误之处及理由。',
	tooMany: '本次练习已有二十条质疑等待答复。',
	noAnswer: '请选择处理结果，并写明答复。',
	answeredAlready: '这条质疑已有人答复，请重新加载页面。'
};

export const doubts: typeof words = {
	title: '质疑',
	what: '考生认为答案、评分或回答有误之处。您的答复会返回给提出者。',
	none: '目前没有质疑。',
	waiting: (n) => `${n} 条待答复`,
	raise: '我认为这里有误',
	raiseAbout: (what) => `我认为这里有误：${what}`,
	text: '哪里有误，理由是什么？',
	reference: '参考文献（如有）',
	referenceHint: 'DOI、PMID、指南',
	send: '发送给病例作者',
	cancel: '不发送了',
	sent: '已发送给病例作者',
	lost: '未能发送。您写的内容仍在，请再试一次。',
	outcomes: { 'will be changed': '将会修改', 'was changed': '已修改', stays: '维持原样' },
	answer: '答复',
	sendAnswer: '发送答复',
	raisedBy: (who, when) => `${who}，${when}`,
	erased: '已注销者',
	about: '关于',
	toAttempt: '该次作答',
	private: '该次作答未共享。',
	kinds: {
		line: '评分表的一项',
		step: '专家推理的一步',
		lesion: '一处病灶',
		diagnosis: '一个诊断',
		point: '答案的一个要点',
		answer: '一道题或其参考答案',
		moment: '一次回答或所见',
		teaching: '要点总结'
	},
	answeredIn: (n) => `${n} 条质疑已有答复`
};
