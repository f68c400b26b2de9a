"use client";

import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let known = "";

/** Tells everyone who reads the page's query that it is a new one. */
export function noticeSearch(search: string): void {
	if (search === known) return;
	known = search;
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	window.addEventListener("popstate", listener);
	return () => {
		listeners.delete(listener);
		window.removeEventListener("popstate", listener);
	};
}

/** The page's query string as it is now; "" in cached HTML, which is the same for everyone. */
export function usePageSearch(): string {
	return useSyncExternalStore(
		subscribe,
		() => window.location.search,
		() => "",
	);
}

/** Writes the address without leaving the page; `push` makes a step that the back button undoes. */
export function showAddress(href: string, step: "push" | "replace"): void {
	if (href === window.location.pathname + window.location.search) return;
	if (step === "push") window.history.pushState(null, "", href);
	else window.history.replaceState(null, "", href);
	noticeSearch(window.location.search);
}
