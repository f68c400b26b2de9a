"use client";

import { useEffect } from "react";

/** Keeps the keyboard's place: where what had the focus is gone, what stood around it has it. Draws nothing. */
export function KeepFocus(): null {
	useEffect(() => {
		/** What was focused last, then what stood around it, from the inside out. */
		let path: EventTarget[] = [];
		const onFocus = (event: FocusEvent) => {
			path = event.composedPath();
		};
		const observer = new MutationObserver(() => {
			const [last] = path;
			if (!(last instanceof Element) || last.isConnected) return;
			const around = path.find((each) => each instanceof HTMLElement && each.isConnected);
			path = [];
			if (document.activeElement !== document.body || !(around instanceof HTMLElement)) return;
			if (!around.closest("main")) return;
			around.tabIndex = -1;
			around.focus({ preventScroll: true });
		});
		document.addEventListener("focusin", onFocus);
		observer.observe(document.body, { childList: true, subtree: true });
		return () => {
			document.removeEventListener("focusin", onFocus);
			observer.disconnect();
		};
	}, []);
	return null;
}
