"use client";

import { memo, useEffect, useMemo, useRef } from "react";
import { ProductGrid } from "@/components/shop/product-card/product-grid";
import type { ProductSummary } from "@/lib/domain/product";
import { ShelfPart } from "./shelf-part";

/** Cards in one part of a long shelf: full rows at two, three and four columns. */
const PART = 24;
/** Parts that are in the server's HTML. */
const SERVED_PARTS = 4;
/** Pictures of the first row are not put off. */
const EAGER = 4;

/**
 * All results on one page (spec 9). A long shelf is drawn in parts, and only those near the screen are there: an
 * empty part keeps the place of its cards. Drawn again only when the results change, never for a keystroke alone.
 */
export const ProductShelf = memo(function ProductShelf({
	products,
}: {
	products: readonly ProductSummary[];
}) {
	const parts = useMemo(() => {
		const count = Math.ceil(products.length / PART);
		return Array.from({ length: count }, (_, index) => products.slice(index * PART, (index + 1) * PART));
	}, [products]);
	const box = useRef<HTMLDivElement>(null);
	const isLong = parts.length > SERVED_PARTS;

	// Parts that were never drawn are taken to be as high as the first one.
	useEffect(() => {
		const first = box.current?.firstElementChild;
		if (!isLong || !first) return;
		const observer = new ResizeObserver(() => {
			box.current?.style.setProperty("--part-height", `${first.getBoundingClientRect().height}px`);
		});
		observer.observe(first);
		return () => observer.disconnect();
	}, [isLong]);

	if (!isLong) return <ProductGrid products={products} eager={EAGER} />;
	return (
		<div ref={box} className="grid gap-y-6 lg:gap-y-10">
			{parts.map((part, index) => (
				<ShelfPart key={part[0]?._id ?? index} served={index < SERVED_PARTS} share={part.length / PART}>
					<ProductGrid products={part} eager={index === 0 ? EAGER : 0} />
				</ShelfPart>
			))}
		</div>
	);
});
