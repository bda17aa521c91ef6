import type { refusals as en } from '../en/refusals.ts';

export const refusals: typeof en = {
	wrong: '姓名或密码不正确。',
	wait: (minutes) => `尝试次数过多，请 ${minutes} 分钟后再试。`,
	needsName: '请填写姓名。',
	needsPassword: '请填写密码。',
	tooLong: (characters) => `超过 ${characters} 个字符。`,
	shortPassword: (characters) => `密码至少 ${characters} 个字符。`,
	nameTaken: '此登录名已被使用，请换一个。',
	linkGone: '此链接已被使用，或已超过 24 小时。在还没有管理员时，重新启动服务器会给出新的链接。',
	foreignOrigin: (origin) => `此请求不是从 ${origin} 发出的。请打开该地址后重试。`,
	signInFirst: '您已退出登录，请登录后重试。',
	notForYou: '您的角色无权查看此页。',
	notFound: '没有这个页面。',
	unfit: '无法读取这个请求：内容过长，或者不是这个页面能处理的形式。',
	broken: (id) => `系统出错，请重试。若仍有问题，请把此编号告诉服务器管理员：${id}`
};
