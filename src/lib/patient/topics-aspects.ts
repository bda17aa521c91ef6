import type { FineTopics } from './topic-data.ts';

/** What is asked about a topic, and which part of the body: these tell two facts of one topic apart. */
export const aspects: FineTopics = {
	when: {
		codes: [],
		en: `when, what time, what date, how long ago, which day, since when, last time, time`,
		zh: `什么时候, 何时, 几点, 哪天, 上次, 时间, 哪年, 末次`
	},
	'how long': {
		codes: [],
		en: `how long, how many days|weeks|months|years|minutes|hours, duration`,
		zh: `多久, 多长, 几天, 几年, 几个月`
	},
	'how much': {
		codes: [],
		en: `how much, how many, how often, what dose, frequency, amount, times`,
		zh: `多少, 几次, 几根, 几支, 多久一次, 频率, 量`
	},
	where: {
		codes: [],
		en: `where, which part, location`,
		zh: `哪里, 哪儿, 什么地方, 部位, 什么位置, 哪个位置, 到哪, 哪一段, 哪一节, 什么水平, 什么平面, 什么高度`
	},
	who: { codes: [], en: `who, whom, who's, anyone, anybody, someone`, zh: `谁, 有人, 什么人` },
	why: { codes: [], en: `why, reason, cause, because`, zh: `为什么, 原因, 怎么会` },
	'what like': {
		codes: [],
		en: `what like, feel like, describe, kind, sort, type`,
		zh: `什么样, 什么感觉, 描述, 哪种`
	},
	'which side': {
		codes: [],
		en: `which side, left, right, side, sided, one side, both sides, bilateral`,
		zh: `哪边, 左, 右, 一侧, 单侧, 两侧, 双侧, 一边`
	},
	last: { codes: [], en: `last, latest, most recent, final`, zh: `最后, 末次, 上次, 上一次` },
	first: { codes: [], en: `first, earliest, initial, beginning, start`, zh: `最先, 最早, 首, 第一` },
	now: {
		codes: [],
		en: `now, today, currently, at the moment, at present, still, these days, current`,
		zh: `现在, 目前, 眼下, 这会儿, 今天, 还`
	},
	past: {
		codes: [],
		en: `ever, before, past, previous, previously, used to, history, in the past, prior, former`,
		zh: `以前, 曾经, 既往, 史, 过去, 从前, 之前`
	},
	recent: {
		codes: [],
		en: `recent, recently, lately, past week|weeks|month|months, last week|weeks|month|months|few|fortnight, new`,
		zh: `最近, 近期, 近几, 这几天, 这一周, 新`
	},
	after: { codes: [], en: `after, afterwards, since, following, later`, zh: `之后, 以后, 后来, 完了` },
	morning: { codes: [], en: `morning, mornings, first thing, wake, waking`, zh: `早上, 早晨, 清晨, 醒` },
	night: { codes: [], en: `night, nights, nighttime, evening`, zh: `晚上, 夜里, 夜间, 半夜` },
	arm: { codes: [], en: `arm, arms, shoulder, shoulders, elbow, upper limb`, zh: `胳膊, 手臂, 上肢, 肩` },
	hand: { codes: [], en: `hand, hands, finger, fingers, wrist, grip, thumb`, zh: `手, 手指` },
	leg: { codes: [], en: `leg, legs, knee, knees, thigh, calf, hip, lower limb`, zh: `腿, 下肢, 膝` },
	foot: { codes: [], en: `foot, feet, toe, toes, ankle, ankles, sole`, zh: `脚, 足, 脚趾` },
	'face part': { codes: [], en: `face, facial, mouth, lip, lips, cheek, smile`, zh: `脸, 面, 嘴, 口角` },
	eye: { codes: [], en: `eye, eyes, eyelid, lid`, zh: `眼` },
	neck: { codes: [], en: `neck, throat, chin`, zh: `脖子, 颈` },
	back: { codes: [], en: `back, spine, waist`, zh: `背, 腰, 脊` },
	chest: { codes: [], en: `chest, heart, lungs, lung`, zh: `胸, 心, 肺` },
	belly: { codes: [], en: `tummy, stomach, belly, abdomen`, zh: `肚, 腹, 胃` },
	'head part': { codes: [], en: `head, skull, brain`, zh: `头, 脑` },
	tongue: { codes: [], en: `tongue, teeth, jaw`, zh: `舌, 牙, 下巴` },
	skin: { codes: [], en: `skin`, zh: `皮肤` },
	stop: { codes: [], en: `stop, stopped, quit, give up, gave up, cut down`, zh: `停, 戒` },
	problem: { codes: [], en: `trouble, problem, problems, difficulty`, zh: `困难, 问题, 毛病` },
	change: { codes: [], en: `change, changed, changes, different`, zh: `变化, 变, 不一样` },
	accident: { codes: [], en: `accident, near miss, crash, scrape, dent`, zh: `出事, 事故, 剐蹭, 刮` },
	home: { codes: [], en: `home, house`, zh: `家里, 家` },
	partner: { codes: [], en: `wife, husband, partner, spouse`, zh: `妻子, 丈夫, 爱人, 老公, 老婆` },
	child: { codes: [], en: `baby, child, children, son, daughter`, zh: `孩子, 宝宝, 婴儿, 儿子, 女儿` },
	warm: { codes: [], en: `hot, heat, warm, shower, bath`, zh: `热, 洗澡, 泡澡` },
	eat: { codes: [], en: `eat, eating, food, meal, meals`, zh: `吃, 饭` },
	water: { codes: [], en: `water, drinks, fluids`, zh: `水` },
	sleepTime: { codes: [], en: `sleep, asleep, lying down, bed`, zh: `睡, 躺` },
	stand: { codes: [], en: `stand, standing, sit, sitting, upright`, zh: `站, 坐` },
	died: { codes: [], en: `die, died, death, deaths, dead`, zh: `死, 去世, 走了` },
	treat: { codes: [], en: `treat, treated, treatment, therapy`, zh: `治疗, 怎么治` }
};
