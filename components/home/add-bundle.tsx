"use client";

import { ShoppingBasket } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Stepper } from "@/components/ui/form/stepper";
import { addToCart, setQuantity, useQuantityOf } from "@/lib/cart/client/cart";
import type { ProductSummary } from "@/lib/products/rules/product";
import { MAX_LINE_QUANTITY } from "@/lib/stock/rules";

/** What it says, of this bundle. */
type AddBundleWords = { add: string; addNamed: string; quantity: string };

/** Add to Cart on the large bundle; the stepper that replaces it is as high. */
export function AddBundle({ product, words }: { product: ProductSummary; words: AddBundleWords }) {
	const quantity = useQuantityOf(product._id);
	if (quantity > 0) {
		return (
			<Stepper
				label={words.quantity}
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
			icon={<ShoppingBasket className="icon" />}
			aria-label={words.addNamed}
			onClick={() => addToCart(product)}
		>
			{words.add}
		</Button>
	);
}
