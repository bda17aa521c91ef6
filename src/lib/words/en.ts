import { allowance } from './en/allowance.ts';
import { board } from './en/board.ts';
import { commit } from './en/commit.ts';
import { door } from './en/door.ts';
import { encounter } from './en/encounter.ts';
import { frame } from './en/frame.ts';
import { hints } from './en/hints.ts';
import { preferences } from './en/preferences.ts';
import { readingTools } from './en/reading-tools.ts';
import { stations } from './en/stations.ts';
import { viewer } from './en/viewer.ts';
import { viva } from './en/viva.ts';

export const en = {
	language: 'en' as 'en' | 'zh',
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
