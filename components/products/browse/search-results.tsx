"use client";

import {
	type CSSProperties,
	memo,
	type ReactNode,
	startTransition,
	useDeferredValue,
	useEffect,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
	useSyncExternalStore,
} from "react";
import { whenIdle } from "@/lib/client/time";
import type { ProductSummary } from "@/lib/products/rules/product";
import { ProductGrid } from "../card/product-grid";

/** How far beyond the screen a part is already drawn. */
const MARGIN = "100% 0px";

type SearchResultsPartProps = {
	/** It is there from the start. */
	isServed: boolean;
	/** Its cards stay while it is far from the screen. */
	isKept: boolean;
	/** How full it is, 0 to 1. */
	share: number;
	className?: string;
	children: ReactNode;
};

/** A part of a long list: far from the screen it is a place of its cards' height, empty unless they are kept. */
export function SearchResultsPart({ isServed, isKept, share, className, children }: SearchResultsPartProps) {
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
				const isNatural = part.style.height === "";
				if (!entry.isIntersecting && isNatural) setHeight(entry.boundingClientRect.height);
				setNear(entry.isIntersecting);
			},
			{ rootMargin: MARGIN },
		);
		observer.observe(part);
		return () => observer.disconnect();
	}, []);

	const place = height === undefined ? `calc(var(--part-height, 100vh) * ${share})` : `${height}px`;
	// The same height with cards as without: nothing moves when they come.
	const far: CSSProperties = isKept
		? { contentVisibility: "auto", containIntrinsicBlockSize: `auto ${place}` }
		: { height: place };
	return (
		<div ref={box} className={className} style={isNear ? undefined : far}>
			{(isNear || isKept) && children}
		</div>
	);
}

/** Parts that are in the server's HTML: as many cards as a visitor sees before the page answers. */
const SERVED = 2;

const never = () => () => {};

/** True while the server's HTML is being taken over, false for what the browser draws by itself. */
function useIsTakenOver(): boolean {
	return useSyncExternalStore(
		never,
		() => false,
		() => true,
	);
}

/** How many parts of a virtualised list are there from the start: those that the server drew, else the first alone. */
export function useServedParts(): number {
	const isTakenOver = useIsTakenOver();
	const [served] = useState(isTakenOver ? SERVED : 1);
	return served;
}

/** How many parts are drawn wherever they are: one more each time the page is idle, so that no press waits for them. */
function useDrawnParts(parts: readonly unknown[], served: number, drawsAll: boolean): number {
	const [drawn, setDrawn] = useState({ parts, count: served });
	const count = drawn.parts === parts ? drawn.count : served;
	const hasMore = drawsAll && count < parts.length;
	useEffect(() => {
		if (hasMore) return whenIdle(() => startTransition(() => setDrawn({ parts, count: count + 1 })));
	}, [parts, count, hasMore]);
	return count;
}

/** Of more products than these a page has only the cards near the screen. */
const MOST_DRAWN = 300;
/** Cards in one part of a long list: full rows at two, three and four columns. */
const PART = 12;
/** Pictures of the first sight are not put off: two rows of a phone. */
const EAGER = 6;
const apart = "grid gap-y-6 lg:gap-y-10";
/** What was found before goes out of sight at once; taking it down can wait. */
const PUT_AWAY = { contentVisibility: "hidden" } as const;
/** What the server drew below the first screens, at its usual heights; on phones card by card (ProductGrid). */
const FURTHER = "md:deferred-245 lg:deferred-340 xl:deferred-273";

/**
 * All results on one page (spec 9), drawn in parts: the first at once, those near the screen as they come near, the
 * others one by one while the page is idle. Of a very long list these stay empty and keep the place of their cards.
 * Drawn again only when the results change, never for a keystroke alone.
 */
export const SearchResults = memo(function SearchResults({
	products,
}: {
	products: readonly ProductSummary[];
}) {
	const parts = useMemo(() => {
		const count = Math.ceil(products.length / PART);
		return Array.from({ length: count }, (_, index) => products.slice(index * PART, (index + 1) * PART));
	}, [products]);
	const later = useDeferredValue(parts);
	const served = useServedParts();
	const drawsAll = products.length <= MOST_DRAWN;
	const drawn = useDrawnParts(later, served, drawsAll);
	const firstPart = useRef<HTMLDivElement>(null);
	const laterParts = useRef<HTMLDivElement>(null);
	const hasLater = later.length > 1;

	// Parts that were never drawn are taken to be as high as the first one.
	useLayoutEffect(() => {
		const [first, others] = [firstPart.current, laterParts.current];
		if (!hasLater || !first || !others) return;
		// Noted beside the first part, not around it: what stands in an element with a new property is styled anew.
		const measure = () =>
			others.style.setProperty("--part-height", `${first.getBoundingClientRect().height}px`);
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(first);
		return () => observer.disconnect();
	}, [hasLater]);

	const [first = []] = parts;
	return (
		<div className={apart}>
			<div ref={firstPart}>
				<ProductGrid products={first} eager={EAGER} isShelf />
			</div>
			{hasLater && (
				<div ref={laterParts} className={apart} style={later === parts ? undefined : PUT_AWAY}>
					{later.slice(1).map((part, index) => (
						<SearchResultsPart
							key={part[0]?._id ?? index}
							isServed={index + 1 < served}
							isKept={drawsAll && index + 1 < drawn}
							share={part.length / PART}
							className={FURTHER}
						>
							<ProductGrid products={part} isShelf isBelowFold />
						</SearchResultsPart>
					))}
				</div>
			)}
		</div>
	);
});
