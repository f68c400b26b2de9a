"use client";

import { useLanguage, useMessages } from "#messages";
import { IconButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { PageLink } from "@/components/ui/page-link";
import { useRupees } from "@/components/ui/price";
import { addToCart } from "@/lib/cart/client/cart";
import { type ProductSummary, productName } from "@/lib/products/rules/product";
import { ProductTile } from "./product-tile";

/** A product in few words and one press, where it is only a suggestion. */
export function SmallCard({ product }: { product: ProductSummary }) {
	const text = useMessages("product");
	const rupees = useRupees();
	const name = productName(product, useLanguage());
	return (
		<div className="relative">
			<ProductTile product={product} sizes="(width < 40rem) 144px, 180px" className="aspect-[1.18]" />
			<PageLink
				href={`/product/${product._id}`}
				className="mt-2 block truncate text-sm font-bold after:absolute after:inset-0 after:rounded-lg"
			>
				<bdi>{name}</bdi>
			</PageLink>
			<div className="flex items-center justify-between gap-2">
				<span className="text-sm font-extrabold figures">
					{rupees(product.offerPrice)}
					{product.stepGrams && <small className="font-medium text-ink-3"> {text.perKg}</small>}
				</span>
				<IconButton
					aria-label={text.addToCart(name)}
					onClick={() => addToCart(product)}
					className="relative rounded-full! bg-primary-soft text-on-primary-soft! hover:bg-primary-soft-hover!"
				>
					<Icon name="plus" className="icon stroke-[2.75]" />
				</IconButton>
			</div>
		</div>
	);
}
