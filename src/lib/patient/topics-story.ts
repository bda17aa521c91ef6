import type { FineTopics } from './topic-data.ts';

/** The complaint itself: what it is, when it came, how it went, what changes it. */
export const story: FineTopics = {
	complaint: {
		codes: ['presenting-complaint'],
		en: `helpyou, made you book, booked appointment, made appointment, prompted you, what prompted, what brings|brought|bring, what * seems|seem problem|matter|trouble, why * come|came in|here|today, why * bring, made * bring|come,
			main|chief|biggest problem|complaint|trouble|issue, presenting complaint, how can|may i help, what can i do, what's wrong, what is the matter,
			what happened, what's happening, what has been happening|going, what's going on, what's up, what's troubling|bothering|ailing,
			what is the problem|trouble, tell me about it, tell me everything, tell me your story, walk me through, start from|at the beginning,
			reason for|you visit|appointment|consulting|coming, landed you, led you, talk me through, what symptoms, symptoms do you have,
			how are you feeling|doing, what's been going on, what's the story, fill me in, what's happened, describe symptoms|problem,
			in your own words, tell me what happened|wrong|problem, what did you notice, what did you see, what have you seen, what did you walk in,
			remember of collapse, reason consult, what's up, sent you|over to us, send you, come hospital|clinic|doctor, came hospital|clinic|doctor,
			here today, gone wrong, why hospital`,
		zh: `怎么了, 怎么啦, 怎么回事, 哪里不舒服, 哪儿不舒服, 哪不舒服, 什么不舒服, 哪里难受, 哪儿难受, 哪里不对劲, 哪儿不对劲, 什么问题, 什么毛病, 主要问题, 主要是*问题, 主要*不舒服,
			主诉, 来看什么, 看什么病, 因为什么来, 为什么*来, 为什么*住院, 为什么*看病, 为什么送, 怎么来, 怎么进来, 来医院, 来看病, 来就诊, 就诊原因, 什么原因来, 什么情况, 说说情况, 讲讲情况, 介绍*情况, 说一下情况,
			从头说, 从头讲, 经过, 发生了什么, 发生什么, 出什么, 哪里出*问题, 有什么症状, 什么症状, 讲讲最近, 说说最近, 最近怎么样, 怎么个情形, 什么样子, 看到些什么, 看到什么, 有什么可以帮, 有什么需要帮, 我能帮, 哪方面*问题, 感觉怎么样, 今天来`
	},
	'first symptom': {
		codes: ['onset', 'presenting-complaint'],
		en: `first symptom|sign|thing|noticed|notice, notice first, very first, what came first, came first, earliest sign|symptom, how did it|this start|begin, how did it all start|begin,
			first appear, which came first, start with, initial symptom, which * start|started|begin|began|first, start|started|began on|in which, where did it start|begin, side|leg|foot|hand|arm first`,
		zh: `最先, 最早, 首发, 第一个症状, 最开始, 一开始, 怎么开始, 怎么出现, 怎么得, 先发, 先出现, 先*先, 先*还是先, 从哪*开始, 先从哪, 从哪只*开始, 哪只*开始, 从哪边*开始, 从哪侧*开始, 从哪条*开始, 哪边*先`
	},
	onset: {
		codes: ['onset', 'time-course'],
		en: `timescale, time scale, time frame, how far back, crept in, first become aware, first aware, wasn't right, when did it|this|all|symptoms|problem|that start|begin|come|occur|happen|appear, when did you first, how long have you had|been|felt|noticed, how long has it|this been, how long ago, since when,
			how many days|weeks|months|years|hours, duration, date of onset, time of onset, onset time, onset, exact time, exactly when, when exactly, what time, when was this, when was it, when * start|begin|began, when * first,
			started when, how long * going on, going on how long, how recent, for how long, when * symptom|problem|trouble appear|occur|happen|come, how long * felt|feel|suffer|problem|trouble|symptom`,
		zh: `什么时候开始, 什么时候起, 什么时候出现, 什么时候发现, 什么时候发生, 什么时候发病, 什么时候得, 何时, 多久, 多长时间, 几天, 几个月, 几周, 几个星期, 几年, 多少天, 起病, 发病时间, 几点, 从什么时候, 哪天开始, 哪一天, 啥时候, 什么时候, 时间多长, 有多少时间`
	},
	'last well': {
		codes: ['onset'],
		en: `old self, his old self, last right, last himself, last known well, last seen|heard|see|saw well|normal|right|fine|ok, last normal|well|right, last * completely|perfectly normal|well, who last|else heard|saw|spoke, normal before|until, anyone speak|talk to before, when * himself|herself, last thing did normal, last speak|spoke|spoken|talk|talked|talking|phone|phoned, anybody|anyone|somebody last speak|spoke`,
		zh: `最后正常, 最后一次*正常, 最后*正常, 最后*好好, 最后看到, 最后见到, 最后一次说话, 最后一次*说话, 最后跟*说话, 末次正常, 什么时候还*好, 什么时候还*正常, 最后听`
	},
	sudden: {
		codes: ['time-course', 'onset', 'character'],
		en: `in seconds|minutes, within seconds|minutes, build slowly|quickly, suddenly, sudden, gradual, gradually, all at once, all of a sudden, out of the blue, creep, crept, came on|come on slowly|quickly|fast|overnight|gradually|suddenly, bit by bit, build up, built up, abrupt, overnight, over minutes|hours|days,
			in an instant, in a flash, straight off, straight away, how fast|quickly * come|appear|start|develop|came|onset, rapid onset, slow onset, slowly, acute or gradual, instantly, out of nowhere, little by little, come * in one go, going downhill, at rest`,
		zh: `突然, 忽然, 一下子, 慢慢, 逐渐, 一点点, 一点一点, 冷不丁, 骤然, 急性, 渐渐, 猛地, 突发, 缓慢, 一夜之间, 一上来, 快还是慢, 急还是缓, 起得急, 来得快, 来得急, 渐进`
	},
	'on waking': {
		codes: ['time-course', 'onset'],
		en: `wake|woke|waking|awoke up * like|normal|fine|with, on waking, when * woke|wake|got up|get up, up this morning, first thing this morning, after waking, in bed * start|happen, from sleep, wake like this`,
		zh: `醒来, 起床, 一觉醒, 睡醒, 早上起来, 刚醒, 一大早`
	},
	course: {
		codes: ['time-course'],
		en: `eased off, easing off, let up, letting up, wear|worn|wearing off, died down, getting|get|got|gotten|become|became better or worse, getting|get|got|growing worse|bad|better, worsen, worsening, deteriorate, progress, progression, progressed, evolve, evolution, changed|change since|over|with time, same since, stayed the same, improve, improving, improvement,
			picked up since|at all, come and go, comes and goes, constant|continuous|persistent or, constant, intermittent, all the time, on and off, stepwise, step by step, time course, tempo, how fast * moved|gone|progress, spread, spreading, spread anywhere, move up, moved up, week by week, day by day, recover, recovered, recovery, back to normal, resolved, go away, gone away,
			went away, settle, settled, wax and wane, stable, plateau, peak, how has it been since, been like since, going downhill, gone downhill, since onset|start|then, how has it changed, over the days|weeks|months, fluctuate, fluctuating`,
		zh: `加重, 好转, 恶化, 进展, 变化, 越来越, 发展, 病程, 缓解, 改善, 时好时坏, 时轻时重, 反复, 持续, 一直, 间断, 一阵一阵, 断断续续, 稳定, 平稳, 恢复, 好些, 好点, 重起来, 缓过来, 更重, 更严重, 厉害了, 更厉害, 有没有好, 见好, 见轻, 往上走, 蔓延, 扩展, 演变, 消失, 垮得快`
	},
	'time of day': {
		codes: ['time-course', 'aggravating', 'character'],
		en: `time of day, during the day, through the day, in the day, day to day, morning or evening|night, end of the day, by evening, diurnal, worse in|at morning|evening|night, evening, certain time, vary, varies, variable, variation, fluctuate, first thing * like, certain hours, day or night`,
		zh: `一天里, 一天当中, 一天中, 早上*晚上, 早晨*晚上, 白天*晚上, 晨轻暮重, 傍晚, 早晚, 上午*下午, 轻重变化, 波动, 什么时间*重, 什么时候*重, 什么时候最`
	},
	worse: {
		codes: ['aggravating'],
		en: `when hot|warm|cold|tired|stressed|run down, warm shower|bath|weather|room, change when, set off, flare, make|makes|made|making|what worse, aggravate, aggravating, exacerbate, bring|brings|brought it on, set|sets it|anything off, trigger, triggers, provoke, worse with|when|if|after|on|lying|by, worsen with, worse * exertion|exercise|activity|heat|coughing|moving|movement, better or worse, factors, precipitate, anything worse, after activity|exercise|exertion|food|meal, with exertion|exercise|heat,
			effort, after exercise, does exercise, does heat|hot, hot bath|weather|shower|room|day, heat affect, straining, strain, cough|sneeze|bend|strain worse, affected by, bending, cough sneeze`,
		zh: `做什么事*犯, 一*就犯, 什么时候*犯, 加重因素, 什么情况*加重, 会加重, 诱因, 诱发, 引起*加重, 什么*更重, 更严重, 什么情况下, 活动后, 运动后, 劳累, 用力, 咳嗽*加重, 弯腰, 天热, 洗热水澡, 热水, 泡澡, 受热, 影响, 加重还是减轻, 激发, 触发, 打喷嚏, 低头`
	},
	better: {
		codes: ['relieving', 'aggravating'],
		en: `make|makes|made better|easier, relieve, relieved, relief, reliever, ease, eases, eased, help|helps it|with|pain, anything help, what helps, take away, alleviate, soothe, better with|when|if|after|on|by|lying, after rest|resting|sleep|nap, does rest|resting|sleep, better or worse, improve * rest|sleep, lie-down help, settle it`,
		zh: `缓解因素, 怎么*缓解, 能缓解, 可以缓解, 会缓解, 减轻, 好一些, 休息*好, 休息后, 休息以后, 怎么样能好, 什么*舒服一些, 舒服点, 管用, 睡一觉`
	},
	posture: {
		codes: ['aggravating', 'relieving', 'headache'],
		en: `worse|better|easier|hurts|hurt|ease|eases|eased|change|changes * lying|lie|lay|sit|sat|sitting|stand|stood|standing|upright|flat, lying|lie|lay|sit|sat|sitting|stand|stood|standing|upright * worse|better|easier|change|changes|affect|affects|difference, position|posture, postural`,
		zh: `坐起来*疼, 坐起来*痛, 坐起来*重, 坐着*疼, 站起来*疼, 站着*疼, 躺*好, 躺*轻, 躺*缓解, 躺*疼, 躺*重, 姿势, 坐起来, 躺下`
	},
	character: {
		codes: ['character'],
		en: `what is it|pain like, what does it feel like, what kind|sort|type of, describe it|pain|feeling, describe, what's it like, characterise, characterize, throbbing, sharp, dull, stabbing, burning, pulsating, pounding, nature of, quality of, squeezing, tight, always the same, swap sides, same each time, aching`,
		zh: `什么样, 什么感觉, 怎么个, 什么性质, 性质, 描述, 形容, 胀痛, 刺痛, 跳痛, 隐痛, 闷痛, 搏动, 哪种, 是*样的, 具体, 什么类型, 换边`
	},
	severity: {
		codes: ['severity'],
		en: `how bad|severe|strong|intense|serious, severity, scale, out of ten|10, one to ten, worst ever|headache|pain, worst of your life, thunderclap, clap of thunder, hit * hammer, instantly worst, peak, peaked, how quickly peak|reach, blow to head, how painful, how much * bother|hurt, intensity, degree, unbearable, severe, tolerable, extreme`,
		zh: `多严重, 多厉害, 多重, 严重程度, 几分, 十分, 打分, 最剧烈, 最厉害, 有生以来, 剧烈, 程度, 受得了, 忍受, 霹雳, 打雷, 雷击, 锤子, 高峰, 到最重, 厉害吗, 严重吗, 重不重`
	},
	location: {
		codes: ['location'],
		en: `where is|does|do|exactly|abouts, where it hurt|pain, where hurt|pain|numb, whereabouts, which part, point to, what part, location, located, one side or both, one-sided, where in|on, where do you feel, which area|place|spot, show me where, how high up|does, how far up|does it|does the, up to where`,
		zh: `哪里疼, 哪儿疼, 哪里痛, 在哪里, 在哪儿, 哪个部位, 什么部位, 什么地方, 部位, 位置, 到哪里, 到哪儿, 到什么地方, 到什么位置, 到哪个位置, 到哪一段, 到什么水平, 到什么平面, 到什么高度, 到*以上, 范围, 哪边, 哪一侧, 哪侧, 指一下, 哪一块, 哪儿麻, 哪里麻`
	},
	radiation: {
		codes: ['radiation'],
		en: `radiate, radiating, radiation, spread|move|go|travel|shoot anywhere|elsewhere|down|up|to|into, go down leg|arm, shoot down, travel down, move anywhere`,
		zh: `放射, 窜, 往*走, 传到, 扩散, 牵扯, 串, 别的地方去, 其他地方`
	},
	associated: {
		codes: ['associated'],
		en: `anything else, any other symptoms|problems|complaints|trouble, other symptoms, other problems, associated symptoms, along with it, at the same time, come with it, accompany, accompanied, what else, else wrong, else notice, something else, anything else you noticed`,
		zh: `还有别的, 别的不舒服, 其他不舒服, 其他症状, 伴随, 同时, 还有什么不舒服, 还有哪里, 别的症状, 其它症状, 伴有, 还有什么症状`
	},
	before: {
		codes: ['previous-episodes'],
		en: `happened before, ever before, had this|it|anything before, like this before|happened|previously, before like this, first time, first ever, previous episodes|attack|spell|episode, earlier episodes|attacks, similar before|episode|in the past|happened, similar symptoms|problem|thing|experience before|past, in the past, any previous, ever happened, ever had * before, past episodes, prior episode, recur, recurrent,
			ever felt like this, other times, warning signs, brushed off, even briefly, short spells, funny turn before, another part of body, previously, transient, occur|occurred|experience|experienced before|previously, anything like it, lost vision before, got better on its own, last year, years ago, earlier spell`,
		zh: `犯, 以前有过, 以前发生过, 以前出现过, 以前犯过, 以前得过这, 之前有过, 类似, 第一次, 头一回, 首次, 以前发作, 既往发作, 曾经, 短暂, 苗头, 预兆, 以前也, 过去有过, 前几次, 再前面, 犯过, 发作过, 短暂发作, 复发`
	},
	'what doing': {
		codes: ['onset'],
		en: `what were you doing, what was * doing, doing when|at the time, going on just before, just before it|this|started|happened, at rest or, active or, straining or lifting, in the middle of, up to when, circumstances, what led up, happen just before, anything happen before`,
		zh: `当时在做什么, 正在做什么, 在做什么, 正干什么, 在干什么, 在干嘛, 当时在, 正做什么, 在忙什么, 休息还是, 活动还是, 发病时*做, 事前, 出事前, 搬东西`
	}
};
