"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useLanguage, useMessages } from "#messages";
import { WishPart } from "@/components/products/wishes/wish-part";
import { PageBar } from "@/components/shell/page-bar";
import { Button } from "@/components/ui/button";
import { Stepper } from "@/components/ui/form/stepper";
import { ShoppingBasket } from "@/components/ui/icons";
import { useHref } from "@/components/ui/page-link";
import { useRupees } from "@/components/ui/price";
import { addToCart, useQuantityOf } from "@/lib/cart/client/cart";
import { firstAmount } from "@/lib/products/rules/amounts";
import { type ProductSummary, productName } from "@/lib/products/rules/product";
import { NO_WISH, wishWordsOf } from "@/lib/products/rules/wishes";
import { mostOf } from "@/lib/stock/rules";
import { lineCost } from "@/lib/text/sold-by";
import { AmountChips } from "./amount-chips";
import { WeighedAmount } from "./line-times";

/** How many, what that comes to, Add to Cart and Buy Now (spec 2). On phones a bar under the thumb holds the first three. */
export function BuyBox({ product }: { product: ProductSummary }) {
	const text = useMessages("buying");
	const language = useLanguage();
	const rupees = useRupees();
	const to = useHref();
	const router = useRouter();
	const { stepGrams } = product;
	const goods = useMessages("product");
	const inCart = useQuantityOf(product._id);
	const [chosen, setQuantity] = useState<number | null>(null);
	const quantity = chosen ?? firstAmount(product, inCart);
	const [asked, setAsked] = useState(NO_WISH);
	const line = { unitPrice: product.offerPrice, quantity, stepGrams };
	const total = rupees(lineCost(line));

	function add(): void {
		addToCart(product, quantity, wishWordsOf(asked));
		setQuantity(firstAmount(product));
		setAsked(NO_WISH);
	}

	function buyNow(): void {
		add();
		router.push(to("/cart"));
	}

	const stepper = {
		label: goods.quantityOf(productName(product, language)),
		value: quantity,
		max: mostOf(product),
		text: stepGrams ? goods.weight(quantity * stepGrams) : undefined,
		onChange: setQuantity,
	};
	return (
		<>
			{stepGrams !== null && (
				<AmountChips product={{ ...product, stepGrams }} quantity={quantity} onChange={setQuantity} />
			)}
			{product.wishes.length > 0 && <WishPart wishes={product.wishes} asked={asked} onChange={setAsked} />}
			<div className="grid gap-3.5 border-y border-line py-5">
				<div className="flex flex-wrap items-center gap-x-5 gap-y-3 max-lg:hidden">
					<Stepper {...stepper} size="lg" />
					<p className="grid leading-close figures">
						<span className="text-sm text-ink-3">
							{stepGrams ? (
								<WeighedAmount line={{ ...line, aboutGrams: product.aboutGrams }} />
							) : (
								text.each(quantity, rupees(product.offerPrice))
							)}
						</span>
						<output className="text-xl font-extrabold tracking-heading">{total}</output>
					</p>
				</div>
				<div className="grid gap-2.5 lg:grid-cols-2">
					<Button size="lg" icon={ShoppingBasket} onClick={add} className="max-lg:hidden">
						{text.addToCart}
					</Button>
					<Button variant="accent" size="lg" onClick={buyNow}>
						{text.buyNow}
					</Button>
				</div>
			</div>
			<PageBar alone>
				<Stepper {...stepper} />
				<Button onClick={add} className={stepGrams ? "px-2! max-[24rem]:text-sm" : "px-3!"}>
					{text.addFor(total)}
				</Button>
			</PageBar>
		</>
	);
}
