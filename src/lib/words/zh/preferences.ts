import type { preferences as words } from '../en/preferences.ts';

export const preferences: typeof words = {
	title: '显示与声音',
	short: '显示',
	brief: '字',
	what: '练习和考试中都可使用。只保存在本浏览器的Cookie中。',
	names: { text: '字号', light: '明暗', contrast: '对比度', motion: '动画', sound: '铃声' },
	choices: {
		text: { normal: '标准', large: '大', larger: '较大', largest: '最大' },
		light: { system: '跟随设备', light: '浅色', dark: '深色' },
		contrast: { system: '跟随设备', more: '增强' },
		motion: { system: '跟随设备', less: '关闭' },
		sound: { off: '静音', on: '轻声铃' }
	},
	soundMore: '阅读时间结束、剩1分钟、时间到时各响一次；文字会同时提示。',
	tryBell: '试听铃声',
	keep: '保存',
	notKept: '网络未连接：当前设置在重新载入页面前有效。'
};
