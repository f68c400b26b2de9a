"use client";

import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { Stepper } from "@/components/ui/form/stepper";
import { ShoppingBasket } from "@/components/ui/icons";
import { addToCart, setQuantity, useQuantityOf } from "@/lib/cart/client/cart";
import type { ProductSummary } from "@/lib/products/rules/product";
import { MAX_LINE_QUANTITY } from "@/lib/stock/rules";

/** Add to Cart on the large bundle; the stepper that replaces it is as high. */
export function AddBundle({ product, name }: { product: ProductSummary; name: string }) {
	const text = useMessages("deals");
	const quantity = useQuantityOf(product._id);
	if (quantity > 0) {
		return (
			<Stepper
				label={text.quantity(name)}
				value={quantity}
				min={0}
				max={MAX_LINE_QUANTITY}
				size="lg"
				onChange={(next) => setQuantity(product._id, next)}
			/>
		);
	}
	return (
		<Button
			variant="accent"
			size="lg"
			className="max-lg:px-3"
			icon={ShoppingBasket}
			aria-label={text.addNamed(name)}
			onClick={() => addToCart(product)}
		>
			{text.add}
		</Button>
	);
}
