"use client";

import { Plus } from "lucide-react";
import { memo } from "react";
import { ProductTile } from "@/components/shop/product-card/product-tile";
import { IconButton } from "@/components/ui/icon-button";
import { PageLink } from "@/components/ui/page-link";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { addToCart } from "@/lib/client/cart";
import { formatRupees } from "@/lib/domain/money";
import type { ProductSummary } from "@/lib/domain/product";

const SHOWN = 4;

type ForgotSomethingProps = {
	/** Small things of the kitchen, more than are shown. */
	ideas: readonly ProductSummary[];
	/** Ids of what is in the cart, parted by spaces. */
	inCart: string;
};

/** A few small things that are not in the cart yet, one press each. */
export const ForgotSomething = memo(function ForgotSomething({ ideas, inCart }: ForgotSomethingProps) {
	const present = new Set(inCart.split(" "));
	const missing = ideas.filter((product) => !present.has(product._id)).slice(0, SHOWN);
	if (missing.length === 0) return null;
	return (
		<Panel aria-labelledby="forgot-something">
			<PanelTitle id="forgot-something">Forgot something?</PanelTitle>
			<ul className="mt-4 flex snap-x gap-3 max-sm:-mx-5 max-sm:scroll-px-5 max-sm:overflow-x-auto max-sm:px-5 max-sm:pb-1">
				{missing.map((product) => (
					<li key={product._id} className="relative min-w-0 flex-1 snap-start max-sm:min-w-36">
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
					</li>
				))}
			</ul>
		</Panel>
	);
});
