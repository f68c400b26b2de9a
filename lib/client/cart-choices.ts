"use client";

import { create } from "zustand";
import type { PaymentMethod } from "@/lib/domain/cart-button";
import type { DeliveryTime } from "@/lib/domain/cart-totals";

type CartChoices = {
	deliveryTime: DeliveryTime;
	payment: PaymentMethod;
	/** The saved address that the shopper picked; null means the preselected one. */
	addressId: string | null;
};

/** What the shopper chose in the cart, kept while they move through the shop: the checkout begins with it (spec 4). */
export const useCartChoices = create<CartChoices>(() => ({
	deliveryTime: "standard",
	payment: "cod",
	addressId: null,
}));

/** Changes some of the choices. */
export function choose(choices: Partial<CartChoices>): void {
	useCartChoices.setState(choices);
}
