"use client";

import { useArea } from "@/lib/client/area";
import { useCartAfterPaint } from "@/lib/client/cart";

/** How much is in the cart and where it goes; keeps its line while that is not known. */
export function CartCount() {
	const { ready, count } = useCartAfterPaint();
	const [area] = useArea();
	const pieces = count === 1 ? "1 item" : `${count} items`;
	return (
		<p aria-live="polite" className="min-h-6">
			{ready && count > 0 && (area ? `${pieces} for ${area}` : pieces)}
		</p>
	);
}
