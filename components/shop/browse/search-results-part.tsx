"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";

/** How far beyond the screen a part is already drawn. */
const MARGIN = "100% 0px";

type SearchResultsPartProps = {
	/** It is there wherever the screen is. */
	isAlwaysDrawn: boolean;
	/** How full it is, 0 to 1. */
	share: number;
	className?: string;
	children: ReactNode;
};

/** A part of a long list: its cards while it is near the screen, else an empty place of their height. */
export function SearchResultsPart({ isAlwaysDrawn, share, className, children }: SearchResultsPartProps) {
	const [isNear, setNear] = useState(false);
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

	const isDrawn = isAlwaysDrawn || isNear;
	const place = height === undefined ? `calc(var(--part-height, 100vh) * ${share})` : `${height}px`;
	return (
		<div ref={box} className={className} style={isDrawn ? undefined : { height: place }}>
			{isDrawn && children}
		</div>
	);
}
