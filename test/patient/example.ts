import * as v from 'valibot';
import { Case, type Fact } from '#lib/case/case.ts';
import type { Language } from '#lib/case/text.ts';
import type { SpareWords } from '#lib/patient/tell.ts';
import { patientOf } from '#lib/patient/patient.ts';

/** A small invented case: a man with a weak arm, whose daughter helps out. */
export const example: Case = v.parse(Case, {
	id: 'example',
	tier: 'direct',
	difficulty: 1,
	minutes: 5,
	doorway: { en: 'A man with a weak arm.', zh: '一位手臂无力的男性。' },
	patient: {
		opening: {
			en: '(Daughter) He dropped his cup. (Patient:) It was only a cup.',
			zh: '（女儿）他把杯子摔了。（患者：）不就是个杯子嘛。'
		},
		unknown: { en: 'I could not tell you, love.', zh: '这我可说不上来。' }
	},
	history: [
		fact('complaint', 'presenting-complaint', 'I dropped my cup.', '杯子没拿住。', ['What brings you in?', '怎么了？']),
		fact('siblings', 'family', 'A brother. My sister is no longer with us.', '有个弟弟，妹妹不在了。', [
			'Any brothers or sisters?',
			'有兄弟姐妹吗？'
		]),
		{
			...fact('sister', 'family', 'Her heart gave out.', '心脏病走的。', [
				'How did your sister die?',
				'妹妹怎么去世的？'
			]),
			needs: ['siblings']
		},
		fact('onset', 'onset', 'At seven this morning.', '今早七点。', ['When did it start?', '什么时候开始的？']),
		fact('arm', 'weakness', 'My left arm is like lead.', '左胳膊跟灌了铅似的。', [
			'Any weakness in your arms?',
			'胳膊有没有力气？'
		]),
		fact('numb', 'sensory', 'No, I can feel everything.', '没有，哪儿都有感觉。', ['Any numbness?', '有没有麻木？']),
		fact(
			'headache',
			'headache',
			'(Daughter, quietly) He held his head all night.',
			'（女儿压低声音）他捂了一晚上的头。',
			['Any headache?', '头疼吗？']
		),
		fact('sight', 'vision', 'Everything on the left is gone.', '左边的东西都看不见了。', [
			'How is your eyesight?',
			'视力怎么样？'
		]),
		fact('water', 'bladder-bowel', 'The waterworks are fine.', '小便没问题。', [
			'Any trouble passing water?',
			'小便有问题吗？'
		]),
		fact('bowels', 'bladder-bowel', 'I have been bunged up.', '最近大便干。', ['How are your bowels?', '大便怎么样？']),
		fact('pills', 'medications', 'Just the warfarin.', '就吃华法林。', ['What medicines do you take?', '吃什么药？']),
		{
			...fact('stopped', 'medications', 'I stopped it on Friday.', '周五就停了。', [
				'Have you missed any doses?',
				'有没有漏服？'
			]),
			needs: ['pills']
		},
		{
			...fact('why', 'medications', 'My gums bled.', '牙龈出血。', ['Why did you stop the tablets?', '为什么停药？']),
			needs: ['stopped']
		},
		{
			...fact('lost', 'travel', 'To the moon.', '月球。', ['Any travel abroad?', '出过国吗？']),
			needs: ['no-such-fact']
		},
		fact('smoke', 'smoking', 'Ten a day.', '一天十根。', ['Do you smoke?', '抽烟吗？']),
		fact('drive', 'driving', 'I drive a taxi.', '我开出租车。', ['Do you drive?', '开车吗？']),
		fact('worry', 'concerns', 'That I will never work again.', '怕以后干不了活。', [
			'What worries you most?',
			'最担心什么？'
		])
	]
});

function fact(id: string, topic: Fact['topic'], en: string, zh: string, [asked, askedZh]: [string, string]) {
	return { id, topic, says: { en, zh }, asked_by: [{ en: asked, zh: askedZh }] };
}

export const patient = patientOf(example, [example]);

export const nothing = { told: [], turns: [] };

export const spare: Record<Language, SpareWords> = {
	en: {
		unknown: 'I do not know.',
		notFollowed: 'I am not sure what you mean.',
		moreExactly: 'Could you ask me that more exactly?',
		doYouMean: (one, other) => `Do you mean ${one} or ${other}?`
	},
	zh: {
		unknown: '不知道。',
		notFollowed: '没听明白。',
		moreExactly: '能问得具体点吗？',
		doYouMean: (one, other) => `您是问${one}，还是${other}？`
	}
};
