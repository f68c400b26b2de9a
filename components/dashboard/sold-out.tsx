"use client";

import { Button } from "@/components/ui/button";
import { MoreLink } from "@/components/ui/panel";
import { useProductList } from "@/lib/products/client/product-list";
import { CountedPanel, ProductRows, type SomeProducts } from "./needs-attention";

/** What cannot be bought just now, and the press that puts it back. */
export function SoldOut({ products: served, total }: SomeProducts) {
	const { products, setStock } = useProductList(served);
	return (
		<CountedPanel
			id="sold-out"
			title="Out of stock"
			count={total}
			more={<MoreLink href="/seller/product-list?stock=out">Stock</MoreLink>}
		>
			{products.length === 0 && <p className="text-ink-2">Everything is on the shelf. Good.</p>}
			<ProductRows
				products={products}
				end={(product) =>
					product.inStock ? (
						<span className="font-semibold text-on-success-soft">In stock</span>
					) : (
						<Button
							variant="soft"
							size="sm"
							aria-label={`Restock ${product.name}`}
							onClick={() => void setStock(product, true)}
						>
							Restock
						</Button>
					)
				}
			/>
		</CountedPanel>
	);
}
