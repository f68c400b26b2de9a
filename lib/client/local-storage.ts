"use client";

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
