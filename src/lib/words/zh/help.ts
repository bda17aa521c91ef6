import type { help as words } from '../en/help.ts';

export const help: typeof words = {
	title: '帮助',
	sections: [
		{
			head: '考站流程',
			says: '先阅读门卡，然后进入诊室：问诊、查体、开检查、看影像。离开诊室后作答，考官可能追问。交卷后在复盘中可以看到答案。'
		},
		{
			head: '患者',
			says: '请用自己的话，一次问一件事。患者只会说本病例已有的内容：“不清楚”是患者本人的回答；“没听懂您的意思”表示请换个说法。答非所问时，点一下即可标记。'
		},
		{
			head: '未记录',
			says: '病例中没有的体征或结果会写明“本病例未记录”，这绝不等于正常。'
		},
		{
			head: '计时',
			says: '时间由服务器计算。刷新页面、电脑休眠或本机时钟不准都没有影响；铃响后有15秒写完手头的内容。计时可以隐藏。'
		},
		{
			head: '无需保存',
			says: '边写边保存。断网时内容保留在本浏览器中，恢复后只发送一次。最新打开的标签页可以书写，较早的变为只读。'
		}
	],
	keysHead: '快捷键',
	keys: [
		['/', '查找手法、检查或病历中的词'],
		['Enter', '发送问题；选定诊断'],
		['Alt ↑ ↓', '上移或下移一项诊断'],
		['Delete', '在诊断上：从列表中删除'],
		['Esc', '关闭对话框、列表或阅片室']
	],
	creditsHead: '来源与致谢',
	credits: [
		[
			'入门病例包的影像',
			'均为模拟影像，并非真实患者的扫描。以Colin27模板和AAL分区（取自mricron-data，BSD-3-Clause许可）为基础计算生成。Colin27 © Louis Collins，麦吉尔大学蒙特利尔神经学研究所McConnell脑成像中心；Holmes等，J Comput Assist Tomogr 1998;22:324–333；Tzourio-Mazoyer等，NeuroImage 2002;15:273–289。影像许可：CC BY 4.0。'
		],
		['入门病例包的病例', '为本项目编写，CC BY 4.0许可。人物均为虚构。'],
		[
			'诊断编码',
			'仅引用编码：Mondo疾病本体（Monarch Initiative，CC BY 4.0）、Orphanet罕见病本体（ORDO，INSERM US14，CC BY 4.0）、人类疾病本体（Human Disease Ontology，CC0）以及ICD-10（世界卫生组织）。诊断名称由我们自行编写。'
		]
	]
};
