"use client";

import { type RefObject, useEffect, useRef, useState } from "react";

/** A ref to put on an element, and whether that element has scrolled away over the upper edge of the screen. */
export function useIsAbove<Kind extends Element>(): [RefObject<Kind | null>, boolean] {
	const ref = useRef<Kind>(null);
	const [isAbove, setAbove] = useState(false);

	useEffect(() => {
		if (!ref.current) return;
		const observer = new IntersectionObserver(([entry]) => {
			if (entry) setAbove(!entry.isIntersecting && entry.boundingClientRect.bottom < window.innerHeight / 2);
		});
		observer.observe(ref.current);
		return () => observer.disconnect();
	}, []);

	return [ref, isAbove];
}
