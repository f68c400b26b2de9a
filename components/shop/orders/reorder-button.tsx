"use client";

import { RotateCcw } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { reorder } from "@/lib/client/orders";

/** Everything of this order into the cart again, and to the cart. */
export function ReorderButton({ orderId }: { orderId: string }) {
	const router = useRouter();
	const [isBusy, setBusy] = useState(false);

	async function orderAgain(): Promise<void> {
		setBusy(true);
		const isInCart = await reorder(orderId);
		setBusy(false);
		if (isInCart) router.push("/cart");
	}

	return (
		<Button
			variant="outline"
			size="sm"
			busy={isBusy}
			icon={<RotateCcw className="icon" aria-hidden />}
			onClick={orderAgain}
		>
			Order again
		</Button>
	);
}
