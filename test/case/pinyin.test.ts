import { describe, expect, test } from 'vitest';
import { pinyinTable } from '#lib/case/pinyin-table.ts';
import { spells } from '#lib/case/pinyin.ts';
import { read } from '#test/build/tree.ts';

describe('what is typed spells the characters', () => {
	test.each([
		['initials', '头颅ct平扫', 'tlct', 4],
		['initials of two letters', '重症肌无力', 'zhzhjwl', 5],
		['whole syllables', '腰椎穿刺', 'yaozhuichuanci', 4],
		['the last syllable half typed', '腰椎穿刺', 'yaozhuichu', 3],
		['initials, syllables and Han as they come', '多发性硬化', '多faxyh', 5],
		['every reading of a character', '血沉', 'xiech', 2],
		['every reading of a character', '血沉', 'xuech', 2],
		['ü as v', '绿色', 'lvse', 2],
		['ü as u', '绿色', 'luse', 2],
		['digits stand for themselves', '维生素b12', 'wssb12', 6],
		['over marks between', '脑脊液：常规', 'njycg', 6],
		['not something else', '头颅ct平扫', 'tlmri', -1],
		['not more than there is', '头颅', 'tlct', -1],
		['not over what was left out', '多发性硬化', 'dfyh', -1]
	])('%s: %s as “%s”', (_, text, typed, end) => {
		expect(spells(text, typed, 0)).toBe(end);
	});
});

test('every character that stands in a list or a case has a reading', () => {
	const texts = [...Object.values(read('db', /\.yaml$/)), ...Object.values(read('src/lib/case', /\.ts$/))].join('');
	const lost = new Set(texts.match(/\p{Script=Han}/gu)?.filter((character) => !pinyinTable.includes(character)));
	expect([...lost].join('')).toBe('');
});
