export const help = {
	title: 'Help',
	sections: [
		{
			head: 'How a station runs',
			says: 'You read the sheet on the door, enter, talk to the patient, examine, order tests and look at images. Then you leave for your answers; an examiner may ask more. After you hand in, the debrief shows the key.'
		},
		{
			head: 'The patient',
			says: 'Ask one thing at a time, in your own words. The patient says only what this case holds: “I don’t know” is the patient’s own, “I’m not sure what you mean” asks for other words. One tap flags a reply that was not what you asked.'
		},
		{
			head: 'What is not recorded',
			says: 'A finding or a result that the case does not hold is called “not recorded in this case”. It never means normal.'
		},
		{
			head: 'The clock',
			says: 'The server keeps the time. Reloading, a sleeping laptop or a wrong clock change nothing; after the bell there are 15 seconds to finish what you are writing. You can hide the clock.'
		},
		{
			head: 'Nothing to save',
			says: 'What you write is kept as you write it. Without a connection it is kept in this browser and sent once. The newest tab writes; an older one turns read-only.'
		}
	],
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
