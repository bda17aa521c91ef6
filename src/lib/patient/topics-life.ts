import type { FineTopics } from './topic-data.ts';

/** How people live, and what they think, fear and hope. */
export const life: FineTopics = {
	smoking: {
		codes: ['smoking'],
		en: `smoke, smokes, smoker, smoking, smoked, cigarette, cigarettes, tobacco, vape, vapes, vaping, pack years, packs, fags, ciggies, cigars, pipe, nicotine, light up`,
		zh: `抽烟, 吸烟, 烟, 香烟, 烟民, 戒烟, 电子烟, 包年, 烟酒, 烟瘾`
	},
	alcohol: {
		codes: ['alcohol', 'smoking'],
		en: `hard stuff, drop of, a drop, bevvy, swift half, nightcap, drinking * week, alcohol, alcoholic, beer, wine, spirits drink, whisky, vodka, drink, drinks, drinker, drinking, drank, units, units week, pints, booze, boozing, tipple, how much * drink, drinking man, like a drink, have a drink, bottle, leaning on the bottle, glass of wine, sink of an evening, drink-wise, hit the bottle, drunk, binge, cut down or stopped, teetotal, last drink, pub, down the pub, drinking habits`,
		zh: `喝酒, 饮酒, 酒, 爱喝两口, 喝两口, 酗酒, 戒酒, 白酒, 啤酒, 借酒, 喝多少, 喝得多, 酒量, 烟酒, 几罐, 喝几`
	},
	drugs: {
		codes: ['drugs'],
		en: `recreational, recreational drugs, drugs, drug use|abuse|habit, use any drugs, any drugs, do drugs, cannabis, marijuana, weed, hash, cocaine, coke, amphetamine, amphetamines, ecstasy, illicit, street drugs, illegal, illegal drugs, heroin, inject drugs, injecting, speed, stimulant, stimulants, party drugs, take anything when you go out, at parties, anything up nose, substances, substance, substance abuse, get high, taken anything|something she|he shouldn't, anything she shouldn't`,
		zh: `毒品, 吸毒, 大麻, 可卡因, 冰毒, 违禁, 药物滥用, 兴奋剂, 摇头丸, 麻古, 嗑药, 海洛因, 吸过什么, 误服, 不该吃, 聚会上, 出去玩, 成瘾, 滥用`
	},
	'laughing gas': {
		codes: ['drugs'],
		en: `nitrous, nitrous oxide, laughing gas, balloons, balloon, inhaled gas, whippets, ketamine, festivals`,
		zh: `笑气, 气球, 氯胺酮, K粉, 音乐节, 吸气球`
	},
	occupation: {
		codes: ['occupation', 'social'],
		en: `get through a day|day's work|teaching, in the way of work|teaching|job, on shift, earn, earn a crust, bread and butter job, occupation for a living, occupation, job, jobs, work as, for a living, profession, employ, employed, employment, employer, retired, retirement, work, works, working, at work, line of work, trade, career, do for work, coping at work|classroom, managing at work, boss, office, affect job|work, affecting work|job, classroom, time off work, sick leave, day job, earn your living, business, shift, shifts, used to work, colleagues, do for work`,
		zh: `干哪一行, 哪一行, 一天的课, 撑得下来, 顶得住, 干活, 上岗, 职业, 工作, 上班, 做什么的, 退休, 单位, 干什么的, 干哪行, 什么行业, 请假, 上课, 老板, 谋生, 以前是做, 打什么工, 打过什么工, 做哪一行, 同事`
	},
	school: {
		codes: ['occupation', 'cognition', 'social'],
		en: `school, university, college, study, studies, studying, student, education, educated, exams, qualifications, how far in school, years of schooling`,
		zh: `上学, 学校, 读书, 学历, 文化程度, 学习, 考试, 大学, 念书, 教育程度`
	},
	home: {
		codes: ['social'],
		en: `keep an eye on, keeping an eye, anyone to help, someone with, popping in, neighbours, family around, live alone|with, who * live|lives with, lives with, at home, who's at home, home with, who is at home|there, home like, home circumstances|situation|life, house, flat, stairs at home, married, marriage, partner, husband|wife at home, live, living situation|arrangements, social history, any support, have support, support at home|network, help at home, carer, carers, look after her|him|you, looks after, who else is at home, go home to, someone at home, family nearby, who cares, alone, care for you, with her day and night, household`,
		zh: `照看, 看护, 身边有人, 和谁住, 跟谁住, 谁住, 住一起, 家里都有谁, 家里有谁, 住, 结婚, 一个人, 独居, 照顾, 照应, 家庭情况, 婚姻, 住处, 住房, 家里怎么样, 陪着, 谁陪, 家里还有谁, 和谁一块儿, 过日子, 家里人帮忙, 帮忙, 家里几口人, 离得近, 伴侣, 配偶, 除了您还有谁`
	},
	children: {
		codes: ['social', 'pregnancy'],
		en: `children, kids, have children, any children, how many children, kids at home, grandchildren, dependants`,
		zh: `孩子, 子女, 儿女, 有没有孩子, 几个孩子, 小孩`
	},
	function: {
		codes: ['function'],
		en: `feed himself|herself|yourself, feeding, get|getting dressed, getting washed, bathe, bathing, shower on, cut up food|meat, cooking, shopping, dress yourself, wash yourself, washing and dressing, daily activities|life|living|tasks, everyday activities|tasks|life, activities of daily, cope, coping, look after yourself|himself|herself, looking after herself|himself, wheelchair, walking stick, stick, frame, manage at home|day|on own|yourself, managing at home|before, how managing, independent, independently, independence, do for himself|herself|yourself, do everything yourself|himself, self-care, baseline, premorbid, level of function, function, before today|tonight|this|it began, normally able to, usual self, need help with, what help|help need, what can't you do, fit and well till, fit before, how were you before, how was she|he before, chores, housework, cook, shopping, get by, able to do`,
		zh: `穿衣, 吃饭要人, 要人帮, 喂饭, 洗澡*自己, 自己吃饭, 自己穿, 需要帮忙, 自理, 日常生活, 轮椅, 生活能力, 自己照顾自己, 照顾自己, 功能状态, 病前, 拐杖, 平时能做, 自己做, 能做哪些, 生活能自理, 以前能, 之前状态, 身体硬朗, 家务, 活动能力, 独立, 需要什么照顾, 基础状态, 什么都自己`
	},
	exercise: {
		codes: ['function', 'social'],
		en: `exercise, sport, sports, football, gym, hobby, hobbies, run, running, swimming, pastimes, free time, leisure, like to do, interests`,
		zh: `运动, 锻炼, 爱好, 健身, 跑步, 业余, 兴趣`
	},
	diet: {
		codes: ['social', 'associated', 'exposure'],
		en: `drink coffee|tea|water|fluids|enough, coffee, tea, caffeine, energy drinks, diet, vegan, vegetarian, eat meat|dairy|eggs|fish, what do you eat, kind of food, food do you, dairy, eggs, milk, eating and drinking, foods, meat, salt`,
		zh: `素食, 吃素, 饮食, 吃什么, 肉蛋奶, 吃肉, 蛋奶, 吃喝, 忌口, 口味`
	},
	'risky food': {
		codes: ['exposure', 'travel'],
		en: `off food|meat, gone off, out of date, home-preserved, canned food|tin, tinned, raw, undercooked, raw meat|fish, game, unpasteurised, shellfish, mushrooms, eaten anything unusual|odd, what has she eaten, eat anything unusual|strange, confinement foods, seafood, fermented, wild food`,
		zh: `不新鲜, 变质, 过期, 馊, 腌制, 罐头, 生吃, 生肉, 野味, 海鲜, 吃过什么特别, 蘑菇, 未煮熟, 发酵, 不干净, 农活`
	},
	driving: {
		codes: ['driving', 'trauma'],
		en: `drive, drives, drove, driving, driver, car, behind the wheel, at the wheel, licence, license, motorbike, motorcycle, bike, e-bike, lorry, van, on the road, get to work, near miss, scrapes, dents, parked car, happy with driving, drive for a living, safe to drive, ride, hgv, take the car`,
		zh: `开车, 驾驶, 方向盘, 驾照, 骑车, 电动车, 摩托, 上路, 司机, 剐蹭, 刮痕, 出过事, 险些出事, 开不开车, 车祸, 怎么上班, 机动车`
	},
	travel: {
		codes: ['travel'],
		en: `anywhere nice|exotic|interesting|abroad|recently|lately|hot, trip away, travel, travels, travelled, traveled, travelling, trip, trips, abroad, overseas, holiday, holidays, foreign, been away|anywhere, been anywhere, country, countries, far-flung, out of the country, lived abroad|elsewhere, where have you been|travelled|lived, vacation, tropics, flight, flown, away recently, anywhere unusual, where lived`,
		zh: `旅行, 出国, 旅游, 外地, 国外, 出远门, 去过哪, 去过什么地方, 旅行史, 远地方, 出差, 疫区, 去过, 境外, 住过`
	},
	animals: {
		codes: ['exposure', 'travel'],
		en: `pet, pets, animal, animals, tick, ticks, bite|bites|bitten insect|animal|tick|mosquito|dog|any|been, insect, insects, dog, cat, mosquito, farm, livestock, birds, stung, bitten, animal contact, countryside, bats, rodent`,
		zh: `宠物, 咬, 蜱, 蚊, 动物, 养猫, 养狗, 虫, 叮, 猫, 狗, 农场`
	},
	contacts: {
		codes: ['exposure', 'fever'],
		en: `contact with person|someone|anyone|people, been around|near anyone, anyone else ill|sick|poorly|unwell, anyone ill|poorly|sick around, contact with infection|anyone|someone|people, in contact, sick contact|contacts, around anyone, been near, caught from, others unwell, anyone around|nearby same, same symptoms anyone, exposed to infection, outbreak`,
		zh: `接触过传染, 接触过病人, 身边有人生病, 身边*病, 周围*病, 传染, 接触过, 接触史`
	},
	immunity: {
		codes: ['exposure', 'past-medical'],
		en: `immunity, immune system|low, immunosuppressed, immune, immunocompromised, weakened, weakens defences, hiv, aids, steroids or hiv, risk of hiv, syphilis, std, hiv test, tested for hiv, defences, hepatitis b`,
		zh: `免疫力, 抵抗力, HIV, 艾滋, 梅毒, 免疫抑制, 免疫低下, 免疫功能`
	},
	chemicals: {
		codes: ['exposure', 'occupation'],
		en: `chemical, chemicals, pesticide, pesticides, toxin, toxins, toxic, solvent, solvents, metal, metals, heavy metals, exposed, exposure, exposures, asbestos, radiation, lead, mercury, fumes, welding, carbon monoxide, gas leak, boiler, poison, poisoning, poisons, dust, worked with, hazardous, sprays, batteries, manganese`,
		zh: `化学, 农药, 毒物, 重金属, 金属, 电焊, 煤气, 一氧化碳, 有毒, 中毒, 辐射, 粉尘, 接触史, 溶剂, 油漆, 毒`
	},
	cosmetic: {
		codes: ['exposure', 'surgical'],
		en: `wrinkles, wrinkle, slimmer face, fillers, cosmetic, injections in face, botox, facial injections, tattoo, tattoos, piercing, filler, acupuncture, chiropractor, neck manipulation, massage`,
		zh: `瘦脸, 打针*脸, 除皱, 面部注射, 美容, 肉毒, 纹身, 整容, 针灸, 按摩, 推拿, 正骨, 打瘦脸针`
	},
	handedness: {
		codes: ['handedness', 'function'],
		en: `dominant side, dominant, which side dominant, handed, right-handed, left-handed, left or right handed, right or left handed, leftie, lefty, southpaw, dominant hand, handedness, which hand, hand do you write|use, hand * write|favour|prefer|pen|sew|hold, write with, hold a pen`,
		zh: `惯用, 左撇子, 右撇子, 惯用手, 利手, 哪只手写, 用哪只手, 右手还是左手, 左手还是右手, 哪只手, 拿筷子用`
	},
	ideas: {
		codes: ['ideas', 'concerns'],
		en: `idea, ideas, theory, thoughts, what do you think|reckon|suspect|believe|feel it|is|has|caused|might|going|happened, what did you think|make, think is causing|wrong|going|happening, your own idea|theory|hunch|thoughts|view|opinion, any ideas|idea|theories, have any idea, any thoughts, thoughts on cause, thoughts about cause, hunch, theory, put it down to, blame, crossed your mind, went through your mind, what had you thought, wondered about, suspect, your explanation, guess, what caused|causes|cause, the cause, what's behind, why do you think, googled, looked it up, read about it, put this down, what might be causing, reckon`,
		zh: `猜, 您觉得是, 你觉得是, 您自己觉得, 你自己觉得, 您认为, 你认为, 自己怎么想, 怎么看, 什么想法, 有想法, 想法, 猜过, 怀疑是, 琢磨, 寻思, 以为是什么, 原来以为, 什么原因, 归结, 跟什么有关, 想过原因, 怎么想的, 心里怎么想, 觉得是怎么回事, 什么引起, 归因, 之前*想`
	},
	concerns: {
		codes: ['concerns', 'ideas'],
		en: `worry, worries, worried, worrying, concern, concerns, concerned, afraid, fear, fears, frighten, frightened, frightens, frightening, scare, scared, scares, biggest worry, on your mind, going through your mind, weighing on, keeps you awake|up, haunt, haunts, anxious about, worst of it, dread, troubling you most, bothers you most, anything you're particularly, particular concern, preying on, mind at rest, ask me, questions for me, do you have any questions, nagging`,
		zh: `担心, 害怕, 怕什么, 最怕, 顾虑, 忧虑, 放不下, 惦记, 睡不着觉的是, 恐惧, 担忧, 有什么怕, 心里在想什么, 想问我, 最糟, 不放心, 心里最怕, 放心不下`
	},
	expectations: {
		codes: ['expectations', 'concerns'],
		en: `helpyou, want, hope, hoping, hopes, expect, expecting from|us|visit, expectations, what would you like, like us to do, want from us|me|today|done, want us, what do you want, would help most|you, can we do for you, help you most, need from me|us, do you need, wish, get out of today|visit, matters most, make today worthwhile, need to hear, goal, goals, what would he|she want, want to happen, like to happen, how can we help, how can i help|you|tonight, like from|done, help you both, anything you want, achieve today`,
		zh: `希望, 期望, 想让我们, 最盼着, 盼着, 要求, 期待, 想解决什么, 怎么帮, 帮到您, 帮到你, 帮最大, 帮上您, 最需要我, 想听我们, 最重要的, 没白来, 想达到, 得到什么, 需要我们, 最想解决, 帮助最大, 想要什么结果, 怎么帮您`
	},
	witness: {
		codes: ['collateral', 'seizure'],
		en: `anyone see|saw|seen|witness|notice|else, did anyone see|notice, who saw, witness, witnesses, witnessed, what did they see, people see, who was there|with, someone see, what did wife|husband|family see|notice, on video, film it, describe what you saw|exactly, tell me what you saw, exactly what you saw, from start to finish, from first moment|second`,
		zh: `谁看见, 有人看见, 目击, 在场, 旁边有人, 旁人, 看到的全过程, 全过程, 从头到尾, 看到的是什么样, 谁发现, 您看到的, 录像`
	},
	'found by': {
		codes: ['presenting-complaint', 'onset', 'collateral'],
		en: `found him|her, find him|her, when you found|find, came across him|her, you walk in on, discovered`,
		zh: `发现他, 发现她, 您发现, 发现的, 发现时, 看见他时`
	}
};
