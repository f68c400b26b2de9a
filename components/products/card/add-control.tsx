"use client";

import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { useLanguage, useMessages } from "#messages";
import { Stepper } from "@/components/ui/form/stepper";
import { addToCart, setQuantity, useQuantityOf } from "@/lib/cart/client/cart";
import { useAfterPaint } from "@/lib/client/time";
import { toggleFavourite, useIsFavourite } from "@/lib/favourites/client/favourites";
import { type ProductSummary, productName } from "@/lib/products/rules/product";
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
	const isRendered = useAfterPaint(inCart);

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
			text={product.stepGrams ? text.weight(quantity * product.stepGrams) : undefined}
			tone="solid"
			stretch={stretch}
			first={{ label: text.addToCart(name), text: text.add, className: "add plus-before text-md" }}
			pops={touched && isRendered}
			className={className}
			onChange={change}
		/>
	);
}

/** Add, or how many, on the foot of a card's picture; what is in the cart has a ring around its picture. */
export function CardControl({ product }: { product: ProductSummary }) {
	const inCart = useQuantityOf(product._id) > 0;
	return (
		<>
			{inCart && <span aria-hidden className="card-ring" />}
			<AddControl
				product={product}
				stretch
				className={clsx("card-add shelf:inset-s-0", inCart && "max-lg:inset-s-1.5")}
			/>
		</>
	);
}

type HeartButtonProps = {
	product: Pick<ProductSummary, "_id" | "name" | "urduName">;
	className?: string;
};

/** Marks a product as a favourite, at once, with a network or without. */
export function HeartButton({ product, className }: HeartButtonProps) {
	const { _id } = product;
	const text = useMessages("product");
	const name = productName(product, useLanguage());
	const isMarked = useIsFavourite(_id);
	return (
		<button
			type="button"
			aria-pressed={isMarked}
			aria-label={text.favourite(name)}
			onClick={() => toggleFavourite(_id)}
			className={clsx("heart", className)}
		/>
	);
}
