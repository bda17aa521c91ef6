import type { first as en } from '../en/first.ts';

export const first: typeof en = {
	title: '首位管理员',
	why: '服务器的安装者在此创建第一个账号。此链接只能使用一次。',
	name: '姓名',
	signIn: '登录名',
	password: (characters) => `密码（至少 ${characters} 个字符）`,
	make: '创建账号并登录'
};
