"use client";

import { useMessages } from "#messages";
import { useArea } from "@/lib/accounts/client/area";
import { useCartAfterPaint } from "@/lib/cart/client/cart";

/** How much is in the cart and where it goes; keeps its line while that is not known. */
export function CartCount() {
	const { ready, count } = useCartAfterPaint();
	const [area] = useArea();
	const text = useMessages("cart");
	const places = useMessages("places");
	const pieces = text.pieces(count);
	return (
		<p aria-live="polite" className="min-h-6">
			{ready && count > 0 && (area ? text.piecesFor(pieces, places.area(area)) : pieces)}
		</p>
	);
}
