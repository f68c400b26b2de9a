"use client";

import { useState, useSyncExternalStore } from "react";

/** Parts that are in the server's HTML: as many cards as a visitor sees before the page answers. */
const SERVED = 2;

const never = () => () => {};

/** True while the server's HTML is being taken over, false for what the browser draws by itself. */
function useIsTakenOver(): boolean {
	return useSyncExternalStore(
		never,
		() => false,
		() => true,
	);
}

/** How many parts of a virtualised list are there from the start: those that the server drew, else the first alone. */
export function useServedParts(): number {
	const isTakenOver = useIsTakenOver();
	const [served] = useState(isTakenOver ? SERVED : 1);
	return served;
}
