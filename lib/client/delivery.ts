"use client";

import type { DeliveryChoice } from "@/lib/domain/delivery-choice";
import { useCartChoices } from "./cart-choices";
import { useKnownSlots } from "./delivery-slots";
import { useMessages } from "./messages";
import { useShop } from "./shop";
import { useNow } from "./use-now";

export type Delivery = DeliveryChoice & {
	/** By when an order of now would be there, in words. */
	due: string;
	/** Until when express is paused (ISO 8601); null while it is offered. */
	pausedUntil: string | null;
	/** True when the time that was picked has filled or passed meanwhile. */
	isGone: boolean;
};

/** The delivery that cart and checkout order with. While express is paused, who had chosen it gets standard. */
export function useDelivery(): Delivery {
	const { deliveryTime, slot } = useCartChoices();
	const shop = useShop();
	const { due } = useMessages("slots");
	const slots = useKnownSlots();
	// Cart and checkout are drawn by the browser alone: the time at which a page was served is never shown.
	const now = useNow(0);
	const { expressPausedUntil } = shop;
	const pausedUntil = expressPausedUntil && Date.parse(expressPausedUntil) > now ? expressPausedUntil : null;
	const choice: DeliveryChoice =
		deliveryTime === "express" && pausedUntil
			? { deliveryTime: "standard", slot: null }
			: { deliveryTime, slot };
	const isGone =
		slot !== null && slots !== null && !slots.some(({ id, isAvailable }) => id === slot.id && isAvailable);
	return { ...choice, due: due(choice, now, shop), pausedUntil, isGone };
}
