"use client";

import { clsx } from "clsx";
import { useQuantityOf } from "@/lib/cart/client/cart";
import type { ProductSummary } from "@/lib/products/rules/product";
import { AddControl } from "./add-control";

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
