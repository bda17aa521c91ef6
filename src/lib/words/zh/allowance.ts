import type { allowance as en } from '../en/allowance.ts';

export const allowance: typeof en = {
	extra: (percent) => `以上时间已包含为您延长的${percent}%。`,
	pause: (minutes) => `您可以自行暂停计时，累计不超过${minutes}分钟；用完后计时自动恢复。`,
	runsOnIn: '距计时自动恢复还有',
	soon: '半分钟后计时自动恢复。',
	pauseLeft: (time) => `还可暂停${time}`
};
