"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";

/** How far beyond the screen a part is already drawn. */
const MARGIN = "100% 0px";

type SearchResultsPartProps = {
	/** It is there from the start. */
	isServed: boolean;
	/** How full it is, 0 to 1. */
	share: number;
	className?: string;
	children: ReactNode;
};

/** A part of a long list: its cards while it is near the screen, else an empty place of their height. */
export function SearchResultsPart({ isServed, share, className, children }: SearchResultsPartProps) {
	const [isNear, setNear] = useState(isServed);
	const [height, setHeight] = useState<number>();
	const box = useRef<HTMLDivElement>(null);

	useEffect(() => {
		const part = box.current;
		if (!part) return;
		const observer = new IntersectionObserver(
			([entry]) => {
				if (!entry) return;
				const hasFocus = part.contains(document.activeElement);
				if (!entry.isIntersecting && hasFocus) return;
				if (!entry.isIntersecting && part.childElementCount > 0) setHeight(entry.boundingClientRect.height);
				setNear(entry.isIntersecting);
			},
			{ rootMargin: MARGIN },
		);
		observer.observe(part);
		return () => observer.disconnect();
	}, []);

	const place = height === undefined ? `calc(var(--part-height, 100vh) * ${share})` : `${height}px`;
	return (
		<div ref={box} className={className} style={isNear ? undefined : { height: place }}>
			{isNear && children}
		</div>
	);
}
