"use client";

/** Two soft tones, rising; hertz and the second at which each begins. */
const TONES = [
	{ pitch: 659.25, at: 0 },
	{ pitch: 987.77, at: 0.14 },
] as const;
const TONE_SECONDS = 0.5;
const LOUDNESS = 0.18;

let context: AudioContext | null = null;

function wake(): void {
	context ??= new AudioContext();
	if (context.state === "suspended") void context.resume();
}

/** Browsers play nothing before the first touch: from then on the chime can sound. Answers how to stop waiting. */
export function wakeOnTouch(): () => void {
	const gestures = ["pointerdown", "keydown"] as const;
	for (const gesture of gestures) window.addEventListener(gesture, wake);
	return () => {
		for (const gesture of gestures) window.removeEventListener(gesture, wake);
	};
}

/** True when the browser would let the chime be heard. */
export function canChime(): boolean {
	return context?.state === "running";
}

/** Plays the chime; silently nothing where the browser does not allow sound yet. */
export function chime(): void {
	if (context?.state !== "running") return;
	for (const { pitch, at } of TONES) {
		const begin = context.currentTime + at;
		const tone = new OscillatorNode(context, { frequency: pitch, type: "sine" });
		const gain = new GainNode(context, { gain: 0 });
		gain.gain.setValueAtTime(LOUDNESS, begin);
		gain.gain.exponentialRampToValueAtTime(0.001, begin + TONE_SECONDS);
		tone.connect(gain).connect(context.destination);
		tone.start(begin);
		tone.stop(begin + TONE_SECONDS);
	}
}
