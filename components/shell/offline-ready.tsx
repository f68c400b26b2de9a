"use client";

import { useEffect } from "react";

/** Keeps the shop readable without a network, from the second visit on. Draws nothing. */
export function OfflineReady(): null {
	useEffect(() => {
		if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
		// Not before the page has all it needs itself. A browser that refuses has the shop online only.
		const register = () => void navigator.serviceWorker.register("/sw.js").catch(() => {});
		if (document.readyState === "complete") register();
		else window.addEventListener("load", register, { once: true });
	}, []);
	return null;
}
