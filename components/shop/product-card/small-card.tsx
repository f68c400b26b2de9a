"use client";

import { Plus } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { PageLink } from "@/components/ui/page-link";
import { addToCart } from "@/lib/client/cart";
import { formatRupees } from "@/lib/domain/money";
import type { ProductSummary } from "@/lib/domain/product";
import { ProductTile } from "./product-tile";

/** A product in few words and one press, where it is only a suggestion. */
export function SmallCard({ product }: { product: ProductSummary }) {
	return (
		<div className="relative">
			<ProductTile product={product} sizes="(width < 40rem) 144px, 180px" className="aspect-[1.18]" />
			<PageLink
				href={`/product/${product._id}`}
				className="mt-2 block truncate text-sm font-bold after:absolute after:inset-0 after:rounded-lg"
			>
				{product.name}
			</PageLink>
			<div className="flex items-center justify-between gap-2">
				<span className="text-sm font-extrabold figures">{formatRupees(product.offerPrice)}</span>
				<IconButton
					aria-label={`Add ${product.name} to cart`}
					onClick={() => addToCart(product)}
					className="relative rounded-full bg-primary-soft text-on-primary-soft hover:bg-primary-soft-hover hover:text-on-primary-soft"
				>
					<Plus className="icon" strokeWidth={2.75} aria-hidden />
				</IconButton>
			</div>
		</div>
	);
}
