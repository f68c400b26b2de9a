"use client";

import { useStock } from "@/lib/client/seller-stock";
import type { ProductSummary } from "@/lib/domain/product";
import { ProductRow } from "./product-row";

/** Every product on the shelf with its stock switch (spec 2). */
export function ProductOverview({ products: served }: { products: ProductSummary[] }) {
	const { products, setStock } = useStock(served);
	return (
		<ul className="overflow-hidden rounded-lg bg-surface ring-1 ring-line">
			{products.map((product) => (
				<ProductRow
					key={product._id}
					product={product}
					onStock={(inStock) => setStock(product._id, inStock)}
				/>
			))}
		</ul>
	);
}
