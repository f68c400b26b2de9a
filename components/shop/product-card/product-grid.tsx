"use client";

import { memo } from "react";
import type { ProductSummary } from "@/lib/domain/product";
import { ProductCard } from "./product-card";

const grid = "grid grid-cols-2 gap-x-cards gap-y-6 xs:grid-cols-3 md:grid-cols-4 lg:gap-y-10";

type ProductGridProps = {
	products: readonly ProductSummary[];
	/** How many of the first pictures are seen at once and so not put off. */
	eager?: number;
};

/**
 * Products in a grid: two, three or four in a row. Drawn in the browser too, so that a page carries the products
 * and not the markup of each card a second time.
 */
export const ProductGrid = memo(function ProductGrid({ products, eager = 0 }: ProductGridProps) {
	return (
		<ul className={grid}>
			{products.map((product, index) => (
				<li key={product._id} className="min-w-0">
					<ProductCard product={product} eager={index < eager} />
				</li>
			))}
		</ul>
	);
});
