import type { en } from './en.ts';
import { allowance } from './zh/allowance.ts';
import { board } from './zh/board.ts';
import { commit } from './zh/commit.ts';
import { door } from './zh/door.ts';
import { encounter } from './zh/encounter.ts';
import { frame } from './zh/frame.ts';
import { hints } from './zh/hints.ts';
import { preferences } from './zh/preferences.ts';
import { readingTools } from './zh/reading-tools.ts';
import { stations } from './zh/stations.ts';
import { viewer } from './zh/viewer.ts';
import { viva } from './zh/viva.ts';

export const zh: typeof en = {
	language: 'zh',
	frame,
	preferences,
	stations,
	door,
	allowance,
	encounter,
	commit,
	board,
	hints,
	viva,
	viewer,
	readingTools
};
