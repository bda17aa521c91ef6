let audio: AudioContext | undefined;

/** Whether a bell is wanted: see `/preferences`. */
export function isBellOn(): boolean {
	return document.documentElement.dataset.sound === 'on';
}

/** One stroke of a quiet bell. A browser plays nothing before somebody has pressed something; then it stays silent. */
export function ring(): void {
	if (!('AudioContext' in globalThis)) return;
	audio ??= new AudioContext();
	void audio.resume().catch(() => {});
	const { currentTime: at, destination } = audio;
	// Partials of a struck bell, in Hz, with how loud each is.
	for (const [pitch, loud] of [
		[660, 0.06],
		[1320, 0.025],
		[1782, 0.012]
	] as const) {
		const tone = audio.createOscillator();
		const fading = audio.createGain();
		tone.frequency.value = pitch;
		fading.gain.setValueAtTime(0, at);
		fading.gain.linearRampToValueAtTime(loud, at + 0.01);
		fading.gain.exponentialRampToValueAtTime(0.0001, at + 1.6);
		tone.connect(fading).connect(destination);
		tone.start(at);
		tone.stop(at + 1.7);
	}
}
