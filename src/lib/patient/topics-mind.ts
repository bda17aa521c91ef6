import type { FineTopics } from './topic-data.ts';

/** Fits, awareness, thinking, behaviour, mood and sleep. */
export const mind: FineTopics = {
	seizures: {
		codes: ['seizure'],
		en: `see|saw you jerk|jerking|shake|shaking, jerking, funny turn|turns|do|dos, turns, had a turn, shake, shaking, shook, seizure, seizures, fit, fits, fitting, fitted, convulsion, convulsions, convulse, convulsing, epilepsy, epileptic, grand mal, shake|shaking|shook all over|body|everywhere|violently, shaking or jerking, jerking|stiff|stiffen|twitching fit, tonic, clonic, foam|froth mouth, went stiff, go stiff, any shaking, body shake, eyes roll|rolled, absence, describe the fit|seizure|attack, turn|turns blue, see fit, attack, attacks, how many fits, ictal`,
		zh: `犯一阵, 丢了魂, 抽, 癫痫, 抽搐, 抽风, 惊厥, 羊癫疯, 羊角风, 抽过, 抽吗, 抽了, 抽抽, 口吐白沫, 吐白沫, 全身抽, 发作的时候, 翻白眼, 那次发作, 发作*描述, 抽的时候, 描述*抽, 抽动, 抽筋`
	},
	'tongue biting': {
		codes: ['seizure', 'consciousness'],
		en: `bite|bit|bitten|biting tongue, tongue bite|biting|bitten|bit|sore, wet himself|herself|yourself during|fit, incontinent during, tongue fine`,
		zh: `咬舌, 咬破舌, 舌头*咬, 咬到舌头, 咬伤舌`
	},
	'before the fit': {
		codes: ['seizure', 'associated'],
		en: `aura, warning, warnings, before the fit|seizure|shaking|attack, just before fit|seizure|shaking, head turn|turned|twist, funny turn|turns, strange smells|smell, odd smell|smells, burning smell, blank|blanks moment|spell|spells, go|goes|went blank, drift off, vacant, stare|stares|staring blankly|space, deja vu, rising feeling, zone out, lip smacking, absences, spells, day dream, brief spell|spells|episodes, smell|smells things, one side first, side affected first, start on one side, blank for`,
		zh: `先兆, 前兆, 征兆, 抽之前, 发作之前, 抽搐之前, 发作前, 愣神, 发愣, 发呆, 怪味, 走神, 似曾相识, 突然发愣, 怪异发作, 先从哪一边, 哪一边开始, 头*转, 咂嘴`
	},
	'after the fit': {
		codes: ['consciousness', 'weakness', 'seizure'],
		en: `afterwards, straight afterwards, after the fit|seizure|attack|shaking, since the fit|seizure, come|came|coming round, come to, woke up after, confused after|afterwards, recovered fully, recover|recovered after, how long until normal, back to herself|himself, side stay floppy, been since, how long last|lasted, weakness after attack`,
		zh: `抽完, 发作之后, 发作以后, 发作后, 抽之后, 之后怎么样, 之后她怎么样, 之后他怎么样, 醒过来, 完全恢复, 多久恢复, 清醒过来, 后来醒, 抽了多久, 抽了几次`
	},
	blackout: {
		codes: ['consciousness', 'seizure'],
		en: `funny turn|turns, had a turn, blank out, blackout, blackouts, black out, blacked out, faint, fainted, fainting, pass|passed|passing out, syncope, lose|lost|losing|loss consciousness|awareness, collapse, collapsed, unconscious, knock|knocked out, out cold, go out cold, swoon, keel|keeled over, pass out, awake, rousable, unresponsive, eyes open, conscious, level of consciousness, remember it|any of it|falling|what happened, responsive, came over faint`,
		zh: `晕倒, 昏倒, 昏迷, 失去意识, 晕厥, 意识丧失, 昏过去, 晕过去, 不省人事, 意识不清, 意识, 清醒, 醒着, 神志, 丧失意识, 眼前一黑, 人事不知, 没知觉, 叫不醒, 叫得醒, 断片, 昏厥, 倒下`
	},
	drowsy: {
		codes: ['consciousness', 'time-course', 'sleep'],
		en: `drowsy, drowsiness, sleepy|sleepier than|than before, hard to wake|rouse, difficult to wake, rouse, lethargic, alert, less alert, more drowsy, groggy`,
		zh: `嗜睡, 犯困, 更困, 昏沉, 迷糊, 困倦, 没精神, 昏睡, 总想睡, 爱睡`
	},
	memory: {
		codes: ['cognition'],
		en: `memory, memories, forget, forgets, forgetful, forgetting, forgot, amnesia, remember, remembers|remembering, recall, recent events, stick in mind, repeat herself|himself|yourself, repeats, ask same|questions again, misplace|misplacing, lose things, absent-minded, dementia signs, mind going|slipping, losing her|his marbles`,
		zh: `记忆, 记性, 忘, 健忘, 记得, 记不住, 记不得, 丢三落四, 想不起, 失忆, 反复说, 反复问, 脑子好使, 记住, 记忆力`
	},
	confusion: {
		codes: ['cognition', 'behaviour', 'consciousness'],
		en: `put things in odd|daft|wrong places|place, odd|wrong|daft places|place, used wrongly, confuse, confused, confusion, muddle, muddled, disorientated, disoriented, oriented, know where|what|who|day, get lost, gets lost, lose|loses way, lost in, recognise|recognize people|you|faces, recognises, familiar places, delirium, mixed up, not making sense, know who you are, household things, everyday objects, use things`,
		zh: `放错地方, 用错东西, 犯糊涂, 找不着, 糊涂, 迷路, 认得人, 认人, 认得, 认识, 找不着北, 分不清, 弄不清, 混淆, 错乱, 胡言, 熟悉的地方, 方向, 会用吗, 找不到家`
	},
	thinking: {
		codes: ['cognition'],
		en: `his mind, her mind, your mind, mind, memory and thinking, brain working, sharp, as sharp, slow on uptake, with it, concentrate, concentration, concentrating, attention, memory or|and thinking, trouble thinking, thinking slow|slower|clearly|straight|affected|speed, think clearly|straight, cognitive, foggy, brain fog, fog, planning, plan, organise, organize, bills, finances, money matters, daily jobs, decisions, mentally, slowed mentally, mental sharpness, sharp as, mind clear, brain, marks, grades, school work, make mistakes, mistakes at work, half done, see things through, multitask, how is your mind, mental slowing, manage bills, judgement`,
		zh: `脑子清楚, 脑子*慢, 脑子*转, 注意力, 思维, 思考, 脑子, 集中, 专心, 反应变慢, 反应慢, 条理, 账单, 做计划, 计划, 学习成绩, 成绩, 做事能做完, 脑筋, 头脑, 智力, 思路, 算账, 蒙了层雾, 出过错`
	},
	behaviour: {
		codes: ['behaviour'],
		en: `personality, behaviour, behavior, behaving, behave, behaved, out of character, character * change|changed|changing|different, change|changes in character, act|acting|acts strangely|oddly|odd|different|weird|funny, aggressive, aggression, disinhibited, disinhibition, inappropriate, changed|change as|in person|him|her|personality|behaviour|you, different person, same person, still herself|himself, still the man|woman, different from|than usual|before, isn't her|him, like herself|himself, agitated, agitation, apathy, apathetic, lack of interest, withdrawn, odd things, strange things, temper, irritable, snappy, impulsive, suspicious, rude, change in him|her|you, changed about, noticed a change`,
		zh: `性格, 行为, 脾气, 举动, 反常, 变了, 像变了个人, 变了个人, 还是您熟悉, 攻击, 多疑, 烦躁, 冲动, 脱抑制, 跟平时, 不一样, 不像她, 不像他, 淡漠, 没兴趣, 易怒, 发火, 古怪, 异常行为, 奇怪的事`
	},
	hallucinations: {
		codes: ['behaviour'],
		en: `nobody|no-one|no one else could|can see, anything odd that, animals|people in the room, imagine, imagining, seen anything odd, hallucinate, hallucination, hallucinations, see|sees|seeing|saw things|people * not|aren't|others, see things, seeing things, things not there|really, hear|hears|hearing|heard voices, delusion, delusions, paranoid, paranoia, felt watched, being watched|followed, talk to people who aren't, others can't see, people can't see, psychosis, psychotic, strange beliefs, imagining, not there, aren't there`,
		zh: `看见*没有, 看到*不在, 没有的东西, 不存在, 看见*没有的人, 看见*不在的, 屋里没有, 看见东西*没有, 幻觉, 幻视, 幻听, 妄想, 不存在的, 别人看不见, 看到*没有, 对着空气, 被人盯着, 被监视, 被跟踪, 被害, 听到声音, 听见声音, 精神病, 疑神疑鬼`
	},
	mood: {
		codes: ['mood'],
		en: `getting you down, get you down, not yourself, holding up, bearing up, coping mentally, mentally coping, how are you in yourself, in yourself, detached, mood, moods, depress, depressed, depression, low, feel low|down|blue|sad, feeling low|down|blue|sad, low in spirits, low spirits, spirits, down in the dumps, sad, sadness, anxious, anxiety, nervous, nerves, enjoy, enjoying, enjoyment, interest in things, lost interest, lose interest, anhedonia, tearful, cry, crying, weepy, stress, stressed, stressful, under pressure, under strain, irritability, hopeless, pleasure, emotion, emotional, emotionally, panic, unhappy, happy, motivation, worthless, fed up, coping emotionally, down at all`,
		zh: `不痛快, 撑不住, 想不开, 提不起劲, 心里堵, 开朗, 情绪, 心情, 抑郁, 焦虑, 难过, 高兴, 开心, 低落, 紧张, 压力, 哭, 郁闷, 憋闷, 伤心, 烦, 心里难受, 没意思, 提不起, 愉快, 沮丧, 心态, 惊恐`
	},
	'self-harm': {
		codes: ['mood'],
		en: `end it, put anything by, doing something silly|stupid, do something silly, come to doing, harm, kill, suicide, suicidal, harm|harming|hurt|hurting|kill|killing yourself|herself|himself|baby, end your life, ending it, end it all, thoughts of death, take your own life, not worth living, life worth, wish you were dead, better off dead, tablets stored, stockpile, means, dark thoughts, have a plan, stop you`,
		zh: `走那一步, 想走, 不想活了, 做傻事, 了断, 自杀, 轻生, 伤害自己, 不想活, 结束生命, 想死, 自残, 伤害孩子, 活着没意思, 活着没意义, 存起来, 具体打算, 寻短见, 自伤`
	},
	'life events': {
		codes: ['mood', 'social'],
		en: `bereavement, bereaved, grief, grieving, upsetting, loss in family, lost someone, died recently, been through anything|lately, anything happened lately, divorce, trauma emotional, upset, shock recently, stress or bereavement, bad news`,
		zh: `打击, 丧事, 亲人去世, 遇上什么事, 遇到什么事, 刺激, 离婚, 变故, 受了什么`
	},
	'mental illness': {
		codes: ['past-medical', 'mood'],
		en: `mental illness|health|problems, psychiatric, psychiatrist, psychologist, counselling, nervous breakdown, bipolar, schizophrenia, mental history`,
		zh: `精神方面, 精神疾病, 精神病史, 精神科, 心理医生, 精神上, 心理疾病, 精神问题`
	},
	sleep: {
		codes: ['sleep', 'mood'],
		en: `keep you up, keeping you up, good night, a wink, turn in, get off to sleep, get to bed, go to bed, sleep, sleeps, sleeping, slept, insomnia, nights, night's rest, get|getting any rest, rest at night, asleep, fall asleep, wake at night, waking at night, nap, bed time, bedtime, sleep pattern, nod off, drop off, rested, refreshed, kip, shut-eye, daytime sleepiness, sleepy, sleepiness, awake at night, stay asleep`,
		zh: `囫囵觉, 几点睡, 睡整觉, 一觉到天亮, 夜里能睡, 睡眠, 睡觉, 失眠, 睡得, 睡不着, 睡着, 入睡, 夜里*醒, 作息, 休息够, 休息得, 午睡, 白天困, 犯困, 早醒, 睡得好, 睡不好, 夜里怎么样`
	},
	dreams: {
		codes: ['sleep'],
		en: `thrash about|around, thrash in bed, lash out, shout out, yell, punch, dream, dreams, dreaming, nightmare, nightmares, act out, talk in sleep, sleep talk|walk, sleepwalking, kick|shout|thrash|move in sleep|night, restless legs, move in her|his sleep`,
		zh: `大喊, 喊叫, 乱踢, 打人*睡, 做梦, 噩梦, 梦, 说梦话, 梦游, 睡着会动, 睡着*动, 梦里, 拳打脚踢`
	},
	snoring: {
		codes: ['sleep'],
		en: `snore, snores, snoring, stop|stops breathing, sleep apnoea, sleep apnea, apnoea, gasp at night`,
		zh: `打鼾, 打呼, 呼噜, 停气, 呼吸暂停, 憋醒`
	},
	fatigue: {
		codes: ['fatigue', 'associated'],
		en: `fatigue, fatigued, tired, tiredness, exhausted, exhaustion, energy, lethargy, run out of steam, steam, worn out, shattered, drained, stamina, get tired, tired easily, wiped out, knackered, weary, lack energy, run down`,
		zh: `乏, 没劲头, 疲劳, 疲倦, 累, 精力, 没电, 体力, 疲乏, 没精神, 困乏, 倦怠, 精神头, 精神状态`
	}
};
