import { useEffect, useState, useSyncExternalStore } from "react";
import { useShop } from "@/lib/shop/client/shop";

/**
 * Runs `then` once the frame that the browser is about to paint has been painted.
 * @returns calls it off
 */
export function afterPaint(then: () => void): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const frame = requestAnimationFrame(() => {
		timer = setTimeout(then);
	});
	return () => {
		cancelAnimationFrame(frame);
		clearTimeout(timer);
	};
}

/** What waits for an idle page comes after so many milliseconds in any case. */
const IDLE_AT_LATEST_MS = 1_000;
/** Browsers that do not tell when they are idle go on after so many milliseconds. */
const UNTOLD_MS = 50;

/**
 * Runs `then` once the page has nothing else to do.
 * @returns calls it off
 */
export function whenIdle(then: () => void): () => void {
	if (!("requestIdleCallback" in window)) {
		const timer = setTimeout(then, UNTOLD_MS);
		return () => clearTimeout(timer);
	}
	const call = requestIdleCallback(then, { timeout: IDLE_AT_LATEST_MS });
	return () => cancelIdleCallback(call);
}

/** The value as it was a frame ago: what follows from a press, but is not the answer to it. */
export function useAfterPaint<Value extends string | number | boolean>(value: Value): Value {
	const [rendered, setRendered] = useState(value);
	useEffect(() => {
		if (rendered !== value) return afterPaint(() => setRendered(value));
	}, [rendered, value]);
	return rendered;
}

/** How often a page that shows ages looks at the clock, in milliseconds. */
const AGES_MS = 15_000;
/** How often a countdown does. */
const COUNTDOWN_MS = 1_000;

const MINUTE_MS = 60_000;

type Clock = { subscribe: (listener: () => void) => () => void; read: () => number };

/** A clock that all who show it share; it stands still while nobody does. */
function clockOf(tickMs: number): Clock {
	let now = Date.now();
	let timer: ReturnType<typeof setInterval> | undefined;
	const listeners = new Set<() => void>();

	function tick(): void {
		now = Date.now();
		for (const listener of listeners) listener();
	}

	return {
		read: () => now,
		subscribe(listener) {
			listeners.add(listener);
			if (listeners.size === 1) {
				timer = setInterval(tick, tickMs);
				queueMicrotask(tick);
			}
			return () => {
				listeners.delete(listener);
				if (listeners.size === 0) clearInterval(timer);
			};
		},
	};
}

const ages = clockOf(AGES_MS);
const countdown = clockOf(COUNTDOWN_MS);

/** The shop's time, which is so many milliseconds ahead of the browser's. */
function useClock({ subscribe, read }: Clock, servedAt: number, ahead: number): number {
	return useSyncExternalStore(subscribe, read, () => servedAt - ahead) + ahead;
}

/** How far demo mode has set the shop's clock ahead, in milliseconds. */
function useOffset(): number {
	return useShop().clockOffset * MINUTE_MS;
}

/**
 * The present time in milliseconds, renewed every 15 seconds while someone shows it. The page's first drawing uses
 * the time at which it was served, so that browser and server draw the same.
 */
export function useNow(servedAt: number): number {
	return useClock(ages, servedAt, useOffset());
}

/** The same, renewed every second. */
export function useSeconds(servedAt: number): number {
	return useClock(countdown, servedAt, useOffset());
}

/** The same as `useNow` for a page that knows how far the shop's clock is ahead of the browser's, in milliseconds. */
export function useNowOfShop(servedAt: number, ahead: number): number {
	return useClock(ages, servedAt, ahead);
}
