"use client";

import { useEffect } from "react";
import { seeNewOrders, useNewOrders } from "@/lib/orders/client/new-orders";

const LIT_MS = 2500;

/**
 * Brings the order that the seller wants to see into sight once this list shows it: its element says so in `data-order`.
 * Of a table and the cards of a phone the visible one counts.
 */
export function useWantedOrder(shownIds: readonly string[]): void {
	const { wantedId } = useNewOrders();
	const isShown = wantedId !== null && shownIds.includes(wantedId);
	useEffect(() => {
		if (!isShown) return;
		// Once the new page is laid out: before that the router still scrolls.
		const frame = requestAnimationFrame(() => {
			const element = [...document.querySelectorAll<HTMLElement>(`[data-order="${wantedId}"]`)].find((one) =>
				one.checkVisibility(),
			);
			if (!element) return;
			element.scrollIntoView({ block: "center", behavior: "instant" });
			element.animate([{ backgroundColor: "var(--color-warning-soft)" }, {}], {
				duration: LIT_MS,
				easing: "ease-in",
			});
			seeNewOrders(null);
		});
		return () => cancelAnimationFrame(frame);
	}, [isShown, wantedId]);
}
