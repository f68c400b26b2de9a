"use client";

import { clsx } from "clsx";
import { useQuantityOf } from "@/lib/client/cart";
import type { ProductSummary } from "@/lib/domain/product";
import { AddControl } from "./add-control";

/** Add, or how many, on the foot of a card's picture; what is in the cart has a ring around its picture. */
export function CardControl({ product }: { product: ProductSummary }) {
	const inCart = useQuantityOf(product._id) > 0;
	return (
		<>
			{inCart && (
				<span
					aria-hidden
					className="pointer-events-none absolute inset-0 rounded-lg inset-ring-2 inset-ring-primary"
				/>
			)}
			<AddControl
				product={product}
				stretch
				className={clsx(
					"absolute inset-e-1.5 -bottom-1.25 z-2 lg:inset-e-2.5 lg:-bottom-3 shelf:inset-x-0 shelf:-bottom-3.5",
					inCart && "max-lg:inset-s-1.5",
				)}
			/>
		</>
	);
}
