"use client";

import { ArrowLeft } from "lucide-react";
import { memo, useState } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { dialogAhead, LateDialog } from "@/components/ui/overlay/late-dialog";
import { PageLink } from "@/components/ui/page-link";
import { Panel } from "@/components/ui/panel";
import { clearCart, useCart } from "@/lib/cart/client/cart";
import { CartLine } from "./cart-line";

/** Empties the cart, once the shopper has said so a second time (spec 8). */
export function ClearCart() {
	const text = useMessages("cart").clear;
	const [isAsking, setIsAsking] = useState(false);
	const [isBusy, setIsBusy] = useState(false);

	async function clear(): Promise<void> {
		setIsBusy(true);
		await clearCart();
		setIsBusy(false);
		setIsAsking(false);
	}

	return (
		<>
			<Button
				variant="quiet"
				size="sm"
				onClick={() => setIsAsking(true)}
				{...dialogAhead}
				className="-me-4 text-ink-2"
			>
				{text.title}
			</Button>
			<LateDialog
				open={isAsking}
				onOpenChange={setIsAsking}
				title={text.title}
				description={text.description}
				actions={
					<>
						<Button variant="quiet" onClick={() => setIsAsking(false)}>
							{text.keep}
						</Button>
						<Button variant="danger" busy={isBusy} onClick={() => void clear()}>
							{text.title}
						</Button>
					</>
				}
			/>
		</>
	);
}

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
