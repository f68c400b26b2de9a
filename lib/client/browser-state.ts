import { usePathname } from "next/navigation";
import { useSyncExternalStore } from "react";
import { withoutLanguage } from "@/lib/text/language";

/** What this tab keeps under the key, as JSON, over a reload; null is nothing. Where storage is switched off nothing is kept. */
export function tabStorage(key: string) {
	return {
		read(): unknown {
			try {
				return JSON.parse(sessionStorage.getItem(key) ?? "null");
			} catch {
				return null;
			}
		},
		write(value: unknown): void {
			try {
				if (value === null) sessionStorage.removeItem(key);
				else sessionStorage.setItem(key, JSON.stringify(value));
			} catch {
				// Then it lasts as long as the page.
			}
		},
	};
}

/** The path of the page around as the table of pages has it, whatever its language: `/cart` for `/ur/cart`. */
export function usePagePath(): string {
	return withoutLanguage(usePathname());
}

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

/** A short text that this browser remembers under the key, and that its tabs follow. */
export function storedText(key: string) {
	const listeners = new Set<() => void>();
	return {
		/** What is remembered; null when nothing is, or when storage is switched off. */
		read(): string | null {
			try {
				return localStorage.getItem(key);
			} catch {
				return null;
			}
		},
		/** Remembers the text, where storage is not switched off, and tells who listens. */
		write(text: string): void {
			try {
				localStorage.setItem(key, text);
			} catch {
				// Without storage everything goes on as when nothing was chosen.
			}
			for (const listener of listeners) listener();
		},
		/** For useSyncExternalStore. */
		subscribe(listener: () => void): () => void {
			listeners.add(listener);
			window.addEventListener("storage", listener);
			return () => {
				listeners.delete(listener);
				window.removeEventListener("storage", listener);
			};
		},
	};
}
