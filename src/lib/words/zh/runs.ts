import type { runs as en } from '../en/runs.ts';

export const runs: typeof en = {
	title: (benchmark) => `${benchmark}：答案评分报告`,
	benchmarks: {
		mrarebench: 'MRareBench',
		'med-cmr': 'Med-CMR',
		'neural-medbench': 'Neural-MedBench',
		'multiple-choice': '单项选择题'
	},
	tasks: {
		T1: 'T1 诊断',
		T2: 'T2 影像依据',
		MCQ: '单项选择题',
		open: '开放式问题',
		direct: 'L1 直接诊断',
		complex: 'L2 复杂疾病',
		'multi-round': 'L3 多轮对话'
	},
	by: { benchmark: '按基准自身规则', clinical: '按临床标准', text: '文本相似度' },
	system: '系统',
	physicians: (n) => `医师（${n} 名阅片者）`,
	measure: '指标',
	group: '组别',
	condition: '条件',
	items: '题数',
	cases: '病例数',
	n: 'n',
	interval: '95% 置信区间',
	value: '数值',
	to: '至',
	method: '方法',
	allItems: '全部',
	systemsByCondition: '各系统在各条件下的结果',
	systemsNote: (measure) => `${measure}（%），附 95% 置信区间和题数。同一来源病例的题目按聚类处理。`,
	every: '全部数值',
	groups: '分类结果',
	recallCurve: 'Recall@k',
	among: '计入的诊断个数 k',
	againstTitle: '与医师在相同题目上的比较',
	againstNote: (families) => `差值为系统减医师。双侧 p 值，按 Holm 法对 ${families} 次比较校正。`,
	difference: '差值',
	speaksOf: { 'readers like these': '同类医师', 'these readers': '仅限这些医师' },
	speaksOfName: '结论适用于',
	p: 'p',
	pHolm: 'p（Holm）',
	pBh: 'p（BH，探索性）',
	pairsTitle: '系统之间在相同题目上的比较',
	pairsNote: '探索性分析：按题目配对，按来源病例聚类，p 值按 Benjamini–Hochberg 法校正。',
	contrastsTitle: '条件之间的差异',
	contrast: '对比',
	tells: {
		'text leakage': '文本泄露',
		'visual necessity': '影像必要性',
		'visual contribution': '影像贡献',
		'diagnosis-conditioning gain': '已知诊断带来的增益'
	},
	calibrationTitle: '自信程度与正确率',
	stated: '自述把握（%）',
	right: '正确率（%）',
	brier: 'Brier 评分',
	calibrationError: '期望校准误差',
	fewForCurve: '答案过少，不绘曲线',
	correspondenceTitle: '识别出影像依据时诊断居首的比例',
	correspondenceNote: (theta) =>
		`T2 分层召回率达到 θ 即视为识别出依据。该基准未公布 θ，此处取 ${theta}，曲线给出其他取值。`,
	theta: 'θ',
	share: '比例（%）',
	counts: {
		bothRight: '依据与诊断均正确',
		evidenceOnly: '仅依据正确',
		diagnosisOnly: '仅诊断正确',
		neither: '均不正确'
	},
	checksTitle: '与 VLMEvalKit 自身结果对照',
	theirs: 'VLMEvalKit',
	ours: '本报告',
	same: '一致',
	differs: '不一致',
	rowsThatDiffer: (n) => `${n} 行不一致`,
	unscoredTitle: '未评分',
	noUnscored: '全部答案均已评分。',
	where: '位置',
	item: '题目',
	why: '原因',
	more: (n) => `另有 ${n} 条，见 JSON 文件。`,
	asideTitle: '单独计数',
	aside: (system, failed, cut) =>
		`${system}：${[failed ? `${failed} 次调用未返回答案` : '', cut ? `${cut} 个答案被电子表格截断于 32,767 字符` : ''].filter(Boolean).join('；')}`,
	missing: (system, task, n) => `${system}，${task}：${n} 题无答案，不计入任何数值。`,
	notesTitle: '阅读说明',
	filesTitle: '文件',
	file: '文件',
	holds: { predictions: '答案', items: '题目', judgements: '评判', results: 'VLMEvalKit 结果' },
	rows: '行数',
	methodsTitle: '方法学段落',
	reasons: {
		'No item was answered by both.': '双方没有共同作答的题目。',
		'Fewer than # source cases were read by both: too few for its normal interval.':
			'双方共同阅读的来源病例少于 # 个，不足以给出正态区间。',
		'Fewer than # source cases were read under both: too few for the normal interval.':
			'两种条件下均阅读的来源病例少于 # 个，不足以给出正态区间。',
		'There is one source case: no interval.': '仅有一个来源病例，无法给出区间。',
		'There is one reader: readers like them cannot be spoken of.': '仅有一名阅片者，结论不能推及同类医师。',
		'All readers have the same mean difference: how readers vary is not seen.':
			'所有阅片者的平均差值相同，无法看出阅片者间的变异。',
		'The standard error is #.': '标准误为 #。',
		'No two readings differ in both reader and case.': '没有两次阅读同时来自不同阅片者和不同病例。',
		'The unbiased estimate of the variance is below #.': '方差的无偏估计小于 #，不给出区间。'
	},
	noInterval: '无区间',
	people: '医师',
	models: '模型',
	bandOf: '医师的置信区间',
	sentence: {
		above: (system, readers, cases) => `${system} 在${cases}上高于${readers}的平均水平`,
		below: (system, readers, cases) => `${system} 在${cases}上低于${readers}的平均水平`,
		notShown: (system, readers, cases) => `在${cases}上，未显示 ${system} 与${readers}的平均水平存在差异`,
		these: (n) => `这 ${n} 名医师`,
		like: (n) => `同类医师（样本 ${n} 名）`,
		cases: (n) => `这 ${n} 个病例`,
		because: (difference, p) => `（差值 ${difference}，Holm 校正后 p ${p}）。`,
		untested: (system, why) => `${system} 未与医师进行检验：${why}`
	},
	methods: {
		scored: (benchmark, answers, items, cases) =>
			`对 ${benchmark} 的 ${items} 道题（${cases} 个来源病例）的 ${answers} 个答案进行评分。`,
		measures: (names) =>
			`基准所定义的指标按其自身的匹配规则计算，保留其已知缺陷；主要指标为 ${names}。临床上视为同一诊断的判定另行命名列出。`,
		intervals: (replicates, seed) =>
			`区间均为 95%：每个来源病例仅有一个对错答案时采用 Wilson 计分区间；否则采用按来源病例重抽样的自助法百分位区间（${replicates.toLocaleString('en')} 次，种子 ${seed}）；来源病例达 2,000 个及以上时采用聚类标准误。`,
		physicians: (readers) =>
			`医师（${readers} 名阅片者）与各系统在双方均作答的题目上比较，按来源病例聚类：阅片者达五名时，阅片者与病例均作随机效应（完整设计用 Obuchowski–Rockette 法，否则用 U 统计量）；少于五名时采用符号翻转置换检验，结论仅限于这些阅片者。主要指标的全部比较按 Holm 法校正 p 值。`,
		pairs: '系统之间的比较采用按来源病例的符号翻转置换检验，属探索性分析（Benjamini–Hochberg 法）。',
		aside: (failed, cut) => `${failed} 次失败调用和 ${cut} 个被文件格式截断的答案单独计数，不计入任何数值。`
	},
	madeWith: (date) => `由 Babinski 计算，${date}。`
};
