import type { rules as en } from '../en/rules.ts';

export const rules: typeof en = {
	'in time': '这一步的时间已到。您写的内容已保留，请继续作答。',
	'in time or grace': '这一步的时间已到。',
	'the clock runs': '计时已暂停，请先继续。',
	'the clock is stopped': '计时正在进行。',
	'there is a clock': '本次作答不计时。',
	'they may stop the clock': '考试中只有监考者可以暂停计时；研究中只能在两例之间暂停。',
	'some of their pause is left': '允许您使用的暂停时间已经用完。',
	'they may let it run on': '计时由监考者暂停，须由监考者恢复。',
	'reading is over or may be cut short': '读题时间未到，请等待铃声。',
	'the history is open': '提交初步鉴别诊断后，问诊与查体已关闭。',
	'questions are left': '本站可提问的次数已用完。',
	'it was not ordered before': '该检查已开过，结果在列表中。',
	'it was confirmed, where its kind asks for that': '该检查为有创检查或需用对比剂，请确认后再开。',
	'that question has its reply': '该问题尚无回答。',
	'no diagnosis is named twice': '有一个诊断写了两次，请删去其中一个。',
	'it was not read before': '您对此项的自主阅片已提交。',
	'the read says something': '阅片意见还是空的：请写下您看到的，未见异常也请写明。',
	'an item can be opened': '现在没有可打开的题目。',
	'that item is open': '该答案已关闭，不能再改。',
	'the answer fits': '该答案暂不能接受：诊断有重复，或内容不完整。',
	'it is practice': '只有练习可以分享或自评。',
	'it is not an exam': '考试不能自行退出，请告知监考者。',
	'it is released at all': '研究中的作答不向阅片者公布。',
	'it is a written answer of theirs': '本次作答中没有这个答案。',
	'the patient is answering': '请等待上一个问题的回答。',
	'tests come later': '提交初步鉴别诊断后才能开检查。',
	'examination is closed': '提交初步鉴别诊断后，问诊与查体已关闭。',
	'not now': '现在不能进行这一步。',
	'key is known': '您已看过该病例的答案，不能再以此参加考试或研究。',
	'moved on': '作答已有变化，请先查看当前状态，再重新发送。',
	'no such mark': '本次作答没有这一评分项。',
	'too many marks': (most) => `此处最多可给 ${most} 分。`,
	superseded: '本次作答已在别处打开并在那里继续，此处只读。',
	unreadable: (what) => `无法读取：${inChinese(what)}。`,
	unknown: '其中提到了未向您展示的内容。'
};

/** What is wrong with an event is said by its schema, in English. */
const faults: [RegExp, string][] = [
	[/(is longer|more) than (\d+) characters.*/, '超过 $2 个字符'],
	[/is empty/, '是空的'],
	[/needs a reason/, '需要写明理由'],
	[/holds at most ten diagnoses/, '最多十个诊断'],
	[/names no diagnosis/, '没有写出诊断'],
	[/is not (as it should be|the name of a tab|the id of a command)/, '的形式不对'],
	[/does not belong here/, '不属于这里'],
	[/no event is called (.*)/, '没有名为$1的事件'],
	[/(\S+) is not sent by an? .*/, '$1 不能由您发送']
];

function inChinese(what: string): string {
	return faults.reduce((said, [english, chinese]) => said.replace(english, chinese), what);
}
