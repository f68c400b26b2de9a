"use client";

import { type RefObject, useEffect, useRef } from "react";

/** When a removed line takes the keyboard's focus with it, the box around the lines gets it. */
export function useFocusAfterRemoval(box: RefObject<HTMLElement | null>, lineCount: number): void {
	const countBefore = useRef(lineCount);
	useEffect(() => {
		const isFewer = lineCount < countBefore.current;
		countBefore.current = lineCount;
		if (isFewer && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
	}, [box, lineCount]);
}
