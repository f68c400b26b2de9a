"use client";

import { RotateCcw } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { useHref } from "@/components/ui/page-link";
import { reorder } from "@/lib/orders/client/orders";

/** Everything of this order into the cart again, and to the cart. */
export function ReorderButton({ orderId }: { orderId: string }) {
	const text = useMessages("orderLive");
	const to = useHref();
	const router = useRouter();
	const [isBusy, setBusy] = useState(false);

	async function orderAgain(): Promise<void> {
		setBusy(true);
		const isInCart = await reorder(orderId);
		setBusy(false);
		if (isInCart) router.push(to("/cart"));
	}

	return (
		<Button
			variant="outline"
			size="sm"
			busy={isBusy}
			icon={<RotateCcw className="icon" />}
			onClick={orderAgain}
		>
			{text.again}
		</Button>
	);
}
