"use client";

import { useEffect } from "react";

/** Keeps the screen awake while the page is in view, where the phone allows it. */
export function useAwake(): void {
	useEffect(() => {
		let lock: WakeLockSentinel | null = null;
		let isLeft = false;
		async function stayAwake(): Promise<void> {
			if (!("wakeLock" in navigator) || document.visibilityState !== "visible") return;
			// Refused to save power: the screen then sleeps as ever.
			lock = await navigator.wakeLock.request("screen").catch(() => null);
			if (isLeft) void lock?.release();
		}
		void stayAwake();
		// The phone takes it back when the page is hidden.
		document.addEventListener("visibilitychange", stayAwake);
		return () => {
			isLeft = true;
			document.removeEventListener("visibilitychange", stayAwake);
			void lock?.release();
		};
	}, []);
}
