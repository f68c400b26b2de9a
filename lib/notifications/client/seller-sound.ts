import { useSyncExternalStore } from "react";
import { storedText } from "@/lib/client/browser-state";

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
function canChime(): boolean {
	return context?.state === "running";
}

/** Plays the chime; silently nothing where the browser does not allow sound yet. */
function chime(): void {
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

const lastHeard = storedText("sabz-seller-chimed");
const setting = storedText("sabz-seller-sound");

const isSoundOn = () => setting.read() !== "off";

/** Turns the sound of new orders on, which plays it once, or off; this browser remembers it. */
function setSound(isOn: boolean): void {
	setting.write(isOn ? "on" : "off");
	if (isOn) chime();
}

/** Whether new orders are heard in this browser (on in the page's first drawing), and how to change it. */
export function useSound(): [boolean, (isOn: boolean) => void] {
	const isOn = useSyncExternalStore(setting.subscribe, isSoundOn, () => true);
	return [isOn, setSound];
}

/** Lets a packed order be heard, unless the seller has switched sounds off. */
export function soundPacked(): void {
	if (isSoundOn() && canChime()) chime();
}

/** Of several tabs that hear of the same order, the first one that may play claims it; without storage each does. */
function claim(notificationId: string): boolean {
	if (lastHeard.read() === notificationId) return false;
	lastHeard.write(notificationId);
	return true;
}

/** Lets a new order be heard, once in this browser, unless the seller has switched that off. */
export function soundNewOrder(notificationId: string): void {
	if (isSoundOn() && canChime() && claim(notificationId)) chime();
}
