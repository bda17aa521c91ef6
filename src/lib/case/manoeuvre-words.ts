import { manoeuvres, type Manoeuvre } from './manoeuvre.ts';

/** The parts of the examination map, head to foot; the cranial nerves also by number. */
export type Region =
	| 'general'
	| 'mind'
	| 'cranial'
	| 'I'
	| 'II'
	| 'III'
	| 'IV'
	| 'V'
	| 'VI'
	| 'VII'
	| 'VIII'
	| 'IX'
	| 'X'
	| 'XI'
	| 'XII'
	| 'neck'
	| 'arms'
	| 'trunk'
	| 'legs'
	| 'feet'
	| 'coordination'
	| 'gait'
	| 'scales';

/** A manoeuvre's name, what else it is looked up by (abbreviations, other names, pinyin initials), and its parts of the map. */
export type ManoeuvreWords = { label: { en: string; zh: string }; also: string[]; region: Region[] };

/** English, 中文, then the parts of the map. */
const rows: Record<Manoeuvre, [string, string, ...Region[]]> = {
	'general.appearance': ['General appearance', '一般情况', 'general'],
	'general.vitals': ['Vital signs', '生命体征', 'general'],
	'general.skin': ['Skin, mucosa and joints', '皮肤、黏膜与关节', 'general', 'trunk'],
	'general.neck-stiffness': ['Neck stiffness', '颈强直', 'neck'],
	'general.cardiovascular': ['Heart, chest and abdomen', '心、肺、腹部查体', 'trunk', 'general'],
	'general.carotid': ['Carotid auscultation', '颈动脉听诊', 'neck'],
	'mental.consciousness': ['Level of consciousness', '意识水平', 'mind'],
	'mental.orientation': ['Orientation', '定向力', 'mind'],
	'mental.attention': ['Attention', '注意力', 'mind'],
	'mental.memory': ['Memory', '记忆力', 'mind'],
	'mental.language': ['Language', '语言功能', 'mind'],
	'mental.praxis': ['Praxis', '运用能力', 'mind'],
	'mental.neglect': ['Neglect and extinction', '忽视与消退现象', 'mind'],
	'mental.frontal': ['Frontal lobe tests', '额叶功能', 'mind'],
	'mental.cognitive-screen': ['Brief cognitive screen', '简易认知筛查', 'mind', 'scales'],
	'cranial.I-smell': ['Smell (I)', '嗅觉（Ⅰ）', 'cranial', 'I'],
	'cranial.II-acuity': ['Visual acuity and colour (II)', '视力与色觉（Ⅱ）', 'cranial', 'II'],
	'cranial.II-fields': ['Visual fields (II)', '视野（Ⅱ）', 'cranial', 'II'],
	'cranial.II-fundi': ['Fundi (II)', '眼底（Ⅱ）', 'cranial', 'II'],
	'cranial.II-pupils': ['Pupils (II, III)', '瞳孔（Ⅱ、Ⅲ）', 'cranial', 'II', 'III'],
	'cranial.III-IV-VI-movements': ['Eye movements (III, IV, VI)', '眼球运动（Ⅲ、Ⅳ、Ⅵ）', 'cranial', 'III', 'IV', 'VI'],
	'cranial.nystagmus': ['Nystagmus', '眼球震颤', 'cranial', 'VI', 'VIII'],
	'cranial.ptosis-fatigue': ['Ptosis and sustained up-gaze', '上睑下垂与持续上视', 'cranial', 'III'],
	'cranial.V-sensation': ['Facial sensation and corneal reflex (V)', '面部感觉与角膜反射（Ⅴ）', 'cranial', 'V'],
	'cranial.V-motor': ['Jaw power and jaw jerk (V)', '咀嚼肌力与下颌反射（Ⅴ）', 'cranial', 'V'],
	'cranial.VII-face': ['Facial movement (VII)', '面部运动（Ⅶ）', 'cranial', 'VII'],
	'cranial.VIII-hearing': ['Hearing (VIII)', '听力（Ⅷ）', 'cranial', 'VIII'],
	'cranial.IX-X-palate': [
		'Palate, gag, voice and swallow (IX, X)',
		'软腭、咽反射、发音与吞咽（Ⅸ、Ⅹ）',
		'cranial',
		'IX',
		'X'
	],
	'cranial.XI-shoulder': ['Shoulder shrug and head turning (XI)', '耸肩与转头（Ⅺ）', 'cranial', 'XI', 'neck'],
	'cranial.XII-tongue': ['Tongue (XII)', '舌（Ⅻ）', 'cranial', 'XII'],
	'cranial.dysarthria': ['Articulation and voice', '构音与嗓音', 'cranial', 'VII', 'X', 'XII'],
	'motor.inspection': ['Muscle bulk and fasciculations', '肌肉容积与肌束颤动', 'arms', 'legs', 'trunk'],
	'motor.pronator-drift': ['Pronator drift', '旋前漂移', 'arms'],
	'motor.tone': ['Tone', '肌张力', 'arms', 'legs'],
	'motor.power-arms': ['Power, arms', '上肢肌力', 'arms'],
	'motor.power-legs': ['Power, legs', '下肢肌力', 'legs', 'feet'],
	'motor.fatigability': ['Fatigability', '疲劳试验', 'arms', 'legs'],
	'reflex.arms': ['Reflexes, arms', '上肢腱反射', 'arms'],
	'reflex.legs': ['Reflexes, legs', '下肢腱反射', 'legs'],
	'reflex.plantars': ['Plantar response', '跖反射', 'feet'],
	'reflex.clonus': ['Clonus', '阵挛', 'legs', 'feet'],
	'reflex.primitive': ['Primitive reflexes', '原始反射', 'mind', 'cranial'],
	'sensory.light-touch': ['Light touch', '轻触觉', 'arms', 'trunk', 'legs', 'feet'],
	'sensory.pinprick': ['Pinprick and temperature', '针刺痛觉与温度觉', 'arms', 'trunk', 'legs', 'feet'],
	'sensory.vibration': ['Vibration', '振动觉', 'arms', 'legs', 'feet'],
	'sensory.proprioception': ['Joint position sense', '关节位置觉', 'arms', 'legs', 'feet'],
	'sensory.level': ['Sensory level', '感觉平面', 'trunk'],
	'sensory.cortical': ['Cortical sensation', '皮质感觉', 'arms', 'mind'],
	'coordination.finger-nose': ['Finger–nose test', '指鼻试验', 'coordination', 'arms'],
	'coordination.heel-shin': ['Heel–shin test', '跟膝胫试验', 'coordination', 'legs'],
	'coordination.rapid-alternating': ['Rapid alternating movements', '快速轮替动作', 'coordination', 'arms'],
	'gait.casual': ['Gait', '步态', 'gait'],
	'gait.tandem': ['Tandem gait', '一字步', 'gait', 'coordination'],
	'gait.romberg': ['Romberg test', '闭目难立征', 'gait'],
	'movement.tremor': ['Tremor', '震颤', 'arms', 'coordination'],
	'movement.myoclonus': ['Myoclonus and startle', '肌阵挛与惊跳', 'arms', 'legs'],
	'movement.chorea': ['Chorea and other dyskinesia', '舞蹈样及其他异动', 'arms', 'legs'],
	'movement.dystonia': ['Dystonia', '肌张力障碍', 'arms', 'legs', 'neck'],
	'movement.bradykinesia': ['Bradykinesia', '运动迟缓', 'arms', 'legs'],
	'scale.nihss': ['NIHSS', 'NIHSS评分', 'scales'],
	'scale.gcs': ['Glasgow Coma Scale', '格拉斯哥昏迷评分', 'scales', 'mind'],
	'scale.moca': ['Montreal Cognitive Assessment', '蒙特利尔认知评估', 'scales', 'mind'],
	'scale.mrs': ['Modified Rankin Scale', '改良Rankin量表', 'scales'],
	'vestibular.head-impulse': ['Head impulse test', '甩头试验', 'cranial', 'VIII'],
	'vestibular.dix-hallpike': ['Dix–Hallpike manoeuvre', 'Dix-Hallpike试验', 'cranial', 'VIII'],
	'meningeal.kernig-brudzinski': ['Kernig and Brudzinski signs', '克尼格征与布鲁津斯基征', 'neck', 'legs']
};

const also: Record<Manoeuvre, string> = {
	'general.appearance': 'inspection, end of the bed, look at the patient, 外观, 望诊, ybqk',
	'general.vitals':
		'observations, obs, blood pressure, BP, pulse, temperature, saturation, lying and standing, 血压, 脉搏, 体温, 卧立位血压, smtz, xy',
	'general.skin': 'rash, neurocutaneous, purpura, nails, 皮疹, 神经皮肤, pf, pz',
	'general.neck-stiffness': 'nuchal rigidity, meningism, 颈抵抗, 脑膜刺激征, jqz, jdk',
	'general.cardiovascular':
		'cardiovascular, heart sounds, murmur, lungs, abdomen, pulses, oedema, 心音, 杂音, 肺部听诊, 腹部, xf, xftz',
	'general.carotid': 'bruit, carotid bruit, 颈部血管杂音, jdmtz, zy',
	'mental.consciousness': 'alertness, arousal, AVPU, rousable, 意识状态, 神志, 嗜睡, yssp, sz',
	'mental.orientation': 'time place person, oriented, 时间地点人物, dxl',
	'mental.attention': 'digit span, serial sevens, months backwards, concentration, 数字广度, 连续减7, zyl',
	'mental.memory': 'recall, three words, delayed recall, registration, 延迟回忆, 近记忆, 远记忆, jyl',
	'mental.language':
		'aphasia, naming, repetition, comprehension, fluency, reading, writing, 失语, 命名, 复述, 听理解, 阅读, 书写, yygn, sy',
	'mental.praxis': 'apraxia, copying, gestures, visuospatial, 失用, 画图, yynl, syz',
	'mental.neglect':
		'inattention, line bisection, cancellation, double simultaneous stimulation, anosognosia, 偏侧忽视, 双侧同时刺激, 疾病失认, hs, pchs',
	'mental.frontal':
		'FAB, executive function, Luria, go/no-go, verbal fluency, abstraction, 执行功能, 词语流畅性, 抽象思维, eygn, zxgn',
	'mental.cognitive-screen': 'MMSE, AMT, ACE, mini-mental, 简易精神状态检查, 认知, rzsc, mmse',
	'cranial.I-smell': 'CN1, olfactory, anosmia, 嗅神经, xj, xsj',
	'cranial.II-acuity': 'CN2, Snellen, Ishihara, pinhole, acuity, red desaturation, 视力表, 色觉, 视神经, sl, sj',
	'cranial.II-fields': 'CN2, confrontation, hemianopia, blind spot, 对照法, 偏盲, sy',
	'cranial.II-fundi': 'CN2, ophthalmoscopy, optic disc, papilloedema, slit lamp, 检眼镜, 视乳头, 视盘, 裂隙灯, yd',
	'cranial.II-pupils':
		'light reflex, RAPD, accommodation, anisocoria, Horner, swinging torch, 对光反射, 相对性传入性瞳孔障碍, 调节反射, tk, dgfs',
	'cranial.III-IV-VI-movements':
		'CN3, CN4, CN6, gaze, saccades, pursuit, diplopia, ophthalmoplegia, INO, 眼动, 凝视, 扫视, 复视, yqyd, yd',
	'cranial.nystagmus': 'gaze-evoked, downbeat, torsional, 眼震, yz, yqzc',
	'cranial.ptosis-fatigue':
		'eyelid, fatigable ptosis, Cogan lid twitch, curtain sign, 眼睑疲劳试验, 眼睑下垂, sjxc, pl',
	'cranial.V-sensation': 'CN5, trigeminal, V1 V2 V3, 三叉神经, 角膜反射, mbgj, jmfs',
	'cranial.V-motor': 'CN5, masseter, pterygoid, jaw jerk, 咀嚼肌, 咬肌, 下颌反射, jjj, xhfs',
	'cranial.VII-face':
		'CN7, facial weakness, eye closure, show teeth, forehead, taste, 面神经, 面瘫, 闭眼, 示齿, 鼓腮, mbyd, msj',
	'cranial.VIII-hearing': 'CN8, Rinne, Weber, tuning fork, whisper, 林纳试验, 韦伯试验, 音叉, 听神经, tl',
	'cranial.IX-X-palate': 'CN9, CN10, bulbar, uvula, cough, water swallow test, 悬雍垂, 洼田饮水试验, 延髓, yfs, rf, ty',
	'cranial.XI-shoulder':
		'CN11, accessory, trapezius, sternocleidomastoid, neck flexion, 副神经, 斜方肌, 胸锁乳突肌, 屈颈, sj, fsj',
	'cranial.XII-tongue': 'CN12, hypoglossal, tongue wasting, fasciculations, 舌下神经, 伸舌, 舌肌萎缩, ss, sxsj',
	'cranial.dysarthria': 'dysarthria, slurring, dysphonia, counting aloud, 构音障碍, 口齿, gyza, gy',
	'motor.inspection': 'wasting, atrophy, fasciculation, posture, 肌萎缩, 肌束震颤, jws, jsz',
	'motor.pronator-drift': 'Barré, arm drift, outstretched arms, 轻瘫试验, 平举双上肢, xqpy, qtsy',
	'motor.tone': 'spasticity, rigidity, cogwheel, Froment, 痉挛, 强直, 齿轮样, jzl',
	'motor.power-arms': 'strength, MRC, upper limb, grip, hand, 肌力, 握力, szjl, jl',
	'motor.power-legs': 'strength, MRC, lower limb, dorsiflexion, hip flexion, 肌力, 足背屈, xzjl, jl',
	'motor.fatigability': 'repeated shoulder abduction, arms out for a minute, sustained, 易疲劳性, 反复外展, plsy',
	'reflex.arms':
		'biceps, triceps, supinator, brachioradialis, Hoffmann, 肱二头肌, 肱三头肌, 桡骨膜, 霍夫曼征, szjfs, jfs',
	'reflex.legs': 'knee jerk, ankle jerk, patellar, Achilles, 膝反射, 踝反射, 跟腱反射, xzjfs, jfs, xfs',
	'reflex.plantars':
		'Babinski, plantar, extensor, upgoing toe, Chaddock, 巴宾斯基征, 巴氏征, 查多克征, 病理征, zfs, bszz, bsz, blz',
	'reflex.clonus': 'ankle clonus, 踝阵挛, 髌阵挛, zl, hzl',
	'reflex.primitive': 'grasp, palmomental, snout, glabellar, rooting, 强握反射, 掌颏反射, 吸吮反射, 眉间叩击, ysfs, qw',
	'sensory.light-touch': 'cotton wool, touch, 棉签, 触觉, qcj, cj',
	'sensory.pinprick': 'pain, spinothalamic, temperature, cold, 痛觉, 温度觉, 浅感觉, tj, wdj, zctj',
	'sensory.vibration': 'tuning fork, 128 Hz, dorsal column, 音叉, 深感觉, zdj',
	'sensory.proprioception': 'proprioception, JPS, position, pseudoathetosis, 本体感觉, 位置觉, wzj, btgj',
	'sensory.level': 'cord level, dermatome, saddle, perianal, 鞍区, 会阴, 皮节, gjpm',
	'sensory.cortical':
		'stereognosis, graphaesthesia, two-point discrimination, extinction, 实体觉, 图形觉, 两点辨别觉, 复合感觉, pzgj, stj',
	'coordination.finger-nose':
		'finger-nose-finger, past-pointing, intention tremor, dysmetria, 共济, 意向性震颤, zbsy, gj',
	'coordination.heel-shin': 'heel-knee-shin, lower limb ataxia, 共济, gxjsy, gj',
	'coordination.rapid-alternating': 'dysdiadochokinesis, DDK, pronation supination, 轮替试验, ksltdz, ltdz, lt',
	'gait.casual': 'walking, arm swing, turning, heel walking, toe walking, 走路, 行走, 转身, bt',
	'gait.tandem': 'heel-to-toe, straight line, 直线行走, 足跟接足尖, yzb, zxxz',
	'gait.romberg': 'Romberg, eyes closed standing, pull test, 昂伯征, 龙贝格征, 站立, bmnl, lbg',
	'movement.tremor':
		'rest tremor, postural, wing-beating, asterixis, flap, spiral, 静止性震颤, 姿势性震颤, 扑翼样, 画螺旋, zc, pyz',
	'movement.myoclonus': 'jerks, startle response, negative myoclonus, 惊吓反应, jzl, jt',
	'movement.chorea': 'dyskinesia, athetosis, ballism, milkmaid grip, tics, 舞蹈症, 手足徐动, 偏身投掷, 抽动, wdz, ydz',
	'movement.dystonia': 'posturing, torticollis, geste, 扭转, 斜颈, 异常姿势, jzlza',
	'movement.bradykinesia':
		'finger tapping, hypokinesia, parkinsonism, decrement, foot tapping, 对指, 手指拍打, 动作缓慢, ydch',
	'scale.nihss': 'NIH stroke scale, 卒中量表, 美国国立卫生研究院卒中量表, nihss, czlb',
	'scale.gcs': 'GCS, coma, eyes verbal motor, 昏迷量表, glsg, hmpf',
	'scale.moca': 'MoCA, cognition, 认知评估, mtle, rzpg',
	'scale.mrs': 'mRS, Rankin, disability, 残疾程度, glrankin, rankin',
	'vestibular.head-impulse': 'HIT, HINTS, VOR, test of skew, 头脉冲试验, 前庭眼反射, 眼偏斜, stsy, tmc',
	'vestibular.dix-hallpike': 'BPPV, positional, Hallpike, 位置试验, 变位试验, 耳石症, wzsy, bwsy',
	'meningeal.kernig-brudzinski':
		'Kernig, Brudzinski, meningism, straight leg raise, Lasègue, 克氏征, 布氏征, 脑膜刺激征, kng, bljs, nmcjz'
};

export const manoeuvreWords = Object.fromEntries(
	manoeuvres.map((manoeuvre) => [manoeuvre, wordsOf(manoeuvre)])
) as Record<Manoeuvre, ManoeuvreWords>;

function wordsOf(manoeuvre: Manoeuvre): ManoeuvreWords {
	const [en, zh, ...region] = rows[manoeuvre];
	return { label: { en, zh }, also: also[manoeuvre].split(', '), region };
}
