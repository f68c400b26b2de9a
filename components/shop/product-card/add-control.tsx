"use client";

import { clsx } from "clsx";
import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Stepper } from "@/components/ui/stepper";
import { addToCart, setQuantity, useQuantityOf } from "@/lib/client/cart";
import { MAX_LINE_QUANTITY } from "@/lib/domain/cart-totals";
import type { ProductSummary } from "@/lib/domain/product";
import { addClass } from "./add-class";

type AddControlProps = {
	product: ProductSummary;
	/** On phones the stepper takes the tile's width. */
	stretch?: boolean;
};

/** Add, which turns into a stepper in its place. The keyboard's focus stays where the hand was. */
export function AddControl({ product, stretch }: AddControlProps) {
	const quantity = useQuantityOf(product._id);
	const inCart = quantity > 0;
	const box = useRef<HTMLDivElement>(null);
	const [touched, setTouched] = useState(false);

	useEffect(() => {
		if (!touched) return;
		const buttons = box.current?.querySelectorAll("button");
		if (document.activeElement === document.body) buttons?.[inCart ? 1 : 0]?.focus({ preventScroll: true });
	}, [inCart, touched]);

	function change(act: () => void): void {
		setTouched(true);
		act();
	}

	return (
		<div
			ref={box}
			data-in-cart={inCart ? "" : undefined}
			className={clsx("flex", stretch && inCart && "max-lg:w-full")}
		>
			{inCart ? (
				<Stepper
					label={`Quantity of ${product.name}`}
					value={quantity}
					min={0}
					max={MAX_LINE_QUANTITY}
					tone="solid"
					stretch={stretch}
					className={touched ? "animate-pop" : undefined}
					onChange={(next) => change(() => setQuantity(product._id, next))}
				/>
			) : (
				<button
					type="button"
					aria-label={`Add ${product.name} to cart`}
					onClick={() => change(() => addToCart(product))}
					className={addClass}
				>
					<Plus className="size-4" strokeWidth={3} aria-hidden />
					Add
				</button>
			)}
		</div>
	);
}
