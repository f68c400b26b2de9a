"use client";

import { useSyncExternalStore } from "react";
import { storedText } from "@/lib/client/local-storage";
import { canChime, chime } from "./chime";

const LAST_KEY = "sabz-seller-chimed";
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

/** Of several tabs that hear of the same order, the first one that may play claims it. */
function claim(notificationId: string): boolean {
	try {
		if (localStorage.getItem(LAST_KEY) === notificationId) return false;
		localStorage.setItem(LAST_KEY, notificationId);
	} catch {
		// Without storage every tab plays.
	}
	return true;
}

/** Lets a new order be heard, once in this browser, unless the seller has switched that off. */
export function soundNewOrder(notificationId: string): void {
	if (isSoundOn() && canChime() && claim(notificationId)) chime();
}
