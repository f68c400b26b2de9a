"use client";

import { clsx } from "clsx";
import { memo } from "react";
import type { ProductSummary } from "@/lib/products/rules/product";
import { ProductCard } from "./product-card";

const grid = "grid grid-cols-2 gap-x-cards gap-y-6 lg:gap-y-10";
const usual = "xs:grid-cols-3 md:grid-cols-4";
/* Three to a row on phones, and beside the column of aisles. */
const shelf =
	"shelf max-md:gap-x-[min(var(--spacing-cards),0.5rem)] max-md:gap-y-4.5 min-[21rem]:grid-cols-3 md:grid-cols-4 lg:grid-cols-3 xl:grid-cols-4";

type ProductGridProps = {
	products: readonly ProductSummary[];
	/** How many of the first pictures are seen at once and so not put off. */
	eager?: number;
	/** The shelf of All Products: smaller cards on phones, three in a row. */
	isShelf?: boolean;
	/** On phones it lies below the first screen: its cards wait until they come near (stall.css). */
	isBelowFold?: boolean;
};

/**
 * Products in a grid: two, three or four in a row. Drawn in the browser too, so that a page carries the products
 * and not the markup of each card a second time.
 */
export const ProductGrid = memo(function ProductGrid({
	products,
	eager = 0,
	isShelf = false,
	isBelowFold = false,
}: ProductGridProps) {
	return (
		<ul className={clsx(grid, isShelf ? shelf : usual, isBelowFold && "below-fold")}>
			{products.map((product, index) => (
				<li key={product._id} className="min-w-0">
					<ProductCard product={product} eager={index < eager} isShelf={isShelf} />
				</li>
			))}
		</ul>
	);
});
