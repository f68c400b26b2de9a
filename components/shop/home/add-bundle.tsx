"use client";

import { ShoppingBasket } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Stepper } from "@/components/ui/stepper";
import { addToCart, setQuantity, useQuantityOf } from "@/lib/client/cart";
import { MAX_LINE_QUANTITY } from "@/lib/domain/cart-totals";
import type { ProductSummary } from "@/lib/domain/product";

/** Add to Cart on the large bundle; the stepper that replaces it is as high. */
export function AddBundle({ product }: { product: ProductSummary }) {
	const quantity = useQuantityOf(product._id);
	if (quantity > 0) {
		return (
			<Stepper
				label={`Quantity of ${product.name}`}
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
			icon={<ShoppingBasket className="icon" aria-hidden />}
			aria-label={`Add to Cart: ${product.name}`}
			onClick={() => addToCart(product)}
		>
			Add to Cart
		</Button>
	);
}
