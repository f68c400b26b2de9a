"use client";

import { startTransition, useEffect, useState, useSyncExternalStore } from "react";

/** Parts that are in the server's HTML: as many cards as a visitor sees before the page answers. */
const SERVED = 3;
/** Parts that stay once they are drawn, about a hundred cards. */
const MOST = 8;

const never = () => () => {};

/** True while the server's HTML is being taken over, false for what the browser draws by itself. */
function useIsTakenOver(): boolean {
	return useSyncExternalStore(
		never,
		() => false,
		() => true,
	);
}

/**
 * How many parts of a virtualised list are drawn wherever the screen is: those that the server drew, and one more whenever the
 * browser has nothing else to do.
 */
export function useDrawnParts(count: number): number {
	const isTakenOver = useIsTakenOver();
	const [drawn, setDrawn] = useState(isTakenOver ? SERVED : 1);
	const isEnough = drawn >= Math.min(count, MOST);

	useEffect(() => {
		if (isEnough || !("requestIdleCallback" in window)) return;
		const waiting = requestIdleCallback(() => startTransition(() => setDrawn(drawn + 1)));
		return () => cancelIdleCallback(waiting);
	}, [drawn, isEnough]);

	return drawn;
}
