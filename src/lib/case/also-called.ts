import type { Manoeuvre } from './manoeuvre.ts';
import type { Order } from './order.ts';

// What manoeuvres and tests are looked up by besides their names: abbreviations and other names, in both languages. Apart
// from the names, since it is fetched only when something is looked up. Pinyin is read from the names themselves.

export const manoeuvresAlso: Record<Manoeuvre, string> = {
	'general.appearance': 'inspection, end of the bed, look at the patient, 外观, 望诊',
	'general.vitals':
		'observations, obs, blood pressure, BP, pulse, temperature, saturation, lying and standing, 血压, 脉搏, 体温, 卧立位血压, HR, RR, SpO2, NEWS, postural hypotension, orthostatic, 心率, 呼吸, 血氧, 立位低血压, sats, oxygen saturation, 生命征',
	'general.skin':
		'rash, neurocutaneous, purpura, nails, 皮疹, 神经皮肤, café au lait, livedo, joints, mouth ulcers, genital ulcers, 咖啡斑, 网状青斑, 口腔溃疡, 关节',
	'general.neck-stiffness':
		'nuchal rigidity, meningism, 颈抵抗, 脑膜刺激征, meningeal signs, neck rigidity, 颈硬, Lhermitte, Lhermitte sign, 莱尔米特征',
	'general.cardiovascular':
		'cardiovascular, heart sounds, murmur, lungs, abdomen, pulses, oedema, 心音, 杂音, 肺部听诊, 腹部, CVS, JVP, hepatosplenomegaly, lymph nodes, 心肺听诊, 淋巴结, 肝脾',
	'general.carotid': 'bruit, carotid bruit, 颈部血管杂音, carotids, supraclavicular bruit, 颈动脉杂音',
	'mental.consciousness':
		'alertness, arousal, AVPU, rousable, 意识状态, 神志, 嗜睡, LOC, drowsy, coma, 昏迷, 昏睡, 觉醒',
	'mental.orientation': 'time place person, oriented, 时间地点人物, TPP, 定向, 时间定向',
	'mental.attention':
		'digit span, serial sevens, months backwards, concentration, 数字广度, 连续减7, WORLD backwards, 专注, 倒背月份, serial 7s, calculation, 4AT, 计算力',
	'mental.memory':
		'recall, three words, delayed recall, registration, 延迟回忆, 近记忆, 远记忆, address recall, amnesia, 遗忘, 即刻记忆',
	'mental.language':
		'aphasia, naming, repetition, comprehension, fluency, reading, writing, 失语, 命名, 复述, 听理解, 阅读, 书写, dysphasia, speech, 言语, 语言',
	'mental.praxis':
		'apraxia, copying, gestures, visuospatial, 失用, 画图, dyspraxia, clock drawing, CDT, pentagons, 画钟试验, 失用症, 视空间',
	'mental.neglect':
		'inattention, line bisection, cancellation, double simultaneous stimulation, anosognosia, 偏侧忽视, 双侧同时刺激, 疾病失认, visual inattention, hemineglect, DSS, 忽略, 消退',
	'mental.frontal':
		'FAB, executive function, Luria, go/no-go, verbal fluency, abstraction, 执行功能, 词语流畅性, 抽象思维, frontal assessment battery, 额叶, 额叶功能评定',
	'mental.cognitive-screen':
		'MMSE, AMT, ACE, mini-mental, 简易精神状态检查, 认知, AMTS, 6CIT, ACE-III, ACE-R, 迷你精神状态, 认知筛查, 4AT',
	'cranial.I-smell': 'CN1, olfactory, anosmia, 嗅神经, CN I, 嗅觉, olfaction',
	'cranial.II-acuity':
		'CN2, Snellen, Ishihara, pinhole, acuity, red desaturation, 视力表, 色觉, 视神经, CN II, VA, colour vision, color vision, 视敏度, 红色饱和度',
	'cranial.II-fields':
		'CN2, confrontation, hemianopia, blind spot, 对照法, 偏盲, CN II, VF, visual field, quadrantanopia, scotoma, 暗点, 象限盲',
	'cranial.II-fundi':
		'CN2, ophthalmoscopy, optic disc, papilloedema, slit lamp, 检眼镜, 视乳头, 视盘, 裂隙灯, CN II, fundoscopy, funduscopy, optic atrophy, Kayser–Fleischer, KF ring, 眼底镜, 视乳头水肿, 视神经萎缩, K-F环, papilledema, fundal, discs',
	'cranial.II-pupils':
		'light reflex, RAPD, accommodation, anisocoria, Horner, swinging torch, 对光反射, 相对性传入性瞳孔障碍, 调节反射, CN II, CN III, APD, Marcus Gunn, PERRL, PERLA, light-near dissociation, Argyll Robertson, 瞳孔对光反射, 马库斯-冈恩瞳孔, 霍纳征',
	'cranial.III-IV-VI-movements':
		'CN3, CN4, CN6, gaze, saccades, pursuit, diplopia, ophthalmoplegia, INO, 眼动, 凝视, 扫视, 复视, CN III, CN IV, CN VI, EOM, extraocular movements, internuclear ophthalmoplegia, vertical gaze, VSGP, OKN, 核间性眼肌麻痹, 眼外肌, 垂直凝视, 视动性眼震',
	'cranial.nystagmus': 'gaze-evoked, downbeat, torsional, 眼震, GEN, 水平眼震, 旋转眼震',
	'cranial.ptosis-fatigue':
		'eyelid, fatigable ptosis, Cogan lid twitch, curtain sign, 眼睑疲劳试验, 眼睑下垂, sustained upgaze, Simpson test, 上视疲劳',
	'cranial.V-sensation':
		'CN5, trigeminal, V1 V2 V3, 三叉神经, 角膜反射, CN V, blink reflex, facial sensation, 面部感觉',
	'cranial.V-motor':
		'CN5, masseter, pterygoid, jaw jerk, 咀嚼肌, 咬肌, 下颌反射, CN V, jaw reflex, mastication, 咀嚼, jaw opening',
	'cranial.VII-face':
		'CN7, facial weakness, eye closure, show teeth, forehead, taste, 面神经, 面瘫, 闭眼, 示齿, 鼓腮, CN VII, facial nerve, LMN, UMN, House–Brackmann, 口角歪斜, 额纹',
	'cranial.VIII-hearing':
		'CN8, Rinne, Weber, tuning fork, whisper, 林纳试验, 韦伯试验, 音叉, 听神经, CN VIII, deafness, 耳聋, Rinne试验, Weber试验',
	'cranial.IX-X-palate':
		'CN9, CN10, bulbar, uvula, cough, water swallow test, 悬雍垂, 洼田饮水试验, 延髓, CN IX, CN X, gag reflex, dysphagia, swallow, 咽反射, 吞咽困难, 软腭',
	'cranial.XI-shoulder':
		'CN11, accessory, trapezius, sternocleidomastoid, neck flexion, 副神经, 斜方肌, 胸锁乳突肌, 屈颈, CN XI, SCM, neck power, 转颈, 颈屈肌力',
	'cranial.XII-tongue':
		'CN12, hypoglossal, tongue wasting, fasciculations, 舌下神经, 伸舌, 舌肌萎缩, CN XII, 舌肌, 舌肌震颤',
	'cranial.dysarthria':
		'dysarthria, slurring, dysphonia, counting aloud, 构音障碍, 口齿, speech, hypophonia, scanning speech, 吟诗样语言, 声音嘶哑',
	'motor.inspection':
		'wasting, atrophy, fasciculation, posture, 肌萎缩, 肌束震颤, muscle bulk, pseudohypertrophy, scapular winging, 肌肉萎缩, 假性肥大, 翼状肩胛',
	'motor.pronator-drift': 'Barré, arm drift, outstretched arms, 轻瘫试验, 平举双上肢, Mingazzini, 旋前试验, 上肢坠落',
	'motor.tone':
		'spasticity, rigidity, cogwheel, Froment, 痉挛, 强直, 齿轮样, clasp-knife, Ashworth, MAS, hypotonia, paratonia, 铅管样, 折刀样, 肌强直, 改良Ashworth, cogwheeling',
	'motor.power-arms': 'strength, MRC, upper limb, grip, hand, 肌力, 握力, power, MRC grade, weakness, UL, 上肢力量',
	'motor.power-legs':
		'strength, MRC, lower limb, dorsiflexion, hip flexion, 肌力, 足背屈, power, MRC grade, foot drop, Trendelenburg, Hoover, LL, 足下垂, 下肢力量',
	'motor.fatigability':
		'repeated shoulder abduction, arms out for a minute, sustained, 易疲劳性, 反复外展, fatigue test, fatigable weakness, MG, 疲劳, fatiguability, fatigability',
	'reflex.arms':
		'biceps, biceps jerk, triceps, triceps jerk, supinator, brachioradialis, Hoffmann, 肱二头肌, 肱三头肌, 桡骨膜, 霍夫曼征, DTR, tendon reflexes, deep tendon reflex, 腱反射, Hoffmann征',
	'reflex.legs':
		'knee jerk, ankle jerk, patellar, Achilles, 膝反射, 踝反射, 跟腱反射, DTR, tendon reflexes, deep tendon reflex, adductor jerk, 腱反射, 膝腱反射',
	'reflex.plantars':
		'Babinski, plantar, plantar reflex, extensor, upgoing toe, Chaddock, 巴宾斯基征, 巴氏征, 查多克征, 病理征, Babinski sign, Oppenheim, Gordon, upgoing plantar, 巴宾斯基, 足底反射, 划足底',
	'reflex.clonus': 'ankle clonus, 踝阵挛, 髌阵挛, sustained clonus, 踝阵挛试验',
	'reflex.primitive':
		'grasp, palmomental, snout, glabellar, rooting, 强握反射, 掌颏反射, 吸吮反射, 眉间叩击, frontal release signs, pout, Myerson, 额叶释放征, 吸吮',
	'sensory.light-touch': 'cotton wool, touch, 棉签, 触觉, LT, fine touch, 轻触',
	'sensory.pinprick':
		'pain, spinothalamic, temperature, cold, 痛觉, 温度觉, 浅感觉, PP, pin, nociception, 针刺, 痛温觉',
	'sensory.vibration':
		'tuning fork, 128 Hz, dorsal column, 音叉, 深感觉, vibration sense, VS, 音叉振动觉, 震动觉, 振动觉',
	'sensory.proprioception':
		'proprioception, JPS, position, pseudoathetosis, 本体感觉, 位置觉, joint position, kinaesthesia, 关节觉, 运动觉',
	'sensory.level':
		'cord level, dermatome, saddle, perianal, 鞍区, 会阴, 皮节, sensory loss level, saddle anaesthesia, 平面, 鞍区感觉, anal tone, dermatomes',
	'sensory.cortical':
		'stereognosis, graphaesthesia, two-point discrimination, extinction, 实体觉, 图形觉, 两点辨别觉, 复合感觉, 2PD, agraphaesthesia, astereognosis, 皮层感觉, 两点辨别, graphesthesia',
	'coordination.finger-nose':
		'finger-nose-finger, past-pointing, intention tremor, dysmetria, 共济, 意向性震颤, FNT, FNF, finger to nose, ataxia, 指鼻, 共济失调',
	'coordination.heel-shin': 'heel-knee-shin, lower limb ataxia, 共济, HST, HKS, heel to shin, 跟膝胫',
	'coordination.rapid-alternating':
		'dysdiadochokinesis, DDK, pronation supination, 轮替试验, RAM, alternating hand movements, 轮替运动, 快复轮替, dysdiadochokinesia',
	'gait.casual':
		'walking, arm swing, turning, heel walking, toe walking, 走路, 行走, 转身, gait, station, walk, 行走步态, 偏瘫步态',
	'gait.tandem': 'heel-to-toe, straight line, 直线行走, 足跟接足尖, tandem walk, 串联步态, 走直线',
	'gait.romberg':
		'Romberg, eyes closed standing, pull test, 昂伯征, 龙贝格征, 站立, sway, postural stability, retropulsion, 后拉试验',
	'movement.tremor':
		'rest tremor, postural, wing-beating, asterixis, flap, spiral, 静止性震颤, 姿势性震颤, 扑翼样, 画螺旋, re-emergent tremor, Archimedes spiral, 扑翼样震颤, 意向性震颤, 阿基米德螺旋',
	'movement.myoclonus': 'jerks, startle response, negative myoclonus, 惊吓反应, jerking, hyperekplexia, 肌跃, 惊跳反应',
	'movement.chorea':
		'dyskinesia, athetosis, ballism, milkmaid grip, tics, 舞蹈症, 手足徐动, 偏身投掷, 抽动, AIMS, 舞蹈样动作, 异动症',
	'movement.dystonia':
		'posturing, torticollis, geste, 扭转, 斜颈, 异常姿势, writer’s cramp, cervical dystonia, 书写痉挛, 痉挛性斜颈',
	'movement.bradykinesia':
		'finger tapping, hypokinesia, parkinsonism, decrement, foot tapping, 对指, 手指拍打, 动作缓慢, UPDRS, MDS-UPDRS, 手指对指, 帕金森',
	'scale.nihss': 'NIH stroke scale, 卒中量表, 美国国立卫生研究院卒中量表, stroke scale, 卒中评分, NIHSS量表',
	'scale.gcs': 'GCS, coma, eyes verbal motor, 昏迷量表, E V M, consciousness score, 昏迷评分, GCS评分',
	'scale.moca': 'MoCA, cognition, 认知评估, MoCA量表, Montreal, 蒙特利尔',
	'scale.mrs': 'mRS, Rankin, disability, 残疾程度, modified Rankin, mRS评分, 改良兰金, 兰金',
	'vestibular.head-impulse':
		'HIT, HINTS, VOR, test of skew, 头脉冲试验, 前庭眼反射, 眼偏斜, vHIT, head thrust, HINTS plus, vestibulo-ocular reflex, VOR试验, 甩头, 摇头试验',
	'vestibular.dix-hallpike':
		'BPPV, positional, Hallpike, 位置试验, 变位试验, 耳石症, benign positional vertigo, supine roll, 耳石, 翻滚试验, DH试验, D-H test',
	'meningeal.kernig-brudzinski':
		'Kernig, Brudzinski, meningism, straight leg raise, Lasègue, 克氏征, 布氏征, 脑膜刺激征, meningeal signs, SLR, 脑膜征, 凯尔尼格征, 直腿抬高试验, 拉塞格征'
};

export const ordersAlso: Record<Order, string> = {
	'bloods.fbc':
		'FBC, CBC, complete blood count, haemoglobin, platelets, white cells, 血细胞分析, 血小板, Hb, WBC, WCC, blood film, 全血细胞计数, 血红蛋白, 白细胞',
	'bloods.ue':
		'U&E, UE, renal function, sodium, potassium, calcium, magnesium, osmolality, BMP, 生化, 血钠, 血钾, 血钙, U+E, Us and Es, U/E/Cr, EUC, RFT, electrolytes, creatinine, eGFR, Na, K, Ca, Mg, CK, creatine kinase, 电解质, 肾功, 肌酐, 血镁, 渗透压, 肌酸激酶, 肝肾功能',
	'bloods.lft':
		'LFT, ALT, AST, bilirubin, albumin, ammonia, 转氨酶, 胆红素, 血氨, LFTs, GGT, ALP, NH3, liver, 肝功, 谷丙转氨酶, 白蛋白, 肝肾功能',
	'bloods.crp-esr':
		'CRP, ESR, C-reactive protein, erythrocyte sedimentation rate, inflammatory markers, procalcitonin, 炎症指标, PCT, 血沉, C反应蛋白, 超敏C反应蛋白, 降钙素原, 红细胞沉降率',
	'bloods.glucose':
		'glucose, blood sugar, HbA1c, 血糖, 糖化, A1c, glycated haemoglobin, fasting glucose, OGTT, 空腹血糖, 静脉血糖',
	'bloods.coagulation':
		'clotting, INR, PT, APTT, fibrinogen, D-dimer, anti-Xa, thrombin time, 凝血四项, 凝血酶原时间, D-二聚体, clotting screen, PTT, FDP, 凝血, 纤维蛋白原, 国际标准化比值',
	'bloods.lipids': 'cholesterol, LDL, HDL, triglycerides, 胆固醇, lipids, TG, TC, 血脂四项, 低密度脂蛋白, 甘油三酯',
	'bloods.b12-folate':
		'B12, folate, cobalamin, methylmalonic acid, homocysteine, 同型半胱氨酸, MMA, Hcy, vitamin B12, VitB12, 维B12, 叶酸, 甲基丙二酸',
	'bloods.thyroid':
		'TFT, TSH, T4, TPO, thyroid function tests, 甲功, 甲状腺抗体, TFTs, FT3, FT4, anti-TPO, TRAb, Hashimoto, 甲功三项, 甲状腺功能, 过氧化物酶抗体',
	'bloods.autoimmune':
		'ANA, ENA, ANCA, dsDNA, antiphospholipid, lupus anticoagulant, complement, rheumatoid factor, ACE, 抗核抗体, 抗磷脂抗体, 免疫全套, RF, aPL, anti-dsDNA, C3, C4, SSA, SSB, Ro, La, vasculitis, immunology, 自身抗体, 血管炎, 类风湿因子, 补体, 抗心磷脂抗体, 狼疮抗凝物',
	'bloods.aqp4-mog':
		'AQP4, MOG, NMO-IgG, anti-AQP4, aquaporin, AQP4抗体, NMO antibody, aquaporin 4, MOG-IgG, anti-MOG, 视神经脊髓炎抗体, 水通道蛋白',
	'bloods.achr-musk':
		'AChR, MuSK, LRP4, acetylcholine receptor, AChR抗体, 肌无力抗体, AChR Ab, anti-AChR, anti-MuSK, MG antibodies, 重症肌无力抗体, 乙酰胆碱受体, MuSK抗体',
	'bloods.neuronal-antibodies':
		'NMDAR, LGI1, CASPR2, GAD, Hu, Yo, paraneoplastic, onconeural, VGKC, ganglioside, 自身免疫性脑炎抗体, 副肿瘤, 神经节苷脂抗体, AE panel, autoimmune encephalitis, anti-NMDAR, GQ1b, GM1, Ri, Ma2, CV2, amphiphysin, VGCC, 自免脑抗体, 副肿瘤抗体, GQ1b抗体, anti-NMDA receptor',
	'bloods.copper-caeruloplasmin':
		'copper, caeruloplasmin, ceruloplasmin, urinary copper, 24小时尿铜, 尿铜, Cu, Wilson, ceruloplasmin level, 铜蓝蛋白, 血铜, 肝豆状核变性',
	'bloods.hiv-syphilis':
		'HIV, syphilis, TPHA, RPR, VDRL, treponemal, infectious serology, 艾滋病, 梅毒, 传染病四项, STI screen, FTA-ABS, TPPA, Lyme, Borrelia, 梅毒螺旋体, 快速血浆反应素, 莱姆',
	'bloods.blood-cultures': 'cultures, bacteraemia, sepsis, BC, blood culture, 血培, 菌血症, 血培养',
	'bloods.toxicology':
		'drug screen, ethanol, paracetamol, salicylate, lithium level, phenytoin level, carboxyhaemoglobin, heavy metals, 毒检, 血药浓度, 重金属, tox screen, UDS, TDM, AED level, drug levels, alcohol, carbon monoxide, COHb, 毒物, 药物浓度, 一氧化碳, 酒精, 苯妥英浓度, urine tox, urine drug screen',
	'bloods.lactate':
		'lactate, ABG, VBG, arterial blood gas, pCO2, 动脉血气, blood gas, ABGs, lactic acid, 血气, 血乳酸, 乳酸',
	'bloods.genetic':
		'DNA, gene panel, exome, sequencing, repeat expansion, 基因, 全外显子, WES, WGS, NGS, CAG repeat, HTT, karyotype, 二代测序, 遗传, 动态突变',
	'bedside.ecg': 'ECG, EKG, electrocardiogram, telemetry, 心电图, 心电监护, EKG 12 lead, QTc, 十二导联心电图, 心电',
	'bedside.glucose':
		'capillary glucose, BM, BSL, finger stick, blood sugar, 快速血糖, 末梢血糖, BGL, CBG, POC glucose, dextrostix, 指尖血糖, 微量血糖',
	'bedside.fvc':
		'FVC, vital capacity, spirometry, NIF, MIP, single breath count, 肺活量, 肺功能, 吸气负压, VC, NIF FVC, MEP, PFT, peak flow, 用力肺活量, 最大吸气压',
	'bedside.ice-test': 'ice pack test, ptosis ice, 冰试验, ice pack, Tensilon, edrophonium, 冰袋试验, 新斯的明',
	'bedside.urinalysis':
		'urine dip, dipstick, urine, MSU, protein, pregnancy test, hCG, 尿检, 尿蛋白, 尿妊娠试验, UA, UDip, urinary, 尿常规, 尿液分析, 小便常规, bhCG',
	'csf.opening-pressure':
		'LP, CSF pressure, spinal tap, manometry, 腰椎穿刺, 颅内压, 脑脊液压力, OP, lumbar puncture, 腰穿, 脑脊液初压, 脑脊液, 开放压',
	'csf.cells-protein-glucose':
		'LP, CSF routine, spinal tap, xanthochromia, lumbar puncture, 脑脊液常规, 脑脊液生化, 腰穿, CSF, CSF WCC, cell count, CSF protein, CSF glucose, 腰椎穿刺, 脑脊液细胞数, 脑脊液蛋白',
	'csf.gram-culture':
		'LP, CSF culture, TB culture, acid-fast, India ink, cryptococcal antigen, 墨汁染色, 抗酸染色, 脑脊液培养, MC&S, AFB, TB PCR, CrAg, lumbar puncture, CSF, 腰椎穿刺, 革兰染色, 隐球菌, 结核, 宏基因组',
	'csf.viral-pcr':
		'LP, HSV PCR, VZV, enterovirus, JC virus, 单纯疱疹病毒, 病毒PCR, 脑脊液病毒, HSV, herpes simplex, CMV, EBV, HHV-6, JCV, lumbar puncture, CSF, 腰椎穿刺, 单疱病毒, 二代测序mNGS, 宏基因组, metagenomics',
	'csf.oligoclonal-bands':
		'LP, OCB, IgG index, 寡克隆带, IgG指数, oligoclonal, OCBs, OB, kappa free light chains, lumbar puncture, CSF, 腰椎穿刺, 寡克隆, 鞘内合成',
	'csf.cytology':
		'LP, malignant cells, flow cytometry, 脱落细胞, 流式细胞, 肿瘤细胞, cytospin, lymphoma cells, lumbar puncture, CSF, 腰椎穿刺, 细胞学',
	'csf.biomarkers':
		'LP, amyloid beta, Abeta42, p-tau, 14-3-3, neurofilament, NSE, S100, Aβ, 神经丝轻链, AD biomarkers, t-tau, NfL, lumbar puncture, CSF, 腰椎穿刺, 脑脊液标志物, 阿尔茨海默病标志物, 淀粉样蛋白',
	'csf.rt-quic':
		'LP, RTQUIC, real-time quaking-induced conversion, prion seeding assay, 实时震动诱导转化, CJD test, prion, lumbar puncture, CSF, 腰椎穿刺, 朊蛋白, 朊病毒',
	'csf.autoantibodies':
		'LP, NMDAR CSF, LGI1, GFAP antibody, autoimmune encephalitis panel, 自身免疫性脑炎抗体, 脑脊液抗体, AE panel CSF, anti-NMDAR, CSF antibodies, lumbar puncture, CSF, 腰椎穿刺, 自免脑, 神经元抗体, anti-NMDA receptor',
	'imaging.ct-head':
		'CT brain, NCCT, non-contrast CT, cranial CT, 头部CT, 颅脑CT, 脑CT, CTH, CTB, head CT, brain CT, 头CT, 头颅CT, 平扫CT',
	'imaging.ct-angiography':
		'CTA, CT angiogram, large vessel occlusion, 头颈CTA, 血管造影, CT angio, LVO, vascular imaging, 头颈部CTA, CT血管成像, 大血管',
	'imaging.ct-perfusion': 'CTP, perfusion, penumbra, core, 灌注, perfusion CT, CBF, CBV, Tmax, 脑灌注, 缺血半暗带',
	'imaging.ct-venography': 'CTV, CT venogram, venous sinus, 静脉窦, venogram, CVST, dural sinus, 静脉造影, CT静脉成像',
	'imaging.mri-brain':
		'MR brain, DWI, FLAIR, SWI, MRI head, 头部磁共振, 核磁, 颅脑MRI, MRI, MR head, brain MRI, diffusion, ADC, GRE, T2*, T1, T2, 头颅核磁, 头颅磁共振, 弥散加权, 磁共振',
	'imaging.mri-contrast':
		'contrast MRI, gadolinium, T1C, post-contrast, enhanced MRI, 增强磁共振, 增强核磁, 钆, MRI+C, MRI with contrast, Gd, gad, gadolinium enhanced, 增强MRI, 头颅增强核磁, 增强, 钆造影',
	'imaging.mri-spine':
		'MRI cord, cervical MRI, thoracic MRI, lumbar MRI, spinal cord, 脊髓MRI, 颈椎MRI, 胸椎MRI, 腰椎MRI, spine MRI, whole spine, MRI c-spine, MRI l-spine, C-spine, L-spine, cauda equina, 颈髓MRI, 脊髓核磁, 颈椎核磁, 腰椎核磁, 全脊柱',
	'imaging.mr-angiography': 'MRA, TOF, MR angiogram, 磁共振血管成像, TOF-MRA, MR血管成像, 头颅MRA',
	'imaging.mr-venography': 'MRV, MR venogram, venous sinus, 磁共振静脉成像, 静脉窦, MR静脉成像, 头颅MRV, CVST',
	'imaging.mr-spectroscopy':
		'MRS, choline, NAA, lactate peak, 磁共振波谱, 波谱分析, 1H-MRS, spectroscopy, 磁共振波谱分析',
	'imaging.pet':
		'PET, PET-CT, brain PET, whole-body PET, 正电子发射断层, 代谢显像, FDG PET, amyloid PET, 18F-FDG, PETCT, 葡萄糖代谢',
	'imaging.dat-scan': 'DaTscan, DAT, SPECT, ioflupane, DAT显像, DAT scan, DAT-SPECT, DAT PET, FP-CIT, 多巴胺显像',
	'imaging.carotid-doppler':
		'carotid duplex, carotid ultrasound, transcranial Doppler, TCD, 颈部血管超声, 经颅多普勒, CDUS, carotid US, TCCD, neck ultrasound, 颈动脉彩超, 颈动脉B超, 颈部彩超, 颈部血管彩超',
	'imaging.echocardiography':
		'echo, TTE, bubble study, heart ultrasound, 心脏彩超, 心超, 发泡试验, TOE, TEE, cardiac echo, 心脏超声, 心动图, 超声心动图',
	'imaging.chest-xray': 'CXR, chest radiograph, 胸片, chest film, CXR PA, 胸部平片, X线胸片, 拍片',
	'imaging.ct-body':
		'CT CAP, CT TAP, CT chest, CT abdomen, staging CT, thymus CT, 胸部CT, 腹部CT, 胸腺CT, CAP, TAP, CTCAP, CTTAP, malignancy screen, thymoma, 胸腹盆CT, 增强CT, 胸腺瘤',
	'physiology.eeg':
		'electroencephalogram, video EEG, telemetry, 视频脑电图, 脑电, VEEG, sleep-deprived EEG, 24小时脑电图, 长程脑电, 睡眠剥夺脑电图',
	'physiology.emg-ncs':
		'EMG, NCS, NCV, electromyography, nerve conduction, 肌电图, 神经传导速度, NCS/EMG, NCS EMG, nerve conduction study, F wave, H reflex, needle EMG, 神经传导, 肌电, 神经电图',
	'physiology.rns-sfemg':
		'RNS, SFEMG, decrement, jitter, repetitive stimulation, 重频电刺激, 重复电刺激, RNS 3 Hz, single fiber EMG, SF-EMG, LFRNS, 低频重复电刺激, 单纤维肌电图, 重频',
	'physiology.evoked-potentials':
		'SSEP, SEP, MEP, BAEP, evoked potentials, 诱发电位, 脑干听觉诱发电位, EP, BAER, ABR, AEP, TMS, CMCT, 体感诱发电位, 运动诱发电位',
	'physiology.vep':
		'VEP, OCT, P100, optical coherence tomography, retinal nerve fibre layer, 视诱发电位, VER, PVEP, RNFL, visual evoked, 视觉诱发电位, 光学相干断层',
	'tissue.biopsy-brain':
		'stereotactic biopsy, meningeal biopsy, surgical specimen, 立体定向活检, 脑组织活检, histology, 脑组织病理, 活检',
	'tissue.biopsy-nerve-muscle':
		'muscle biopsy, sural nerve biopsy, skin biopsy, 肌肉活检, 腓肠神经活检, nerve biopsy, histology, 神经活检, 肌活检, 皮肤活检, 病理, 活检',
	'tissue.biopsy-temporal-artery': 'TAB, giant cell arteritis biopsy, 颞浅动脉活检, TA biopsy, GCA, 颞动脉, 活检'
};
