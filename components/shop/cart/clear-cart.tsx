"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { dialogAhead, LateDialog } from "@/components/ui/late-dialog";
import { clearCart } from "@/lib/client/cart";

/** Empties the cart, once the shopper has said so a second time (spec 8). */
export function ClearCart() {
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
				Clear cart
			</Button>
			<LateDialog
				open={isAsking}
				onOpenChange={setIsAsking}
				title="Clear cart"
				description="Everything in your cart is taken out of it."
				actions={
					<>
						<Button variant="quiet" onClick={() => setIsAsking(false)}>
							Keep it
						</Button>
						<Button variant="danger" busy={isBusy} onClick={() => void clear()}>
							Clear cart
						</Button>
					</>
				}
			/>
		</>
	);
}
