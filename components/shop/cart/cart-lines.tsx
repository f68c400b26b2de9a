"use client";

import { memo } from "react";
import { useMessages } from "#messages";
import { ArrowLeft } from "@/components/ui/icons";
import { PageLink } from "@/components/ui/page-link";
import { Panel } from "@/components/ui/panel";
import { useCart } from "@/lib/client/cart";
import { CartLine } from "./cart-line";
import { ClearCart } from "./clear-cart";

/** What is in the cart, the way back to the products, and the way to empty it. What is pressed here answers a frame before the rest of the page. */
export const CartLines = memo(function CartLines() {
	const text = useMessages("cart");
	const { lines } = useCart();
	return (
		<Panel aria-label={text.items} className="@container py-1.5 md:py-1.5">
			<ul className="divide-y divide-line">
				{lines.map((line) => (
					<CartLine key={line.productId} line={line} />
				))}
			</ul>
			<div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-1.5">
				<PageLink
					href="/all-products"
					className="inline-flex min-h-tap items-center gap-2 font-bold text-primary decoration-2 underline-offset-4 hover:underline"
				>
					<ArrowLeft className="icon" />
					{text.continueShopping}
				</PageLink>
				<ClearCart />
			</div>
		</Panel>
	);
});
