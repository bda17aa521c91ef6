import type { FineTopics } from './topic-data.ts';

/** What came before: illnesses, operations, medicines, allergies, injuries, the family. */
export const past: FineTopics = {
	'past illness': {
		codes: ['past-medical'],
		en: `dialysis, hernia, fibromyalgia, cystic fibrosis, pancreatitis, pneumothorax, pericarditis, heart defect, endocrine, hormone problem|dysfunction, fluid on|in lungs, illness, illnesses, disease, diseases, diagnosed, condition, conditions, ailment, medical history, past history, past medical, pmh, previous medical, history please, other illness|illnesses|conditions|diseases, past illnesses|illness, what illnesses, any illnesses, illnesses have you|has|had, medical condition|conditions|problem|problems|record, health problems|problem|issues|conditions, diagnosed with|ever, ever been diagnosed, serious illness, long term|long-term|chronic|ongoing condition|illness|disease|problem|conditions, doctor treat|treats|see|seen|treated for, treated for, see doctor for|regularly, under a doctor|specialist|hospital, suffer from any|other, ailments, healthy before|otherwise|generally, general health, fit and well, health before, what else has doctor, medical background, what have you had in the way, comorbidities, any disease|diseases`,
		zh: `患, 既往史, 既往, 以前得过, 以前有什么病, 以前有病, 慢性病, 其他疾病, 别的病, 其他病, 基础病, 基础疾病, 老毛病, 病史, 得过什么, 什么病, 看过什么病, 看大夫, 看过大夫, 身体好, 以前身体, 健康, 大病, 身体状况, 患过, 治过什么, 有没有病, 病历`
	},
	'blood pressure': {
		codes: ['past-medical', 'family'],
		en: `blood pressure, hypertension, bp, high blood pressure, hypertensive`,
		zh: `高血压, 血压, 血压高`
	},
	diabetes: {
		codes: ['past-medical'],
		en: `diabetes, diabetic, blood sugar, sugar, sugar diabetes, high sugar, insulin, hypo, hypoglycaemia`,
		zh: `糖尿病, 血糖, 血糖高, 低血糖, 胰岛素`
	},
	'heart disease': {
		codes: ['past-medical', 'cardiorespiratory'],
		en: `heart trouble|problem|problems|disease|attack|condition|failure|murmur|valve, heart attack, cardiac, irregular heart, atrial fibrillation, af, pacemaker, cholesterol, high cholesterol, coronary, heart rhythm, lipids, stent, valve`,
		zh: `心脏病, 心梗, 房颤, 心律, 冠心病, 起搏器, 血脂, 胆固醇, 心脏, 心衰, 支架, 心跳不齐`
	},
	'stroke history': {
		codes: ['past-medical', 'previous-episodes', 'family'],
		en: `stroke, strokes, tia, mini-stroke, ministroke, bleed in head|brain|gut, bled into head|gut, brain bleed|haemorrhage, aneurysm`,
		zh: `中风, 脑卒中, 脑梗, 卒中, 脑出血, 小中风, 脑血管, 脑子里*出血, 动脉瘤`
	},
	thyroid: {
		codes: ['past-medical', 'weight-loss'],
		en: `thyroid, overactive, underactive, goitre, hyperthyroid, hypothyroid`,
		zh: `甲状腺, 甲亢, 甲减`
	},
	'liver or kidney': {
		codes: ['past-medical'],
		en: `liver, jaundice, jaundiced, hepatitis, yellow, gone yellow, yellow skin|eyes, kidney, kidneys, kidney disease|problem|problems|trouble, renal, cirrhosis, liver trouble`,
		zh: `肝, 黄疸, 肝炎, 肾, 肾病, 肝病, 发黄, 肾脏`
	},
	'lung disease': {
		codes: ['past-medical'],
		en: `asthma, copd, emphysema, bronchitis, lung disease|problem|problems|trouble, tuberculosis, tb, sarcoidosis, inhaler, lungs`,
		zh: `哮喘, 慢阻肺, 肺病, 结核, 肺结核, 支气管炎`
	},
	cancer: {
		codes: ['past-medical', 'family'],
		en: `cancer, tumour, tumor, malignant, malignancy, chemotherapy, radiotherapy, growth, teratoma, cyst, cysts, dermoid, leukaemia, lymphoma, lump suspicious, mole, moles, skin lesion, cut off skin, anything removed|cut, removed, metastatic`,
		zh: `癌, 肿瘤, 化疗, 放疗, 恶性, 可疑肿块, 畸胎瘤, 囊肿, 瘤, 肿块, 包块, 痣, 肿物, 切除过, 割掉, 白血病, 淋巴瘤`
	},
	autoimmune: {
		codes: ['past-medical', 'family'],
		en: `autoimmune, immune condition|disease|trouble|system problem, lupus, rheumatoid, coeliac, crohn's, colitis, vasculitis, immune trouble, sjogren`,
		zh: `自身免疫, 免疫病, 红斑狼疮, 类风湿, 免疫方面, 免疫疾病, 风湿免疫, 干燥综合征`
	},
	'nervous disease': {
		codes: ['past-medical', 'family'],
		en: `epilepsy|parkinson's|dementia|multiple sclerosis|neuropathy|meningitis|encephalitis history|diagnosis|before|ever, neurological history|condition|disease|problems, brain disease|problem, meningitis, encephalitis, parkinson's, multiple sclerosis`,
		zh: `神经系统疾病, 脑病, 脑炎, 脑膜炎, 帕金森, 多发性硬化, 神经方面`
	},
	anaemia: {
		codes: ['past-medical'],
		en: `anaemia, anemia, anaemic, iron deficiency, sickle, blood disorder, gout, arthritis history, osteoporosis, glaucoma, cataract`,
		zh: `贫血, 缺铁, 血液病, 痛风, 骨质疏松, 青光眼, 白内障`
	},
	'birth and childhood': {
		codes: ['past-medical', 'previous-episodes'],
		en: `healthy child, child, childhood, childhood, when you were little|young|small|child, born early, premature, milestones, growing up, developmental, childhood illness|illnesses, own birth, forceps when born, febrile convulsions, at school as child, birth normal, your own birth`,
		zh: `小时候, 童年, 儿时, 发育, 早产, 出生时, 幼年, 小时`
	},
	admissions: {
		codes: ['past-medical'],
		en: `in hospital before|ever, hospitalised, hospitalized, admitted, admission, admissions, hospital stays, stayed in hospital, overnight in hospital`,
		zh: `住过院, 住院史, 以前住院`
	},
	surgery: {
		codes: ['surgical', 'past-medical'],
		en: `surgery, surgeries, operation, operations, operated, surgical, procedure, procedures, anaesthetic, anesthetic, under the knife, gone under, had anything taken out, taken out, appendix, gallbladder, tonsils, major surgery, surgeon, implants, metalwork, transplanted, in theatre, hardware, shunt`,
		zh: `手术, 开刀, 麻醉, 动过刀, 做过什么处置, 阑尾, 胆囊, 切过, 做过刀, 植入, 处置, 大手术`
	},
	transplant: {
		codes: ['surgical', 'exposure', 'past-medical'],
		en: `transplant, graft, grafts, transfusion, transfused, blood transfusion, give|gave|given|donate|donated blood, blood donation, growth hormone, hormone injections, donated tissue, donor, corneal, brain surgery, tissue`,
		zh: `移植, 输血, 献血, 生长激素, 角膜, 供体, 捐过, 器官, 血液制品`
	},
	medication: {
		codes: ['medications'],
		en: `treatment, treatments, therapy, medication, medications, medicine, medicines, meds, tablet, tablets, pill, pills, drug history, drugs take|taking|on, drug you take, prescription, prescribed, prescriptions, repeat list, pill box, taking anything|any|regularly, take anything|regularly, take every day, on anything, regular meds|tablets|medicines, drug hx, dose, doses, current meds, medical treatment, treatment so far|given|taken, treated with, pop, dosage, take for it, what are you taking, put on anything, tried so far, anything prescribed, new medicines|tablets|drugs`,
		zh: `吃什么药, 用什么药, 服药, 用药, 吃药, 药物, 药盒, 长期吃, 吃哪些药, 什么药, 药, 在吃什么, 平时吃, 处方, 剂量, 开的药, 新药, 加过药, 打什么针, 治疗过什么, 什么治疗, 吃着什么`
	},
	'blood thinner': {
		codes: ['medications'],
		en: `blood thinner, blood thinners, thinner, anticoagulant, anticoagulants, warfarin, apixaban, rivaroxaban, dabigatran, edoxaban, aspirin, clopidogrel, heparin, inr, thin blood, thin the blood`,
		zh: `抗凝, 华法林, 阿哌沙班, 利伐沙班, 阿司匹林, 氯吡格雷, 防血栓, 稀释血液, 肝素, 血液变稀`
	},
	'last dose': {
		codes: ['medications'],
		en: `last dose, last tablet|take|took|taken|pill, last taken, take * this morning|last night|tonight|today, when did you last take, actually take|taking|go, had today's, last have, dose today`,
		zh: `最后一次*吃, 最后一次吃, 末次用药, 最后一片, 今早*吃, 今天*吃了, 今晚吃了, 上次吃药, 最后一次服`
	},
	adherence: {
		codes: ['medications'],
		en: `miss, missed, missing, skip, miss|missed|missing|forget|skip|skipped doses|dose|tablets|any, run out, told to stop, stop|stopped|stopping any|taking|tablets|it|medication, actually take, remember to take, as prescribed, compliance, adherence, honest, really take|taking, get swallowed, keep up with tablets, hard to take`,
		zh: `漏服, 漏吃, 停药, 停过, 按时吃, 真的在吃, 真吃, 断药, 吃完了, 停了, 忘吃, 坚持吃药, 自己停, 按医嘱, 让*停药`
	},
	antibiotics: {
		codes: ['medications', 'fever', 'bladder-bowel', 'past-medical'],
		en: `antibiotic, antibiotics, course of, penicillin course, something for infection, infection treated`,
		zh: `抗生素, 消炎药, 抗菌, 头孢, 怎么治的`
	},
	painkiller: {
		codes: ['medications', 'drugs'],
		en: `painkiller, painkillers, paracetamol, ibuprofen, anti-inflammatory, nsaid, nsaids, codeine, opioids, analgesic, take for pain|headache`,
		zh: `止痛药, 布洛芬, 对乙酰氨基酚, 止疼药, 消炎止痛, 镇痛`
	},
	'steroids or sedatives': {
		codes: ['medications'],
		en: `any treatment help|work|difference, did anything help, steroid, steroids, prednisolone, sedative, sedatives, antipsychotic, antipsychotics, antidepressant, sleeping tablets, metoclopramide, anti-sickness, lithium, statin, the pill, hormone, hrt, patches, response to treatment, treatment made difference, respond to treatment, did treatment help`,
		zh: `见效, 管用吗, 有没有用, 起作用, 激素, 镇静, 抗精神病药, 安眠药, 抗抑郁, 胃复安, 止吐药, 锂盐, 他汀, 避孕药, 有没有效果, 疗效, 有效吗, 治疗反应`
	},
	'over the counter': {
		codes: ['drugs', 'medications', 'exposure'],
		en: `over the counter, over-the-counter, otc, herbal, herbs, herb, remedies, remedy, supplement, supplements, vitamin, vitamins, chemist, pharmacy, without a prescription, buy|bought yourself|own|chemist|pharmacy, decongestant, off the internet, from the internet, online, health food, tonics, traditional|chinese medicine, alternative medicine, self-medicate, shop-bought, dose herself|yourself`,
		zh: `非处方, 草药, 中药, 保健品, 补品, 自己买, 药店, 偏方, 维生素, 网购, 网上买, 感冒药, 土方, 补药, 中成药`
	},
	allergies: {
		codes: ['allergies'],
		en: `tolerate, can't tolerate, don't get on with, doesn't agree, can't have, medicines * can't, upset by, react, reaction, reactions, disagree, disagrees, allergy, allergies, allergic, allergen, hypersensitive, bad reaction, react|reacts|reaction|reactions badly|to|medicine|drug|anything|any, disagree|disagrees with, drug reactions, mustn't be given|have, can't have|take drug, brings you out, drug you can't, anything react, intolerant, anaphylaxis, hay fever, epipen`,
		zh: `过敏, 不良反应, 有反应, 不能用, 不能给他用, 不能给她用, 碰就不舒服, 吃了不舒服, 忌用, 禁忌`
	},
	vaccination: {
		codes: ['vaccination', 'fever'],
		en: `vaccine, vaccines, vaccinated, vaccination, vaccinations, jab, jabs, immunised, immunized, immunisation, booster, boosters, shots, flu jab|shot, up to date with, covid vaccine|jab`,
		zh: `疫苗, 接种, 打针, 预防针, 打过针, 加强针, 免疫接种`
	},
	'head injury': {
		codes: ['trauma'],
		en: `bump on head, head injury, hit|bang|banged|bump|bumped|knock|knocked|hurt|crack|strike|struck|injure|injured head, knock|blow|bump|bang on|to head, concussion, trauma, accident, accidents, injury, injuries, injured, hurt yourself|himself|herself, fall or injury, fall onto head, come down hard, whiplash, car crash, fracture, bad fall, scanned afterwards, lump on head, head injured, recent fall`,
		zh: `头*碰, 碰*头, 磕过脑袋, 碰脑袋, 磕过, 碰过头, 磕了头, 撞过头, 头部外伤, 撞到头, 外伤, 受伤, 车祸, 磕到头, 磕头, 磕过头, 磕着, 磕碰, 碰到头, 摔到头, 意外, 脑袋*磕, 脑袋*摔, 头受过伤, 撞头, 脑震荡, 骨折, 打到头, 伤过`
	},
	family: {
		codes: ['family'],
		en: `family history, fh, run|runs in family, in the family, in your|his|her family, family, relative, relatives, related to|by, hereditary, genetic, inherit, inherited, family illness|illnesses|disease|members, anyone else in family, family have, blood relatives, relations, family got|had`,
		zh: `这种病*家, 家里*这种病, 家里*得过, 家族, 家里人, 家族史, 遗传, 亲戚, 亲属, 家里*病, 家里有人*病, 家里有人, 家里其他人, 家中, 娘家, 长辈, 家人, 家里还有谁*这`
	},
	parents: {
		codes: ['family'],
		en: `folks, parents, mother, father, mum, mom, dad, grandparents, grandfather, grandmother, parents healthy|alive|well, parents die|died, uncle, aunt, grandparents die, parents * related, parents * cousins, blood relatives, consanguineous, consanguinity, related to each other`,
		zh: `父母身体, 老人身体, 父母, 父亲, 母亲, 爸爸, 妈妈, 爸妈, 爷爷, 奶奶, 外公, 外婆, 祖父, 祖母, 双亲, 近亲, 表亲, 血缘, 爸爸妈妈*亲戚, 父母*亲戚, 爸妈*亲戚`
	},
	siblings: {
		codes: ['family'],
		en: `brother, brothers, sister, sisters, siblings, sibling, twin, rest of family, brothers or sisters, your daughter die, your son die, daughter die`,
		zh: `兄弟, 姐妹, 哥哥, 弟弟, 姐姐, 妹妹, 兄弟姐妹, 其他人怎么样, 去世`
	},
	'family deaths': {
		codes: ['family'],
		en: `die|died young|early|quickly|suddenly, early death|deaths, unexplained death|deaths, sudden death, died of, what did * die of, die of, lost anyone young, how old was she|he, relative die`,
		zh: `早逝, 去世, 年轻时*死, 年纪轻轻*走, 什么病走, 早死, 猝死, 怎么死, 走了`
	},
	consanguinity: {
		codes: ['family'],
		en: `consanguinity, consanguineous, parents related, husband related, cousins, related to each other, related in any way, same village, where families from, marry relative, blood related`,
		zh: `沾亲, 祖上, 同族, 同姓, 近亲, 亲戚关系, 老家, 表亲, 血缘, 哪里人, 哪儿人`
	},
	ancestry: {
		codes: ['family', 'social'],
		en: `where are you from, ethnic, ethnicity, country of origin, born abroad, nationality`,
		zh: `祖籍, 民族, 籍贯`
	}
};
