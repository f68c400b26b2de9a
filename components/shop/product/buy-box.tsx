"use client";

import { ShoppingBasket } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { PageBar } from "@/components/shop/shell/page-bar";
import { Button } from "@/components/ui/button";
import { Stepper } from "@/components/ui/stepper";
import { addToCart } from "@/lib/client/cart";
import { useIsAbove } from "@/lib/client/use-is-above";
import { MAX_LINE_QUANTITY } from "@/lib/domain/cart-totals";
import { formatRupees } from "@/lib/domain/money";
import type { ProductSummary } from "@/lib/domain/product";

/** How many, what that comes to, Add to Cart and Buy Now (spec 2). On phones a bar follows once they scroll away. */
export function BuyBox({ product }: { product: ProductSummary }) {
	const router = useRouter();
	const [quantity, setQuantity] = useState(1);
	const [buttons, isAbove] = useIsAbove<HTMLDivElement>();
	const total = formatRupees(quantity * product.offerPrice);

	function add(): void {
		addToCart(product, quantity);
		setQuantity(1);
	}

	function buyNow(): void {
		add();
		router.push("/cart");
	}

	if (!product.inStock) {
		return (
			<div className="border-y border-line py-5">
				<Button disabled size="lg" block>
					Out of Stock
				</Button>
			</div>
		);
	}

	const stepper = {
		label: `Quantity of ${product.name}`,
		value: quantity,
		max: MAX_LINE_QUANTITY,
		onChange: setQuantity,
	};
	return (
		<>
			<div className="grid gap-3.5 border-y border-line py-5">
				<div className="flex flex-wrap items-center gap-x-5 gap-y-3">
					<Stepper {...stepper} size="lg" />
					<p className="grid leading-close figures">
						<span className="text-sm text-ink-3">
							{quantity} × {formatRupees(product.offerPrice)}
						</span>
						<output className="text-xl font-extrabold tracking-heading">{total}</output>
					</p>
				</div>
				<div ref={buttons} className="grid grid-cols-2 gap-2.5">
					<Button
						size="lg"
						icon={<ShoppingBasket className="icon" aria-hidden />}
						onClick={add}
						className="max-sm:px-3 max-sm:text-base"
					>
						Add to Cart
					</Button>
					<Button variant="accent" size="lg" onClick={buyNow} className="max-sm:px-3 max-sm:text-base">
						Buy Now
					</Button>
				</div>
			</div>
			{isAbove && (
				<PageBar>
					<Stepper {...stepper} />
					<Button onClick={add} className="px-3">
						Add to Cart · {total}
					</Button>
				</PageBar>
			)}
		</>
	);
}
