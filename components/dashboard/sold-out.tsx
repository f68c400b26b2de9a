"use client";

import { ProductTile } from "@/components/products/card/product-tile";
import { Button } from "@/components/ui/button";
import { MoreLink, Panel, PanelTitle } from "@/components/ui/panel";
import { useProductList } from "@/lib/products/client/product-list";
import type { ListedProduct } from "@/lib/products/schema/product-form";

type SoldOutProps = {
	products: ListedProduct[];
	/** How many are out of stock, also beyond those. */
	total: number;
};

/** What cannot be bought just now, and the press that puts it back. */
export function SoldOut({ products: served, total }: SoldOutProps) {
	const { products, setStock } = useProductList(served);
	return (
		<Panel aria-labelledby="sold-out" className="grid content-start gap-1">
			<div className="flex items-center justify-between gap-3">
				<PanelTitle id="sold-out" className="text-lg">
					Out of stock <span className="text-ink-3 figures">{total}</span>
				</PanelTitle>
				<MoreLink href="/seller/product-list?stock=out">Stock</MoreLink>
			</div>
			{products.length === 0 && <p className="text-ink-2">Everything is on the shelf. Good.</p>}
			<ul>
				{products.map((product) => (
					<li
						key={product._id}
						className="grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line py-2 first:border-t-0"
					>
						<ProductTile product={product} sizes="2.75rem" small className="rounded-sm" />
						<p className="min-w-0 wrap-anywhere">
							<b>{product.name}</b>
							<span className="block text-xs text-ink-2">{product.unit}</span>
						</p>
						{product.inStock ? (
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
						)}
					</li>
				))}
			</ul>
		</Panel>
	);
}
