import { useEffect } from "react";
import { create } from "zustand";
import { useShopHere } from "@/lib/accounts/client/preferences";
import { useCartChoices } from "@/lib/cart/client/cart-choices";
import { call } from "@/lib/client/api";
import { useMessages } from "@/lib/client/messages";
import { useNow } from "@/lib/client/time";
import { SHOP } from "@/lib/shop/rules/shop-details";
import { isExpressPaused, soonest } from "./promise-rules";
import type { DeliveryChoice, OfferedSlot } from "./rules";

/** Places go while somebody thinks: asked again so often, in milliseconds. */
const AGAIN_MS = 60_000;

/** The times that can be picked; null while they are not known. */
const useSlotStore = create<{ slots: readonly OfferedSlot[] | null }>(() => ({ slots: null }));

/** Asks the shop which times can be picked now; what was known stays where it does not answer. */
export async function reloadSlots(): Promise<void> {
	try {
		useSlotStore.setState(await call("GET /api/delivery-slots"));
	} catch {
		// Nothing is picked then; the other times can be.
	}
}

/** The times that can be picked, fresh for as long as they are shown. */
export function useSlots(): readonly OfferedSlot[] | null {
	const { slots } = useSlotStore();
	useEffect(() => {
		void reloadSlots();
		const timer = setInterval(() => void reloadSlots(), AGAIN_MS);
		return () => clearInterval(timer);
	}, []);
	return slots;
}

/** The times as they were last asked for, without asking. */
export function useKnownSlots(): readonly OfferedSlot[] | null {
	return useSlotStore().slots;
}

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
	const shop = useShopHere();
	const { due } = useMessages("slots");
	const slots = useKnownSlots();
	// Cart and checkout are drawn by the browser alone: the time at which a page was served is never shown.
	const now = useNow(0);
	const pausedUntil = isExpressPaused(now, shop) ? shop.expressPausedUntil : null;
	const choice: DeliveryChoice =
		deliveryTime === "express" && pausedUntil
			? { deliveryTime: "standard", slot: null }
			: { deliveryTime, slot };
	const isGone =
		slot !== null && slots !== null && !slots.some(({ id, isAvailable }) => id === slot.id && isAvailable);
	return { ...choice, due: due(choice, now, shop), pausedUntil, isGone };
}

/** A page that is the same for everyone is served without a time; the browser's clock tells it. */
const UNKNOWN = 0;

/**
 * How soon an order of now is there, as it stands after an area: `in 60 min` until the browser knows the time,
 * then `by 6:40 PM`; and what a closed shop says, null while it is open.
 */
export function useExpress(): { when: string; closed: string | null } {
	const time = useMessages("time");
	const { soon } = useMessages("shell");
	const shop = useShopHere();
	const now = useNow(UNKNOWN);
	if (now < Date.UTC(2000, 0)) return { when: soon(SHOP.promisedMinutes), closed: null };
	return {
		when: time.promise(new Date(soonest(now, shop)).toISOString(), now, shop),
		closed: time.opening(now, shop)?.opens ?? null,
	};
}
