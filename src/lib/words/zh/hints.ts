import type { hints as words } from '../en/hints.ts';

export const hints: typeof words = {
	button: '提示',
	title: '带教提问',
	first: '带教只看到您做了什么，不知道病例内容，会用一个问题回答您。结果中会注明使用提示的次数。',
	ask: '请带教提问',
	another: '再问一个',
	asking: '正在提问',
	earlier: (n) => `之前问过${n}个`,
	mentioned: (n) => `结果中会注明：使用提示${n}次。`,
	notLoaded: '问题没有取到，但已保留；恢复连接后请再次打开。',
	close: '收起'
};
