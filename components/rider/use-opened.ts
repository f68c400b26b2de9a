"use client";

import { useCallback, useState, useSyncExternalStore } from "react";

function subscribe(listener: () => void): () => void {
	window.addEventListener("hashchange", listener);
	return () => window.removeEventListener("hashchange", listener);
}

const readHash = () => location.hash.slice(1);

/**
 * The delivery that is open, by its order's id, whether any was, and how to leave it. It stands in the part of the address that is never
 * sent: it opens without a network, and the phone's own way back leads to the list.
 */
export function useOpened(): { opened: string; hasOpened: boolean; leave: () => void } {
	const opened = useSyncExternalStore(subscribe, readHash, () => "");
	const [hasOpened, setHasOpened] = useState(false);
	if (opened && !hasOpened) setHasOpened(true);
	const leave = useCallback(() => location.replace("#"), []);
	return { opened, hasOpened, leave };
}
