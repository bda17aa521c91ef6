import type { FineTopics } from './topic-data.ts';

/** Strength, feeling, walking, balance and movements. */
export const limbs: FineTopics = {
	weakness: {
		codes: ['weakness', 'function'],
		en: `weak, weakness, weaker, weakened, lose|lost|loss strength|power|use, paresis, paralysis, paralysed, paralyzed, power, strength, strong, feeble, floppy, limp, gone|go|went dead, dead weight, heavy limb|arm|leg|arms|legs|limbs, arms|legs tired|heavy|weak|affected|ok|alright|tire, move arms|legs|arm|leg|limbs, moving arm|leg|arms|legs, move one side, one side worse|floppy|weak|affected, pull weight, pulling weight, use of arm|leg|hand, arm|leg|limb not working, proximal, distal, one side of body, which side, side affected, side weak, give way, gives way, giving way, gave way, let down, letting down`,
		zh: `无力, 没力, 没劲, 乏力, 瘫, 力气, 抬不起, 使不上劲, 用不上劲, 使不上力, 没有劲, 软, 力量, 肌力, 有劲, 偏瘫, 半身不遂, 不听使唤, 一侧, 哪一侧, 哪边, 半边身子, 动不了, 能动吗, 能动, 发沉, 沉重, 近端, 远端, 拿不动, 费力, 肢体`
	},
	'arm weakness': {
		codes: ['weakness'],
		en: `lift arms|arm|things|objects, lift * above|overhead, above head, raise arms|arm, brush|wash|dry|comb hair, arm weak|strength|weakness, arms weak|strength|weakness, grip, drop|dropping|drops|dropped things|objects|stuff|cup|mug, open jars|bottles, carry shopping|bags, hands weak|weakness, weak hands|hand|arm|arms, hand weak|strength|clumsy, clumsy hand|hands, fumble, hands letting down, hold things|cup, dropping, reach shelf|up`,
		zh: `抬得起, 手臂*力, 手臂*抬, 手臂*劲, 手臂无力, 抬胳膊, 举手, 举过头, 举起, 抬手, 胳膊*劲, 胳膊*力, 胳膊抬, 手*没劲, 手*没力, 梳头, 吹头发, 拿不住, 拿不稳, 端不稳, 握不住, 握不稳, 拿东西, 掉东西, 握力, 拧瓶盖, 手不灵, 手*不利索, 手*不灵, 提东西, 端不住, 上肢, 哪只手`
	},
	'leg weakness': {
		codes: ['weakness', 'gait'],
		en: `climb|climbing stairs|steps, up|down stairs, rise|get|getting up|out from|of chair, leg weak|weakness|strength|drag|dragging|affected|drags, legs weak|weakness|strength|buckle|normal|tired|heavy|feel|let, weak legs|leg, drag foot|leg|feet, foot drop, catch toe|foot, knees give|buckle, legs give, trip over feet, stand up from|chair, squat, get out of bath, legs down after, foot drag`,
		zh: `上楼, 爬楼, 腿*劲, 腿*力, 腿软, 腿*软, 拖着脚, 拖脚, 拖着走, 绊脚, 绊, 蹲下, 站起来*费, 起身, 足下垂, 腿*受影响, 腿沉, 下肢, 腿感觉, 抬腿, 腿脚`
	},
	'neck weakness': {
		codes: ['weakness'],
		en: `neck weak|heavy|weakness|tired, hold head|chin up, head heavy|drop|drops`,
		zh: `脖子*力, 脖子*劲, 抬头, 颈部无力, 脖子软, 头抬不起`
	},
	'tires with use': {
		codes: ['weakness', 'time-course', 'character', 'aggravating'],
		en: `tire easily|quickly|with use, fatigable, fatiguable, the longer|more you, worse * longer|use|repeated, after using, gets weaker, wear out, run out of strength`,
		zh: `越用越, 用久, 时间长了, 持久, 坚持, 活动后*无力, 疲劳性, 越说越`
	},
	numbness: {
		codes: ['sensory', 'presenting-complaint'],
		en: `numb, numbness, tingle, tingling, pins and needles, paraesthesia, paresthesia, sensation, sensations, sensory, hypoaesthesia, anaesthesia, loss of feeling|sensation, lost feeling, feeling in arms|legs|hands|feet|skin|fingers, change in feeling, prickling, odd feelings, strange feelings, feel dead, burning|odd feelings|feet|sensation, crawling, feel touch|touching|me|your, feel me touching, feel things normally, touch skin, feel normal when|stroke, altered sensation, dead feeling, can you feel`,
		zh: `麻木, 发麻, 麻不麻, 麻吗, 手麻, 脚麻, 腿麻, 麻, 刺痛, 针刺, 针扎, 感觉异常, 异样感, 烧灼, 蚂蚁, 皮肤的感觉, 感觉有变化, 感觉迟钝, 知觉, 没感觉, 能感觉到, 有感觉, 触觉, 碰您, 摸您, 皮肤*感觉, 手脚*感觉, 感觉减退`
	},
	'neck flexion': {
		codes: ['sensory'],
		en: `bend|bending|flex|flexing|drop|dropping|tuck|tucking neck|head|chin, bend|bending * forward, look|looking down, chin on|to|onto chest, lhermitte, electric shock|shocks, shock down, buzz down`,
		zh: `低头, 弯脖子, 屈颈, 下巴*胸, 往下看, 过电, 触电, 电击`
	},
	'hot and cold': {
		codes: ['sensory'],
		en: `feel|tell|telling hot|cold|temperature|heat, hot from cold, hot and|or cold in feet|hands|skin|water, temperature of water|bath, bath water, feel temperature`,
		zh: `冷热, 水温, 冷水热水, 烫不烫, 温度觉, 分得清冷, 试得出`
	},
	'tight band': {
		codes: ['sensory', 'pain'],
		en: `band, tight band|feeling|chest|tummy|waist, tightness around|round|chest|tummy|waist|middle, squeezed, belt, girdle, hug, pressure round|around waist|chest|tummy, around waist|middle|trunk`,
		zh: `束带, 箍, 勒, 紧束, 压迫感, 发紧, 腰上*紧, 胸口*紧`
	},
	'electric shock': {
		codes: ['sensory'],
		en: `electric shock|shocks, shock-like, bend|bending|flex neck, chin on chest, dropping chin, look down, lhermitte, neck forward, buzz down, down spine`,
		zh: `过电, 触电, 电击, 低头, 弯脖子, 下巴贴胸, 往下看, 窜麻`
	},
	saddle: {
		codes: ['bladder-bowel', 'sensory'],
		en: `saddle, feel yourself wipe, when you wipe, between legs numb, numb down below, private parts, back passage numb, genital`,
		zh: `会阴, 鞍区, 肛周, 私处*麻, 下面*麻, 屁股*麻`
	},
	position: {
		codes: ['sensory', 'balance'],
		en: `where your foot|feet|limbs|leg, know where feet|legs, ground feel|cotton wool, walking on cotton wool, in the dark, eyes closed|shut balance|shower, washing face`,
		zh: `踩棉花, 脚在哪, 黑的地方, 黑暗中, 闭眼*站, 洗脸*晃, 脚底`
	},
	walking: {
		codes: ['gait', 'balance'],
		en: `small steps, steps, drag feet, shuffles, slow on feet, on your feet, how on feet, get about, getting about, on his pins, hold on to furniture|wall, walk, walks, walking, gait, steady on feet, steady, steadily, unsteady, unsteadiness, wobbly, wobble, stagger, staggering, stumble, stumbling, shuffle, shuffling, feet stick, mobility, get around|about, getting about, limp, wide legs, all over the place, on your pins, coordination, clumsy, clumsiness, ataxia, drunk, lurch, freeze, freezing, small steps, legs feel`,
		zh: `拖着脚, 拖步, 步伐, 迈不开, 扶墙, 扶着走, 走得了, 走路, 走道, 步态, 行走, 走起来, 走得稳, 走不稳, 稳不稳, 不稳, 摇晃, 晃, 东倒西歪, 腿脚, 共济, 协调, 走直线, 迈步, 小碎步, 走得动, 步子, 拖着走, 笨拙`
	},
	balance: {
		codes: ['balance', 'gait', 'vertigo'],
		en: `balance, keep balance, lose|lost balance, off balance, unbalanced, tip over, list to|one side, veer, sway, steady on feet`,
		zh: `平衡, 站不稳, 站稳, 重心, 偏向一边, 歪向, 站得稳`
	},
	falls: {
		codes: ['gait', 'balance', 'trauma'],
		en: `near misses on feet, nearly fall|fallen, gone over at all, hit the deck, took a tumble, down * stairs, fall, falls, fell, fallen, falling, tumble, tumbles, fall over, trip, tripped, trips, gone over, taken a tumble|spill, come a cropper, had a fall, legs from under, go over, been falling`,
		zh: `摔, 跌, 摔倒, 跌倒, 摔跤, 摔跟头, 跌跤, 栽倒, 绊倒, 倒地, 摔过`
	},
	tremor: {
		codes: ['movements', 'associated', 'presenting-complaint'],
		en: `shake, shaking, shakes, tremor, tremors, tremble, trembling, hand|hands|arm|arms|fingers shake|shaking|shaky|steady|tremble, shaky, the shakes, shaking|shake at rest|hand|hands, rest tremor, shakiness, quiver, steady hands, hand steady, shaking worse|describe, describe shaking, shaking settle, spill tea|drinks`,
		zh: `震颤, 颤抖, 手抖, 发抖, 抖不抖, 抖, 哆嗦, 手颤, 打颤, 抖动, 抬着胳膊抖`
	},
	jerks: {
		codes: ['movements', 'seizure', 'associated'],
		en: `twitch, twitches, twitching, fasciculation, jerk, jerks, jerky, jerking, jump, jumps, jumpy, startle, make * jump|start, myoclonus, sudden movements, muscle flicker|flickering|ripple|jump, flicker, jump at noise, jolts, bang make, noise or touch`,
		zh: `肉跳, 抽动, 惊跳, 一哆嗦, 惊, 跳动, 肌肉跳, 突然*动, 一跳一跳, 颤动, 弹跳, 还跳`
	},
	'odd movements': {
		codes: ['movements', 'associated'],
		en: `involuntary, odd movements|posture|movement, abnormal movements|posture, strange movements, unusual movements, chorea, dystonia, tic, tics, fidgety, restless limbs, writhing, twist, twisting|pull|pulling, own thing, mind of its own, do things on own, body twist|pull, dance, cramp into, movements you can't control, uncontrollable, move by itself, alien, drift up, wriggle, posture, movement, movements, limb does`,
		zh: `不自主, 怪动作, 异常动作, 奇怪的姿势, 自己动, 自己乱动, 乱动, 舞蹈, 扭转, 自己扭, 拽, 姿势, 歪脖子, 控制不住*动, 怪异动作, 抽搐样, 动作异常, 不听使唤, 扭`
	},
	'stiff and slow': {
		codes: ['movements', 'associated', 'gait'],
		en: `slowed up, slow up, get going, slow to, out of bed, stiff, stiffness, stiffen, rigid, rigidity, spastic, slow movement|movements|moving|down, slowed down, slowness, slower, bradykinesia, move slowly, body stiff, legs stiff, tight muscles, slowing down`,
		zh: `僵硬, 发僵, 僵, 强直, 动作慢, 迟缓, 慢吞吞, 变慢, 动作迟, 硬邦邦, 肌肉紧, 绷紧, 慢了`
	},
	cramps: {
		codes: ['pain', 'movements', 'associated'],
		en: `cramp, cramps, spasm, spasms, muscle cramps|spasm|spasms, charley horse`,
		zh: `抽筋, 痉挛, 转筋`
	},
	wasting: {
		codes: ['weakness', 'associated'],
		en: `wasting, wasted, muscles thinner|shrunk|smaller|wasted, thinner arms|legs, muscle loss, lost muscle`,
		zh: `肌肉萎缩, 萎缩, 变细, 肌肉*瘦`
	},
	handwriting: {
		codes: ['function', 'movements', 'weakness'],
		en: `handwriting, writing, write, writes, typing, draw, buttons, button|buttoning, chopsticks, cutlery, use a knife|fork|pen, fine tasks, fiddly, thread needle, shoelaces, zip, keyboard, what can't you do`,
		zh: `写字, 字迹, 扣扣子, 系扣子, 筷子, 打字, 画画, 精细动作, 系鞋带, 针线, 做不了`
	}
};
