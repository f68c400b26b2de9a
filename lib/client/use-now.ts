"use client";

import { useSyncExternalStore } from "react";

/** How often a page that shows ages and countdowns looks at the clock, in milliseconds. */
const TICK_MS = 15_000;

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick(): void {
	now = Date.now();
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	if (listeners.size === 1) {
		timer = setInterval(tick, TICK_MS);
		queueMicrotask(tick);
	}
	return () => {
		listeners.delete(listener);
		if (listeners.size === 0) clearInterval(timer);
	};
}

/**
 * The present time in milliseconds, renewed every 15 seconds while someone shows it. The page's first drawing uses
 * the time at which it was served, so that browser and server draw the same.
 */
export function useNow(servedAt: number): number {
	return useSyncExternalStore(
		subscribe,
		() => now,
		() => servedAt,
	);
}
