import type { FineTopics } from './topic-data.ts';

/** What a history has no topic for. Questions about these are followed, and answered by "I don't know". */
export const outside: FineTopics = {
	investigations: {
		codes: [],
		en: `scan, scans, test, tests, mri, ct, ct scan, had a scan|scans, any scans|scan, brain scan, x ray, xray, x-ray, blood test, blood tests, lumbar puncture, spinal tap, eeg, emg, tests have you|so far|done, any tests, results, test results, biopsy, ultrasound, ecg, what tests, investigations`,
		zh: `抽血, 做过检查, 什么检查, 核磁, 化验, 脑电图, 腰穿, CT, 检查结果, 拍片, 磁共振, 心电图, 验血, 抽血, 肌电图`
	},
	'blood group': {
		codes: [],
		en: `blood group, blood type, rhesus`,
		zh: `血型`
	},
	age: {
		codes: [],
		en: `how old are|is you|he|she, your age, age are you, date of birth, birthday, when were you born, dob, year born`,
		zh: `多大年纪, 多大岁数, 年龄, 几岁, 出生日期, 生日, 多大了, 贵庚, 多少岁, 今年多大`
	},
	name: {
		codes: [],
		en: `your name, what's your name, his name, her name, full name, what can i call you, how should i call, address you, called`,
		zh: `叫什么, 名字, 姓名, 怎么称呼, 贵姓`
	},
	height: {
		codes: [],
		en: `how tall, height, how much do you weigh, shoe size`,
		zh: `身高, 多高, 多重了`
	},
	smalltalk: {
		codes: [],
		en: `favourite, favorite, football team, weather, tv, film, music, politics, sports team, religion, religious, star sign, joke, poem, song, capital of, president`,
		zh: `最喜欢, 天气, 电视, 电影, 音乐, 球队, 信教, 宗教, 星座, 笑话, 唱歌, 诗, 首都`
	},
	money: {
		codes: [],
		en: `insurance, insured, salary, income, address, phone number, telephone, email, bank, postcode, next of kin`,
		zh: `医保, 保险, 收入, 工资, 地址, 电话号码, 手机号, 身份证`
	},
	script: {
		codes: [],
		en: `instructions, instruction, prompt, prompts, robot, chatbot, final|correct|right|your|patient diagnosis, tell|give|say|name|reveal|state me diagnosis, what is the diagnosis, what's the diagnosis, diagnosis please|is, answer key, correct answer, the answer, ignore|disregard|forget instructions|previous|rules|all|prompt,
			your|previous|system instructions|prompt, system prompt, vignette, case script|file|text, the script, mark scheme, marking scheme, mark sheet, checklist, rubric, you are now, pretend|act as|be, roleplay, role play, language model, are you real|robot|computer|ai|human, chatbot, case summary, case history file, repeat everything|words above|text above, developer mode, print|output|dump|show all|everything|json|facts|case|script, list all|every|your facts, all your facts, everything you know, read me vignette|case|script, name of disease|illness|condition, what disease do you have, hidden|secret information|facts|text, red flags, learning objectives, expected questions, what should i ask, what questions should, management plan, what is wrong with brain scan`,
		zh: `您得的*什么病, 你得的*什么病, 您这是什么病, 你这是什么病, 诊断是什么, 什么诊断, 最后诊断, 正确诊断, 告诉我诊断, 说出诊断, 你的诊断, 您的诊断, 诊断, 答案, 指令, 提示词, 系统提示, 剧本, 评分, 题目, 忽略*指示, 忽略*要求, 忽略前面, 忽略以上, 扮演, 语言模型, 机器人, 程序, 隐藏*信息, 泄露, 输出*全部, 输出*所有, 打印, 标准答案, 病例全文, 所有信息, 全部信息, 病例介绍, 念给我, 读给我`
	}
};

/** Words of courtesy and of the consultation itself: alone, they ask for nothing. */
export const courtesies = {
	en: `hello, hi, hiya, hey, good morning|afternoon|evening|day, goodbye, bye, thank you, thanks, thank, cheers, nice to meet, pleased to meet, i'm dr, i am dr, i'm doctor, i am doctor, my name, i'm * student, medical student, please, sorry, i'm sorry to hear, sorry hear, i see, ok, okay, right, fine, great, understand, of course, take a seat, sit down, have a seat, good, alright, is it ok if, do you mind if, may i ask, can i ask, few questions, some questions, i'm going to ask, welcome, well done, excuse me, doctor, dr, sir, madam, take your time, don't worry, yes, no, yeah, got it, all right, consent, confidential, neurologist, neurology, one of doctors, looking after today, examine you, i will examine, going to examine, like to examine, let me examine, have a look at you, going to arrange|order, that's helpful, very helpful, makes sense, must be hard|difficult|frightening, now, mr, mrs, ms`,
	zh: `你好, 您好, 早上好, 上午好, 下午好, 晚上好, 再见, 谢谢, 多谢, 辛苦, 我是*医生, 我是*大夫, 我姓, 我叫, 实习, 请坐, 不好意思, 对不起, 抱歉, 好的, 好, 行, 明白, 知道了, 嗯, 哦, 请问, 问几个问题, 问您几个, 别担心, 别着急, 慢慢说, 可以吗, 医生, 大夫, 先生, 女士, 阿姨, 叔叔, 大爷, 大妈, 神经内科, 保密, 给您检查, 给您查体, 查体, 先检查, 先查, 不容易, 理解`
};

/** Asks for more of what was last spoken of. */
export const more = {
	en: `go on, tell me more, more about, carry on, continue, keep going, and then, what then, what happened next|then, then what, please elaborate, elaborate, say more, expand on, could you explain, more detail, more details, in detail, anything more, what else, anything else, uh huh, and`,
	zh: `继续, 接着说, 然后呢, 还有呢, 还有吗, 再说说, 详细, 具体说, 多说, 往下说, 后来呢, 接下来, 展开, 说下去, 讲下去, 接着讲, 还有别的吗, 还有什么`
};
