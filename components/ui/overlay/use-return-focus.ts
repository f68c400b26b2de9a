"use client";

import { useRef } from "react";

/** Gives focus back to whatever had it before a dialog without a trigger of its own was opened. */
export function useReturnFocus() {
	const before = useRef<Element | null>(null);
	return {
		onOpenAutoFocus() {
			before.current = document.activeElement;
		},
		onCloseAutoFocus(event: Event) {
			event.preventDefault();
			if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
		},
	};
}
