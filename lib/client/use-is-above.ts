"use client";

import { type RefObject, useEffect, useRef, useState } from "react";

/** What is still below the screen counts as seen, however far away. */
const BELOW_COUNTS = "0px 0px 100000px 0px";

/** A ref to put on an element, and whether that element has scrolled away over the upper edge of the screen. */
export function useIsAbove<Kind extends Element>(): [RefObject<Kind | null>, boolean] {
	const ref = useRef<Kind>(null);
	const [isAbove, setAbove] = useState(false);

	useEffect(() => {
		if (!ref.current) return;
		const observer = new IntersectionObserver(([entry]) => setAbove(entry?.isIntersecting === false), {
			rootMargin: BELOW_COUNTS,
		});
		observer.observe(ref.current);
		return () => observer.disconnect();
	}, []);

	return [ref, isAbove];
}
