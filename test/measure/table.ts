import type { AbsentMeasure, HandedMeasure, LeftOutMeasure } from './measures.ts';

type OfPacks = Record<string, { leftOut: LeftOutMeasure; absent: AbsentMeasure }>;

/** The figures beside what they are to reach. */
export function table(packs: OfPacks | null, handed: HandedMeasure | null): string {
	const lines: string[] = [];
	for (const [language, { leftOut, absent }] of Object.entries(packs ?? {})) {
		lines.push(
			`${language}: ${leftOut.questions} example questions, each left out of its case`,
			line('right fact first (no threshold)', percent(leftOut.first), language === 'en' ? '≥ 72 %' : '≥ 68 %'),
			line('right fact in the first three', percent(leftOut.firstThree), '≥ 87 %'),
			line('as he answers: right', percent(leftOut.right)),
			line('as he answers: wrong', percent(leftOut.wrong), '≤ 15 %'),
			line('asked back', percent(leftOut.askedBack)),
			line('unknown · not followed', `${percent(leftOut.unknown)} · ${percent(leftOut.notFollowed)}`),
			line('told more than one fact', percent(leftOut.several)),
			line(`absent topics refused (${absent.questions} questions)`, percent(absent.refused), '≥ 85 %'),
			line('median time a question', `${leftOut.medianMs.toFixed(2)} ms`, '≤ 3 ms'),
			''
		);
	}
	if (handed) {
		lines.push(
			`${handed.questions} handed questions`,
			line('right fact or right refusal', percent(handed.right)),
			line('wrong', percent(handed.wrong)),
			...Object.entries(handed.kinds).map(([kind, one]) => line(`  ${kind} (${one.questions})`, percent(one.right))),
			line('median time a question', `${handed.medianMs.toFixed(2)} ms`, '≤ 3 ms')
		);
	}
	return lines.join('\n').trimEnd();
}

function line(name: string, value: string, goal = ''): string {
	return `  ${name.padEnd(46)} ${value.padStart(16)}  ${goal}`.trimEnd();
}

function percent(share: number): string {
	return `${(share * 100).toFixed(1)} %`;
}
