"use client";

import { useState } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { dialogAhead, LateDialog } from "@/components/ui/late-dialog";
import { clearCart } from "@/lib/client/cart";

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
