import type { rules as words } from '../en/rules.ts';

export const rules: typeof words = {
	'not possible now': '现在不能这样做。',
	'in time': '时间到。已写的内容都已保留。',
	'in time or grace': '时间到。已写的内容都已保留。',
	'the clock runs': '计时已经停止。',
	'the clock is stopped': '计时正在进行。',
	'there is a clock': '本次作答不计时。',
	'they may stop the clock': '此考站不能暂停计时。',
	'reading is over or may be cut short': '阅读时间结束后方可进入。',
	'there is a patient': '此考站没有可问诊的患者。',
	'tests wait for a provisional differential': '确认初步鉴别诊断后才能开检查。',
	'the history is open': '确认初步鉴别诊断时，问诊和查体已经结束。',
	'questions are left': '本站允许的提问次数已用完。',
	'it was not ordered before': '这项检查已经开过，结果见“已回报”。',
	'it was confirmed, where its kind asks for that': '这类检查需先确认再开单。',
	'that question has its reply': '该问题还没有得到回答。',
	'no diagnosis is named twice': '列表中有重复的诊断。',
	'it was not read before': '这项检查的阅片意见已经确认。',
	'an item can be opened': '现在没有可打开的题目。',
	'that item is open': '此题已结束，答案以当时内容为准。',
	'the answer fits': '答案与题目形式不符。',
	'it is practice': '仅练习时可以这样做。',
	'it is not an exam': '考试不能中途退出。',
	'it is released at all': '研究不公布结果。',
	'it is a written answer of theirs': '这不是您的书面答案。'
};
