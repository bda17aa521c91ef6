import type { FineTopics } from './topic-data.ts';

/** The rest of the body: bladder, gut, heart and lungs, pain, fever, weight, skin, pregnancy. */
export const body: FineTopics = {
	bladder: {
		codes: ['bladder-bowel'],
		en: `wet, urine, urinary, urinate, urination, urinating, bladder, pee, peeing, wee, weeing, waterworks, water works, incontinent, incontinence, continence, pass|passing water|urine, passing water, wet yourself|himself|herself|bed|trousers, hold your water|bladder|urine|pee, make it to loo|toilet, get to loo|toilet in time, toilet, loo, rush to toilet|loo, urgency, accidents toilet|waterworks|bladder, urgency or accidents, catheter, retention, dribble urine, up at night to pee, nocturia, stream, puddles, sphincter, sphincters, control bladder|bladder, spend a penny, leak, leaking, urine output, how much passing, water burn, bathroom, urinary frequency, burning when pee`,
		zh: `小便, 排尿, 尿, 失禁, 憋不住, 憋得住, 解手, 上厕所, 厕所, 膀胱, 括约肌, 起夜, 大小便, 二便, 解小便, 小解, 尿裤子, 尿频, 尿急, 尿不出, 随地小便, 尿量, 导尿`
	},
	bowel: {
		codes: ['bladder-bowel'],
		en: `other end, regular bowels, are you regular, number two|twos, go regularly, being regular, toilet regularly|number, bowel, bowels, constipate, constipated, constipation, open bowels, poo, motions, stool, stools, opening bowels, regular bowels, bunged up, loss of bowel control, soil, soiling, soil yourself, number two, bowel habit|movement|control`,
		zh: `干不干, 拉得出, 上大号, 大号, 几天*一次大便, 大便, 便秘, 排便, 解大便, 大小便, 二便, 拉屎, 肠道, 通便, 大便规律, 便意`
	},
	diarrhoea: {
		codes: ['bladder-bowel', 'associated', 'exposure'],
		en: `diarrhoea, diarrhea, loose stools|motions|bowels, the runs, tummy upset, upset stomach|tummy, stomach bug, gastroenteritis, food poisoning, gut infection`,
		zh: `腹泻, 拉肚子, 拉稀, 闹肚子, 吃坏肚子, 肠胃炎, 肚子不舒服`
	},
	'dark stool': {
		codes: ['bladder-bowel', 'associated', 'past-medical'],
		en: `blood in stool|stools|poo|motions|toilet, black stool|stools|motions, bleeding from back passage|bottom, rectal bleeding, melaena, tarry, pale stools`,
		zh: `便血, 黑便, 大便*血, 大便发黑, 大便黑`
	},
	bleeding: {
		codes: ['associated', 'past-medical'],
		en: `bleed, bleeds, bleeding, bled, bruise, bruises, bruising, nosebleed, nosebleeds, bleed easily, bruise easily, bleeding gums, bleeding problems|disorder|tendency, haemorrhage, hemorrhage, blood loss, clotting problem, serious bleed, stomach ulcer, ulcer bleed, haemophilia, heavy loss`,
		zh: `出血, 瘀青, 淤青, 青紫, 流鼻血, 鼻血, 出血倾向, 大出血, 牙龈出血, 容易出血, 胃溃疡, 乌青, 流血, 渗血`
	},
	'blood in urine': {
		codes: ['bladder-bowel'],
		en: `blood in urine|water|wee|pee, haematuria, dark urine, colour of urine, cloudy urine, smelly urine`,
		zh: `血尿, 尿里有血, 尿血, 尿的颜色, 尿色`
	},
	'water infection': {
		codes: ['bladder-bowel', 'fever', 'medications', 'past-medical'],
		en: `water infection, urine infection, uti, bladder infection, urinary infection, cystitis, kidney infection, kidney stones`,
		zh: `尿路感染, 小便感染, 泌尿系感染, 膀胱炎`
	},
	sexual: {
		codes: ['autonomic', 'social'],
		en: `sexual, sexually, sex, sex life, erection, erections, erectile, libido, intercourse, impotence, bedroom, intimacy, unprotected, partners, sexually transmitted`,
		zh: `性生活, 性功能, 勃起, 性欲, 房事, 同房, 夫妻生活, 性伴侣, 阳痿, 性病`
	},
	autonomic: {
		codes: ['autonomic', 'associated'],
		en: `faint|light-headed|dizzy on getting up, feel faint when, autonomic, dry mouth, mouth dry, dry eyes, sweating changes, sweat less|more, sweating, sweaty, faint|dizzy|lightheaded on|when stand|standing|up|get, stand up, on standing, standing up too fast, flush, flushing, blood pressure drop, heat intolerance, cold hands|feet, raynaud`,
		zh: `自主神经, 口干, 嘴巴干, 多汗, 出汗, 站起来*晕, 站起来*黑, 起身*晕, 体位, 直立, 出虚汗, 怕冷, 怕热, 手脚冰凉, 潮红`
	},
	nausea: {
		codes: ['associated'],
		en: `sick, sickness, nausea, nauseous, nauseated, vomit, vomits, vomiting, vomited, sick|sickness morning|mornings|days|this|feel|stomach|bouts, been sick, be sick, feel sick, felt sick, feeling sick, throw|throwing|threw|thrown up, queasy, retch, retching, bring|brought|bringing anything|food up, keep|kept anything|food|fluids down, puke, stomach contents`,
		zh: `吐, 恶心, 呕吐, 吐过, 吐了, 吐吗, 反胃, 想吐, 干呕, 吐没吐, 作呕, 往外吐, 吐出, 吐个, 吐不吐, 吃得进`
	},
	'tummy pain': {
		codes: ['pain', 'associated'],
		en: `abdominal pain, abdomen, stomach pain|ache|hurt|cramps|trouble, stomach, tummy, tummy pain|ache, belly, bellyache, indigestion, heartburn, reflux, under ribs, ribs, upper abdominal, bloating, ruq, epigastric, gut pain`,
		zh: `腹痛, 肚子疼, 肚子痛, 肚子, 胃痛, 胃疼, 胃不舒服, 烧心, 反酸, 肋骨, 右上腹, 上腹, 消化不良, 胃`
	},
	'chest pain': {
		codes: ['cardiorespiratory', 'pain', 'associated'],
		en: `chest pain|pains|hurt|discomfort|tightness|tight, pain in chest, angina, heart pain, crushing, heart symptoms|problem|trouble, chest`,
		zh: `胸痛, 胸口疼, 胸口痛, 胸闷, 心绞痛, 心前区, 心口, 胸部不适, 胸疼`
	},
	palpitations: {
		codes: ['cardiorespiratory', 'autonomic', 'associated'],
		en: `palpitation, palpitations, heart racing|race|flutter|fluttering|pounding|thumping|skip|beat|beating|irregular|playing, heartbeat, heart beat, irregular heartbeat|pulse, skipped beats, ticker, heart symptoms, pulse racing`,
		zh: `心悸, 心慌, 心跳, 心乱跳, 早搏, 心里扑腾, 心脏*不舒服, 心脏跳, 心口发慌`
	},
	breathing: {
		codes: ['cardiorespiratory', 'associated'],
		en: `breath, breathless, breathlessness, short of breath, shortness of breath, out of breath, breathing, breathe, dyspnoea, dyspnea, puffed, puffing, wheeze, wheezing, winded, catch your breath, air hunger, gasping, get enough air, windedness`,
		zh: `呼吸, 气短, 气喘, 喘, 憋气, 气促, 上不来气, 喘不上气, 气不够, 透不过气, 气急`
	},
	'lying flat': {
		codes: ['cardiorespiratory', 'sleep'],
		en: `lie flat at night|in bed, pillows sleep|use|need, pillow, pillows, lie flat, lying flat, orthopnoea, prop|propped up, sleep upright|sitting, worse lying down, when lying down, lie down`,
		zh: `平着躺, 躺着*睡, 躺下*喘, 平躺, 枕头, 躺平, 端坐呼吸, 躺下*呼吸, 躺下*憋, 半卧, 躺下时`
	},
	cough: {
		codes: ['cardiorespiratory', 'associated', 'fever'],
		en: `cough, coughs, coughing, sputum, phlegm, cough up blood, coughing blood, haemoptysis, blood when cough, how's your chest, chest infection, bring up phlegm`,
		zh: `咳嗽, 咳血, 痰, 咳吗, 咳不咳, 咳, 肺部感染, 肺上怎么样`
	},
	swelling: {
		codes: ['cardiorespiratory', 'associated'],
		en: `swell, swelling, swollen, oedema, edema, puffy, puffiness, ankle swelling|swollen, swollen ankles|legs|face|hands, rings tight, fluid retention, lump, lumps, glands, swollen glands`,
		zh: `水肿, 浮肿, 脸*肿, 手肿, 脚肿, 腿肿, 肿, 肿块, 淋巴结, 疙瘩`
	},
	clot: {
		codes: ['past-medical', 'family', 'cardiorespiratory', 'associated'],
		en: `calf|leg tender|hot, clot, clots, blood clot, thrombosis, dvt, deep vein, embolism, leg pain or swelling, calf, one leg swollen|painful, pulmonary embolus`,
		zh: `小腿肚, 血栓, 静脉血栓, 肺栓塞, 一条腿*疼, 一条腿*肿, 小腿*肿, 小腿*疼, 栓塞`
	},
	'back or neck pain': {
		codes: ['pain', 'headache'],
		en: `chin on|to chest, bend|turn neck, turn head, neck pain|hurt|hurts|ache|sore|stiff|stiffness|painful|ok, stiff neck, pain in neck|back|spine, back pain|ache|hurt|hurts|trouble|problems, backache, bad back, done back in, injure|injured|hurt back|neck, back or neck, sciatica, spine, low back, lumbar, slipped disc, neck trouble, how's your back`,
		zh: `颈痛, 脖子疼, 脖子痛, 脖子僵, 脖子硬, 脖子疼不疼, 背痛, 后背疼, 背疼, 腰痛, 腰疼, 腰酸, 闪着腰, 伤过腰, 脊柱, 腰椎, 颈椎, 坐骨神经, 脖子, 后背, 腰背`
	},
	'joint pain': {
		codes: ['pain', 'rash', 'associated'],
		en: `knees, knee, hips, joints sore, joint, joints, arthritis, joint pain|swelling|ache, aches and pains, aches or pains, muscle pain|ache|aches|sore|soreness, myalgia, aching muscles, achy, bones, bone pain, knees ache|hurt, sore joints|muscles, rheumatic, muscles hurt`,
		zh: `关节, 肌肉痛, 肌肉疼, 肌肉酸痛, 骨头, 膝盖, 浑身疼, 身上哪儿疼, 身上疼, 全身疼, 酸痛, 风湿`
	},
	pain: {
		codes: ['pain', 'headache'],
		en: `pain, pains, any pain, in pain, hurt anywhere, hurts, painful, aching, sore, soreness, discomfort, does it hurt, ache, aches`,
		zh: `疼痛, 哪儿疼, 哪里疼, 疼不疼, 痛不痛, 疼吗, 痛吗, 疼, 痛`
	},
	'limb pain': {
		codes: ['pain', 'sensory'],
		en: `arm|leg|limb|hand|foot|shoulder|hip|feet pain|hurt|hurts|ache|painful, pain in arm|leg|arms|legs|foot|feet|hand|hands|shoulder|hip|limb|calf, leg cramps`,
		zh: `腿疼, 腿痛, 胳膊疼, 胳膊痛, 脚疼, 手疼, 肩膀疼, 肩痛, 肢体疼痛`
	},
	fever: {
		codes: ['fever'],
		en: `fever, fevers, feverish, temperature, high temperature, chills, shiver, shivers, shivery, shivering, rigor, rigors, night sweat|sweats, sweat|sweats|sweating at night|night, sweats, pyrexia, feel hot|cold, hot and cold|shivery, burning up, been hot, febrile, running a temperature, how high, thermometer`,
		zh: `烧, 发烧, 发热, 体温, 寒战, 盗汗, 烧不烧, 打寒战, 烧到, 高烧, 低烧, 一身汗, 打冷战, 烧吗, 退烧`
	},
	infection: {
		codes: ['fever', 'exposure'],
		en: `ill, infection, infections, infected, virus, viral, flu, cold, a cold, caught a cold, bug, poorly, unwell, been ill, been well, under the weather, chest infection, recent illness|infection, ill recently|lately|this week|last, illness this|past|last week|month, illness before, off colour, ill beforehand, covid, chickenpox, shingles, been healthy, been keeping well, pneumonia`,
		zh: `感染, 感冒, 病毒, 生过病, 生病, 闹过病, 着凉, 上呼吸道, 流感, 身体怎么样, 不舒服过, 最近病, 新冠, 肺炎, 带状疱疹, 水痘`
	},
	weight: {
		codes: ['weight-loss'],
		en: `clothes hanging|hang|looser|baggy|slack, belt notch|loose|tighter, overweight, underweight, bmi, obese, weight, lost weight, lose weight, losing weight, weight loss|change|gain, put on weight, gain weight, gained, lighter, clothes loose|looser|getting|fit, trousers loose, thinner, skinny, slimmer, shed pounds|kilos, kilos, pounds, drop in weight`,
		zh: `衣服大了, 裤子*松, 裤腰, 胖, 体重, 消瘦, 瘦, 变轻, 掉秤, 衣服*松, 衣服宽松, 减重, 长胖, 胖了, 掉肉, 轻了`
	},
	appetite: {
		codes: ['weight-loss', 'swallowing'],
		en: `appetite, eating well|properly|normally|enough|ok, eat normally|well|properly, hungry, hunger, off food, is he|she eating, how is she|he eating, enjoy food, picking at food`,
		zh: `食欲, 胃口, 饮食, 吃得下, 吃饭香, 吃得多, 吃得少, 不想吃, 吃得怎么样, 饭量`
	},
	rash: {
		codes: ['rash'],
		en: `rash, rashes, skin, spots, itch, itchy, itching, birthmark, ulcer|ulcers mouth|genital|skin, mouth ulcers, ulcers, blister, blisters, cold sore, cold sores, mouth sores, skin changes|lesions|problem, anything on skin, redness, hives, purpura, eczema, psoriasis, around mouth, hair loss, losing hair`,
		zh: `皮疹, 皮肤, 疹, 痒, 起泡, 水泡, 疱疹, 口腔溃疡, 溃疡, 红斑, 嘴边, 长过什么, 长了什么, 起疙瘩, 脱发, 掉头发, 斑点`
	},
	pregnancy: {
		codes: ['pregnancy'],
		en: `pregnant, pregnancy, expecting, expecting a baby, period, periods, last period, menstrual, menstruation, menses, lmp, menstrual cycle, contraception, contraceptive, menopause, the change, hot flushes, trying for baby, planning a family|pregnancy|children|baby, plan to have children, family planning, in the family way, with child, conceive, missed a period, children on cards, plans for pregnancy|children, miscarriage, hysterectomy, gravida, para, time of the month, could be carrying`,
		zh: `月经, 怀孕, 绝经, 避孕, 例假, 大姨妈, 末次月经, 生理期, 要孩子, 生育计划, 有喜, 备孕, 更年期, 停经, 妊娠, 有身孕, 来月经, 怀上, 孕产, 流产, 打算要*孩子`
	},
	delivery: {
		codes: ['pregnancy'],
		en: `birth, delivery, labour, labor, give|gave birth, deliver, baby born, caesarean, c-section, how many weeks, normal delivery, epidural, spinal needle, pain-relief needle, spinal anaesthetic, g and p, forceps, antenatal, postnatal, lochia, after the birth, since the birth, stitches, in pregnancy, during pregnancy, pregnancy complications, protein in urine, proteinuria, pre-eclampsia, end of pregnancy, breastfeed, breastfeeding, milk`,
		zh: `生产, 分娩, 顺产, 剖腹产, 剖宫产, 生孩子, 生宝宝, 多少周, 无痛, 硬膜外, 产检, 孕期, 孕晚期, 产后, 恶露, 尿蛋白, 蛋白尿, 孕产次, 胎, 产前, 坐月子, 哺乳, 喂奶, 回奶, 泌乳`
	},
	discharge: {
		codes: ['fever', 'pregnancy'],
		en: `discharge, wound, wound problem, pus, down below, vaginal`,
		zh: `分泌物, 伤口, 流脓, 白带`
	}
};
