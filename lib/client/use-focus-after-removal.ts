import { type FocusEvent, useEffect, useRef } from "react";

/** The attributes of a box: it gets the keyboard's focus where what had it, in the box or in a dialog of it, is gone. */
export function useFocusAfterRemoval<Box extends HTMLElement = HTMLDivElement>() {
	const box = useRef<Box>(null);
	const last = useRef<Element>(null);
	useEffect(() => {
		if (!last.current || last.current.isConnected) return;
		last.current = null;
		if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
	});
	return {
		ref: box,
		tabIndex: -1,
		onFocus: (event: FocusEvent) => {
			last.current = event.target;
		},
	};
}
