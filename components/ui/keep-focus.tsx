"use client";

import { useEffect } from "react";

/** Keeps the keyboard's place: where what had the focus is gone, what stood around it has it. Draws nothing. */
export function KeepFocus(): null {
	useEffect(() => {
		/** What was focused last, then what stood around it, from the inside out; behind a dialog's the same of its opener. */
		let path: EventTarget[] = [];
		const onFocus = (event: FocusEvent) => {
			const dialog = event.target instanceof Element ? event.target.closest("dialog") : null;
			// What was focused long before may be no opener.
			const hasOpener = dialog && (event.relatedTarget || path.includes(dialog));
			const behind = hasOpener
				? path.filter((each) => each instanceof Element && !dialog.contains(each))
				: [];
			path = [...new Set([...event.composedPath(), ...behind])];
		};
		const canHold = (each: EventTarget): each is HTMLElement =>
			each instanceof HTMLElement &&
			each.getClientRects().length > 0 &&
			!each.matches(":disabled") &&
			each.closest("main, dialog[open]") !== null;
		const observer = new MutationObserver(() => {
			const [last] = path;
			if (!(last instanceof Element) || last.isConnected) return;
			const around = document.activeElement === document.body ? path.find(canHold) : undefined;
			if (!around) {
				path = [];
				return;
			}
			// What can have the focus from here alone has no ring.
			if (around.tabIndex < 0 && !around.hasAttribute("tabindex")) {
				around.tabIndex = -1;
				around.classList.add("outline-none");
			}
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
