/** What a tutor asks, by the name of the hint (`case/hints.ts`). Of no case: each can be asked at every bedside. */
export const tutor = {
	open: 'Let them tell it first. What made them come, in their own words?',
	onset:
		'How fast did it come: in seconds, hours, days or months? You cannot name a process whose beginning you do not know.',
	course: 'And since then: better, worse, up and down? Could you draw it as a line?',
	negatives:
		'What would they also have, if it sat one level higher or one level lower? Ask for what you expect to be absent.',
	examine: 'You have a history. What do you expect to find, and where would you put your hands first?',
	where:
		'Leave the name of the disease aside for a moment. Which one place in the nervous system explains all that you have found?',
	tempo: 'You know how it came and how it went on. What kind of process moves at that pace?',
	list: 'Say three out loud: the likeliest, the most dangerous, and one from another family.',
	eyes: 'You have not looked at the eyes. What could they tell you that the legs cannot?',
	reflexes: 'Is it above the anterior horn cell, or at it and below? Which part of your examination would settle that?',
	sensory: 'Where does feeling end, and for which kind of feeling? One pathway, or all of them?',
	gait: 'Have you seen them stand and walk? Much of the nervous system can be seen in ten steps.',
	'must-not-miss':
		'Which diagnosis on this list would you not forgive yourself for missing tonight? Is it on the list?',
	drugs: 'What goes into this body: tablets, drink, anything at work or at home? Have you asked about all of it?',
	'does-not-fit': 'Look at your first diagnosis. Which finding does it not explain?',
	against: 'You have reasons for it. What speaks against it?',
	test: 'If you could have one test only, which one tells your first two apart?',
	tests: 'What will you do differently with the next result? If nothing, why order it?',
	look: 'When images come, before anybody’s report: what do you see, on which side, and does it sit where your examination put it?',
	witness: 'Who else was there? What would they tell you that the patient cannot?',
	before: 'Has the nervous system spoken before: something that came, went, and was forgotten?',
	family: 'Whose hands, feet or gait does this remind them of? Ask about the family.',
	function: 'What can they no longer do that they did a month ago? And which hand do they write with?',
	mind: 'You have taken their answers as they came. Have you tested whether attention, language and memory can be relied on?',
	coordination: 'Is it weakness, or is it clumsiness without weakness? How would you tell?',
	sure: 'Put a number to each. Would you be surprised if you were wrong?',
	'change-mind': 'What single finding would make you change your mind? Have you looked for it?',
	concerns: 'What are they afraid that it is? You will have to answer that before they leave.',
	sentence: 'Tell me this patient in one sentence: who, where in the nervous system, how fast, and so what.',
	enough: 'I have nothing more to ask. Go once more from the first symptom to the last finding, and commit yourself.',
	'what else': 'What else?'
};
