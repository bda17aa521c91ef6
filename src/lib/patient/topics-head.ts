import type { FineTopics } from './topic-data.ts';

/** Head, eyes, ears, face, speech and swallowing. */
export const head: FineTopics = {
	headache: {
		codes: ['headache'],
		en: `headache, headaches, head hurt|hurts|hurting|ache|aches|sore|bad|pound|pounding|throb|throbbing|split|splitting|burst|pain|painful, sore head, bad head, heads, thick head, head pain, pain * head, cephalgia, cephalalgia, ache in head, pressure in head, about|how head, head been bad|these|lately|this, head feel|feeling, head trouble|troubling, skull, temples, clutch head`,
		zh: `头痛, 头疼, 脑袋疼, 脑袋痛, 头*疼, 头*痛, 脑袋*疼, 脑袋*舒服, 头部疼, 头部痛, 头胀, 头闷, 脑壳疼, 脑壳痛, 抱着头, 捂头, 头怎么样, 头上不舒服, 太阳穴, 后脑勺, 偏头痛`
	},
	migraine: {
		codes: ['headache', 'past-medical'],
		en: `migraine, migraines, migraine history, sick headache, prone to headaches|bad heads, headaches in past|before|previously, headaches when younger, zigzag`,
		zh: `偏头痛, 以前*头疼, 以前*头痛, 头疼的毛病, 头痛史, 年轻时头疼, 经常头疼, 经常头痛`
	},
	'light and noise': {
		codes: ['headache', 'associated', 'vision'],
		en: `curtains, lights off|down, dark room|glasses, sunglasses, light hurt|hurts|bother|bothers|sensitive, bright light|lights, sensitive to light|noise|sound, sensitivity to light|noise|sound, photophobia, phonophobia, dark room, noise bother|bothers|hurt|sensitive`,
		zh: `见光难受, 光刺眼, 刺眼, 怕光, 畏光, 怕亮, 见光, 光线, 怕声, 怕吵, 畏声`
	},
	vision: {
		codes: ['vision'],
		en: `eye, eyes, vision, eyesight, sight, see clearly|properly|well|normally|anything|ok|everything, seeing clearly|properly|well, blurred, blurry, blur, misty, visual, blind, blindness, go blind, lose|lost sight|vision, trouble with eyes, eyes trouble|problem|wrong|bother, problem with eyes, eye problem|problems|trouble|symptoms, glasses, focus, read small print, can't see, trouble seeing, difficulty seeing, how eyes, eyes ok|alright|fine, eyes playing, visual disturbance|loss|symptoms|change`,
		zh: `视力, 视物, 看不清, 看东西, 看得清, 看得见, 看不见, 模糊, 失明, 眼睛, 眼神, 视觉, 看人, 花眼, 眼花, 眼前发黑, 瞎, 两眼, 双眼, 眼镜, 看走样, 一只眼, 变形`
	},
	'double vision': {
		codes: ['vision', 'previous-episodes', 'presenting-complaint'],
		en: `one or two, two of me|us, double vision, see|seeing|sees|saw double|two, diplopia, two of everything|things|them, two images|pictures, doubled, images side by side, side by side, on top of the other, cover|shut|close one eye, monocular, binocular, ghost image, one image or two`,
		zh: `看东西*两个, 出现两个, 两个东西, 看出两个, 复视, 重影, 双影, 看成两个, 成双, 两个影, 叠影, 影子, 遮住一只眼, 闭上一只眼`
	},
	'visual field': {
		codes: ['vision'],
		en: `direction of eyes, control eyes, eyes move|moving, move eyes, turn eyes, visual field, side vision, peripheral vision, half of vision, notice people|things both|on sides, bump|bumping|bumps|walk|walking|walks into things|door|furniture|doorframe, see * both sides|coming, miss things on, one side of vision, look one side|way, eyes go|look|drift|deviate, looking at you, look round, blind spot, corner of eye, tunnel vision, notice * side, gaze, staring, look left|right, see everything coming`,
		zh: `视野, 两边*看, 两边*注意, 撞到东西, 撞东西, 一侧看不见, 半边看, 旁边的东西, 往哪边瞟, 往*看, 斜视, 凝视, 扭头看, 看人正常, 盯着, 余光, 偏盲, 撞门框, 两边来的`
	},
	'colour vision': {
		codes: ['vision'],
		en: `colour, colours, color, colors, washed out, colour vision, reds|red faded, one eye different|any, both eyes same, compare eyes`,
		zh: `颜色, 色觉, 红颜色, 色盲, 发淡, 两只眼*一样, 两眼*颜色`
	},
	'eye pain': {
		codes: ['vision', 'pain', 'headache'],
		en: `eye pain|hurt|hurts|sore|ache|painful, eyes hurt|sore|ache|painful, pain in|behind|around|with eye|eyes, painful eye, pain moving eye|eyes, move eyes hurt, gritty, red eye|eyes, eyes red, behind eye, dry eyes`,
		zh: `眼睛疼, 眼睛痛, 眼痛, 眼疼, 眼眶痛, 眼眶疼, 眼珠*疼, 转眼*疼, 眼睛里面, 眼睛后面, 眼红, 眼干, 眼胀`
	},
	'visual aura': {
		codes: ['vision', 'headache'],
		en: `flash|flashes|flashing light|lights, zigzags, sparkle, shimmering, stars, floaters, flashes, spots before, spots in front of eyes, coloured lights, kaleidoscope, visual distortion, distort, distorted, misjudge, faces look|melt`,
		zh: `闪光, 锯齿, 冒金星, 金星, 黑点, 飞蚊, 亮点, 闪的光, 视物变形, 看到变形, 看错, 判断不了距离`
	},
	eyelid: {
		codes: ['vision', 'character', 'weakness', 'presenting-complaint'],
		en: `eyelid, eyelids, lid, lids, ptosis, droop|droops|drooping|droopy eye|eyes|lid, eye droop|close|closing|shut|half, eyes sag|closing|close|open, keep eyes open, lids heavy, droop swap, eyelid|lid|eyelids|lids * drop|drops|dropping|droop|droops|fall|falls|falling`,
		zh: `眼皮, 眼睑, 上睑下垂, 睁不开, 睁眼, 眼皮*下垂, 眼皮*耷拉, 大小眼, 眼皮下搭`
	},
	face: {
		codes: ['weakness', 'sensory'],
		en: `face droop|drooped|dropped|drop|drooping|weak|fall|fallen|lopsided|uneven|change|changed|crooked|look|looked|different|move|moving|numb, facial, crooked mouth|smile, mouth crooked|droop|drooped|dropped|lopsided|twisted, smile crooked|uneven|normally|lopsided, bell's palsy, dribbling, change in face, side of face, corner of mouth, whistle, face on one side, puff cheeks, close eye fully, face, muscle of face, facial muscles`,
		zh: `面瘫, 口角, 嘴歪, 嘴角, 口歪, 歪嘴, 脸*歪, 脸*耷拉, 脸有变化, 脸*变化, 面部, 脸上, 半边脸, 脸不对称, 嘴巴歪, 闭眼, 脸麻, 脸瘫, 面肌, 嘴斜, 流口水, 鼓腮`
	},
	speech: {
		codes: ['speech'],
		en: `voice weak|weaker|quiet|quieter|soft|softer, quiet, soft-spoken, hard to hear, speak up, hold a conversation, conversation, ask you to repeat, make out what, speech, slur, slurs, slurred, slurring, dysarthria, voice, mumble, mumbling, hoarse, hoarseness, talk|talking normally|properly|funny|clearly|ok|drunk|differently|nonsense, talking, speak, speaks, speaking, words come|coming, words come out right|wrong|properly, get words out, aphasia, articulate, articulating, articulation, pronounce, nasal voice, people understand|follow, understand what he|she says, jumbled, muddled speech, making sense, gibberish, nonsense, able to talk, can talk, say things, tongue-tied, how you talk, normally talk, stop understanding you, talk longer, lose your voice, lost voice`,
		zh: `声音小, 声音低, 声音弱, 再说一遍, 听不清您说, 说话*清楚, 聊天, 说话, 讲话, 言语, 口齿, 吐字, 声音, 嘶哑, 失语, 构音, 大舌头, 说得清, 说不清, 讲不清, 含糊, 嗓子, 鼻音, 嗓音, 说得出, 说不出, 表达, 语言, 口吃, 结巴, 话说得, 语速, 发音, 胡话, 蹦出*字, 吭声, 哑`
	},
	'word finding': {
		codes: ['speech', 'cognition'],
		en: `find|finding words|word, word finding, right words, wrong words|word, stuck for words, search|lost for words, tip of tongue, mix up words, name things, use wrong words, words right, echo, repeat words|you, read and write, reading and writing, trouble reading`,
		zh: `找不到词, 想不起词, 想得起词, 用错词, 说错话, 说错词, 叫不出, 找词, 词不达意, 重复*话, 读写, 读书写字, 话说得, 通顺, 顺溜`
	},
	understanding: {
		codes: ['speech', 'cognition'],
		en: `understand you|him|her|what|people|others|me, understands, follow what you|conversation|commands|instructions, comprehension, take in what, comprehend, follow commands`,
		zh: `听得懂, 听懂, 听不懂, 理解, 明白您说, 明白别人, 能明白, 听明白`
	},
	swallowing: {
		codes: ['swallowing'],
		en: `swallow, swallowing, swallows, dysphagia, choke, chokes, choking, food stuck|stick|sticking|get stuck, food go|going down, go down wrong way, wrong way, cough|coughing when|on|while|after drink|drinks|drinking|eat|eating|food|water, food|water|drink through|from nose, back through|out of|up nose, nasal regurgitation, managing|manage food|meals|eating, trouble|difficulty|problem eating, change what you eat|drink, lump in throat, eat and drink ok|normally|alright, meals going, drool, drooling, dribble, saliva, feeling of choking, get food down, eating solids|liquids, gag`,
		zh: `吞咽, 咽下, 咽东西, 咽不下, 呛, 噎, 吞不下, 下咽, 喝水*咳, 鼻子里*返, 反流, 从鼻子, 咽得下, 吃东西*困难, 吃饭*困难, 吃东西费劲, 吃饭怎么样, 吃饭方面, 流口水, 口水, 流涎, 卡住, 喝水困难, 咽`
	},
	chewing: {
		codes: ['swallowing', 'weakness', 'pain'],
		en: `chew, chewing, jaw, jaw tire|tired|weak|ache|pain, bite, mastication`,
		zh: `咀嚼, 嚼, 下巴, 咬东西, 腮帮子, 下颌`
	},
	hearing: {
		codes: ['hearing', 'associated'],
		en: `hearing, hear well|properly|ok|clearly, deaf, deafness, hard of hearing, tinnitus, ringing, buzzing in, ear, ears, whooshing, hearing aid, ringing ears, ear ache`,
		zh: `听力, 耳鸣, 耳朵, 耳聋, 听不清, 听不见, 听得见, 耳背, 听觉, 重听, 嗡嗡`
	},
	smell: {
		codes: ['associated'],
		en: `smell, taste, anosmia, sense of smell|taste, smell things normally`,
		zh: `嗅觉, 味觉, 闻得到, 闻不到, 味道, 尝不出`
	},
	dizziness: {
		codes: ['vertigo', 'balance', 'associated'],
		en: `light-headedness, lightheadedness, swimmy, faint|dizzy|lightheaded when|on stand|standing, feel faint, head rush, dizzy, dizziness, vertigo, spin, spinning, lightheaded, light headed, giddy, giddiness, woozy, room spin|spinning|moving, room going round, head swim|swimming, swimmy, off balance, floor tilt|tilting, sway, swaying, world spin|moving`,
		zh: `站起来*晕, 起身*晕, 蹲下*晕, 晕, 头晕, 眩晕, 天旋地转, 晕不晕, 发晕, 头昏, 转圈, 晕乎, 打转, 旋转, 晕吗`
	},
	teeth: {
		codes: ['past-medical', 'surgical'],
		en: `tooth, teeth, dental, dentist, gum, gums, tooth out, extraction, abscess, mouth infection, sinus, sinusitis`,
		zh: `牙, 拔牙, 牙龈, 看牙, 牙科, 脓肿, 鼻窦`
	},
	throat: {
		codes: ['fever', 'associated'],
		en: `sore throat, throat, runny nose, blocked nose, nasal congestion, congestion, sneezing, nose`,
		zh: `嗓子疼, 咽痛, 喉咙, 流鼻涕, 鼻塞, 流涕`
	},
	hiccups: {
		codes: ['associated'],
		en: `hiccup, hiccups, hiccuped, belch, burp`,
		zh: `打嗝, 呃逆, 嗝`
	}
};
