export const help = {
	title: 'Help',
	lead: 'One station from the door to the debrief, with the pieces you will meet. The patient in these pictures is in no case.',
	sit: 'Sit this one now, without a clock',
	sitMore: 'Practice: only you see it, you can pause at will, and the result says that there was no clock.',
	walk: {
		door: {
			head: 'The door',
			says: 'Read the sheet: where, who, what to do, how the time is split, what is not needed. Nothing of the case is loaded before you enter. In practice you may go in early; in an exam the door opens when reading time is over.'
		},
		ask: {
			head: 'Ask',
			says: 'One thing at a time, in your own words, in English or Chinese. The patient says only what the case holds. “I don’t know” is the patient’s own; “I’m not sure what you mean” was not followed, and asks for other words: it is no clinical no. One tap flags a reply that was not what you asked.'
		},
		examine: {
			head: 'Examine',
			says: 'Press / and type, or use the twelve nerves and the body. What you find stands in the case’s words, with its sides, the newest on top. What the case does not hold is called “not recorded”: it never means normal.'
		},
		order: {
			head: 'Order',
			says: 'Cost and turnaround belong to the test, not to the case. An invasive test asks once more before it is done; a test is not done twice. In gated stations you first commit a provisional differential, and history and examination close.'
		},
		read: {
			head: 'Read',
			says: 'The reading room is dark. Mark a point or draw round what you see, name it, and commit your own read; then the report opens, where there is one. Your marks are sky blue; the key’s are amber, and come in the debrief. Without WebGL2 the same images are drawn plainly.'
		},
		rank: {
			head: 'Rank',
			says: 'One to ten diagnoses, the most likely first, and how sure you are of each. Drag, use the arrows, or Alt with the arrow keys. The list is kept from the first minute and becomes your answer.'
		},
		commit: {
			head: 'Answer and hand in',
			says: 'Leave the room for your answers: no new information from there on. What you commit is fixed. The sheet before handing in shows what is still empty. Then the examiner may ask, one question at a time.'
		},
		marks: {
			head: 'What happens to marks',
			says: 'One mark is one square. What a rule can judge is marked at once; what you wrote waits for an examiner, and until then the result is never one number. In practice you may tick the key’s points yourself: that counts in no other figure. An exam is released by an educator.'
		}
	},
	pictures: {
		question: 'When is it worst?',
		reply: 'At night. It wakes me, and I shake the hand until it goes.',
		vague: 'And the rest?',
		notFollowed: 'I’m not sure what you mean.',
		notFollowedNote: 'not followed',
		finding: 'Sensation, right hand',
		found: 'Less to pin on thumb, index and middle finger; left full.',
		missing: 'Fundi',
		notRecorded: 'Not recorded in this case.',
		test: 'Nerve conduction studies',
		cost: 'Cost',
		turnaround: '1 h',
		invasive: 'Lumbar puncture is invasive. Order it?',
		order: 'Order',
		image: 'A drawing of a brain slice with an own mark, and the key’s outline beside it',
		simulated: 'Simulated',
		own: 'your mark',
		key: 'the key',
		ranked: [
			['Carpal tunnel syndrome', 80],
			['C6 radiculopathy', 15],
			['Thoracic outlet syndrome', 5]
		] as [string, number][],
		howSure: (n: number) => `how sure ${n}`,
		committed: 'Committed',
		open: 'Open, with a draft',
		empty: 'Empty',
		answers: ['Your differential', 'Where is the lesion?', 'What do you tell her?'],
		marks: '6 so far, 2 wait, 10 possible'
	},
	rulesHead: 'Good to know',
	rules: [
		[
			'The clock',
			'The server keeps the time. Reloading, a sleeping laptop or a wrong clock change nothing; after time is up there are 15 seconds to finish what you are writing. You can hide the clock.'
		],
		[
			'Nothing to save',
			'What you write is kept as you write it. Without a connection it is kept in this browser and sent once. The newest tab writes; an older one turns read-only.'
		],
		[
			'Practice and exam',
			'In practice you can pause, sit without a clock, ask for a hint, and sit again; the result says so. In an exam nothing of that is there, but a pause for those who are allowed one. Letters, contrast, motion and extra time are there in both.'
		],
		[
			'Again',
			'A station that you sat comes back: after three days if it went badly, after one week or three if it went better, and twice as late each time that it goes well.'
		]
	] as [string, string][],
	keysHead: 'Keys',
	keys: [
		['/', 'find a manoeuvre, a test, a word in the record'],
		['Enter', 'send a question; choose a diagnosis'],
		['Alt ↑ ↓', 'move a diagnosis up or down its list'],
		['Delete', 'on a diagnosis: take it off the list'],
		['Esc', 'close a dialog, a list, the reading room']
	],
	creditsHead: 'Sources and credits',
	credits: [
		[
			'Images of the starter pack',
			'Simulated: no patient was scanned. They are computed from Colin27 and the AAL labels as in mricron-data (BSD-3-Clause), © Louis Collins, McConnell Brain Imaging Centre, MNI, McGill; Holmes et al., J Comput Assist Tomogr 1998;22:324–333; Tzourio-Mazoyer et al., NeuroImage 2002;15:273–289. Licence of the images: CC BY 4.0.'
		],
		['Cases of the starter pack', 'Written for this project, CC BY 4.0. The people are invented.'],
		[
			'Codes of diagnoses',
			'Identifiers only, of the Mondo Disease Ontology (Monarch Initiative, CC BY 4.0), the Orphanet Rare Disease Ontology (ORDO, INSERM US14, CC BY 4.0), the Human Disease Ontology (CC0) and ICD-10 (World Health Organization). The names are our own.'
		]
	]
};
