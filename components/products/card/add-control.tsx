"use client";

import { useEffect, useRef, useState } from "react";
import { useLanguage, useMessages } from "#messages";
import { Stepper } from "@/components/ui/form/stepper";
import { addToCart, setQuantity, useQuantityOf } from "@/lib/cart/client/cart";
import { useAfterPaint } from "@/lib/client/after-paint";
import type { ProductSummary } from "@/lib/products/rules/product";
import { productName } from "@/lib/products/rules/product-words";
import { mostOf } from "@/lib/stock/rules";

type AddControlProps = {
	product: ProductSummary;
	/** On phones the stepper spreads over the width that `className` leaves it. */
	stretch?: boolean;
	/** How many the first press adds. */
	quantity?: number;
	className?: string;
};

/** Add, which turns into a stepper in its place. The keyboard's focus stays where the hand was. */
export function AddControl({ product, stretch, quantity: first = 1, className }: AddControlProps) {
	const text = useMessages("product");
	const name = productName(product, useLanguage());
	const quantity = useQuantityOf(product._id);
	const inCart = quantity > 0;
	const box = useRef<HTMLFieldSetElement>(null);
	const [touched, setTouched] = useState(false);
	const isPainted = useAfterPaint(inCart);

	// The button that removed the product is gone with it.
	useEffect(() => {
		if (!touched || inCart || document.activeElement !== document.body) return;
		box.current?.querySelector("button")?.focus({ preventScroll: true });
	}, [inCart, touched]);

	function change(next: number): void {
		setTouched(true);
		if (inCart) setQuantity(product._id, next);
		else addToCart(product, first);
	}

	return (
		<Stepper
			ref={box}
			label={text.quantityOf(name)}
			value={quantity}
			min={0}
			max={mostOf(product)}
			tone="solid"
			stretch={stretch}
			first={{ label: text.addToCart(name), text: text.add, className: "add plus-before text-md" }}
			pops={touched && isPainted}
			className={className}
			onChange={change}
		/>
	);
}
