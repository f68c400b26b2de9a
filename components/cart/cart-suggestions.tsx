"use client";

import { memo } from "react";
import { useLanguage, useMessages } from "#messages";
import { ProductTile } from "@/components/products/card/product-tile";
import { SmallCard } from "@/components/products/card/small-card";
import { Button } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { Panel } from "@/components/ui/panel";
import { useRupees } from "@/components/ui/price";
import { addToCart } from "@/lib/cart/client/cart";
import { fillTheGap } from "@/lib/cart/rules/cart-button";
import { type ProductSummary, productName } from "@/lib/products/rules/product";
import { lineCost } from "@/lib/text/sold-by";

const SMALL_THINGS = 4;

type CartSuggestionsProps = {
	/** Small things of the kitchen, more than are shown. */
	ideas: readonly ProductSummary[];
	/** Things of many prices. */
	fillers: readonly ProductSummary[];
	/** Rupees that are missing to the minimum order. */
	missing: number;
	/** Ids of what is in the cart, parted by spaces. */
	inCart: string;
};

/** What would fill a cart to the minimum order; for one that is large enough a few small things. */
export const CartSuggestions = memo(function CartSuggestions(props: CartSuggestionsProps) {
	const present = new Set(props.inCart.split(" "));
	const absent = ({ _id }: ProductSummary) => !present.has(_id);
	const filling = fillTheGap(props.fillers.filter(absent), props.missing);
	if (filling.length > 0) return <GapFillers products={filling} missing={props.missing} />;
	return <ForgotSomething products={props.ideas.filter(absent).slice(0, SMALL_THINGS)} />;
});

type Suggested = { products: readonly ProductSummary[] };

function GapFillers({ products, missing }: Suggested & { missing: number }) {
	const text = useMessages("cart").suggestions;
	const goods = useMessages("product");
	const language = useLanguage();
	const rupees = useRupees();
	return (
		<Panel title={text.toGo(rupees(missing))}>
			<p className="mt-1 text-sm text-ink-3">{text.fills(products.length)}</p>
			<ul className="mt-4 grid gap-4">
				{products.map((product) => (
					<li
						key={product._id}
						className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3.5"
					>
						<ProductTile product={product} sizes="4rem" small className="size-16 rounded-md" />
						<div className="grid leading-snug">
							<PageLink
								href={`/product/${product._id}`}
								className="truncate font-bold after:absolute after:inset-0 after:rounded-lg"
							>
								<bdi>{productName(product, language)}</bdi>
							</PageLink>
							<span className="truncate text-sm text-ink-3">
								<b className="font-extrabold text-ink figures">
									{rupees(
										lineCost({ unitPrice: product.offerPrice, quantity: 1, stepGrams: product.stepGrams }),
									)}
								</b>
								{(product.unit || product.stepGrams) && (
									<>
										{" "}
										· <bdi>{product.stepGrams ? goods.weight(product.stepGrams) : goods.unit(product)}</bdi>
									</>
								)}
							</span>
						</div>
						<Button
							size="sm"
							aria-label={goods.addToCart(productName(product, language))}
							onClick={() => addToCart(product)}
							className="relative"
						>
							{goods.add}
						</Button>
					</li>
				))}
			</ul>
		</Panel>
	);
}

function ForgotSomething({ products }: Suggested) {
	const text = useMessages("cart").suggestions;
	if (products.length === 0) return null;
	return (
		<Panel title={text.forgot}>
			<ul className="mt-4 flex snap-x gap-3 max-sm:-mx-5 max-sm:scroll-px-5 max-sm:overflow-x-auto max-sm:px-5 max-sm:pb-1">
				{products.map((product) => (
					<li key={product._id} className="min-w-0 flex-1 snap-start max-sm:min-w-36">
						<SmallCard product={product} />
					</li>
				))}
			</ul>
		</Panel>
	);
}
