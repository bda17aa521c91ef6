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

/** A manoeuvre's name and its parts of the map. */
export type ManoeuvreWords = { label: { en: string; zh: string }; region: Region[] };

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

export const manoeuvreWords = Object.fromEntries(
	manoeuvres.map((manoeuvre) => [manoeuvre, wordsOf(manoeuvre)])
) as Record<Manoeuvre, ManoeuvreWords>;

function wordsOf(manoeuvre: Manoeuvre): ManoeuvreWords {
	const [en, zh, ...region] = rows[manoeuvre];
	return { label: { en, zh }, region };
}
