import { useEffect, useRef } from "react";

/**
 * The attributes of a box around so many lines: it gets the keyboard's focus where what is removed, of a line or with it, takes
 * that along.
 */
export function useFocusAfterRemoval<Box extends HTMLElement = HTMLDivElement>(count: number) {
	const box = useRef<Box>(null);
	const countBefore = useRef(count);
	useEffect(() => {
		const isFewer = count < countBefore.current;
		countBefore.current = count;
		if (isFewer && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
	}, [count]);
	return { ref: box, tabIndex: -1 };
}
