import type { stations as words } from '../en/stations.ts';

export const stations: typeof words = {
	kinds: { bedside: '床旁接诊', turns: '逐步问答', written: '笔试', custom: '自设考站' },
	soFar: (got, waits, possible) => `已得${got}分，${waits}分待评，满分${possible}分`,
	forked: '从之前某一刻接着做',
	patient: '患者',
	difficulty: '难度',
	purposes: { practice: '练习', exam: '考试', study: '研究' },
	tiers: { direct: '直接诊断', complex: '复杂病例', dialogue: '多步问答' }
};
