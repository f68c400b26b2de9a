"use client";

import { useSyncExternalStore } from "react";
import { type Area, isArea } from "@/lib/domain/areas";

const STORAGE_KEY = "sabz-area";
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	window.addEventListener("storage", listener);
	return () => {
		listeners.delete(listener);
		window.removeEventListener("storage", listener);
	};
}

function readArea(): Area | null {
	try {
		const stored = localStorage.getItem(STORAGE_KEY) ?? "";
		return isArea(stored) ? stored : null;
	} catch {
		return null;
	}
}

/** Remembers the area to deliver to. It holds for this browser only and is no part of the order by itself. */
export function chooseArea(area: Area): void {
	try {
		localStorage.setItem(STORAGE_KEY, area);
	} catch {
		// Storage may be switched off; the choice is then asked for again in the cart.
	}
	for (const listener of listeners) listener();
}

/** The area this browser has chosen (null until then, and in cached HTML), and how to choose one. */
export function useArea(): [Area | null, (area: Area) => void] {
	const area = useSyncExternalStore(subscribe, readArea, () => null);
	return [area, chooseArea];
}
