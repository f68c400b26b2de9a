"use client";

import { useRouter } from "next/navigation";
import { startTransition, useEffect, useRef, useState } from "react";
import { useMessages } from "#messages";
import { useHref } from "@/components/ui/page-link";
import { openAuth } from "@/lib/accounts/client/session";
import { reloadCart, settleCart } from "@/lib/cart/client/cart";
import { toast } from "@/lib/client/toast";
import { reloadSlots } from "@/lib/delivery/client";
import { placeCashOrder } from "@/lib/orders/client/orders";
import { useShop } from "@/lib/shop/client/shop";
import { BLOCK_ID, showBlocks } from "./block-notice";
import type { Checkout } from "./use-checkout";

type PlaceOrder = {
	/** True while the order is on its way to the server. */
	busy: boolean;
	/** What the main button does: says what is missing, asks for a login, goes to the checkout, or orders. */
	press: () => void;
};

/** The step that the cart's main button takes (spec 4, Place order). */
export function usePlaceOrder(checkout: Checkout): PlaceOrder {
	const { button, isGuest, payment, address, delivery } = checkout;
	const { message } = useMessages("cartBlocks");
	const text = useMessages("cartSummary");
	const to = useHref();
	const router = useRouter();
	const shop = useShop();
	const [busy, setBusy] = useState(false);
	const isOrdered = useRef(false);
	useEffect(
		() => () => {
			if (isOrdered.current) void reloadCart();
		},
		[],
	);

	/** Answers the page to go on to, or null to stay. */
	async function nextPage(): Promise<string | null> {
		if (payment === "online") {
			await settleCart();
			return "/checkout";
		}
		if (!address) {
			toast.error(message({ reason: "address" }), BLOCK_ID);
			return null;
		}
		const { _id, isDefault, ...input } = address;
		const { deliveryTime, slot } = delivery;
		const chosen = slot ? { deliveryTime, slot: slot.id } : { deliveryTime };
		const whereShown = await placeCashOrder(
			{ address: input, ...chosen, useCredit: checkout.credit.isUsed },
			shop,
			checkout.coupon,
		);
		isOrdered.current = whereShown !== null;
		// Refused, the amount may have been another one because the shop's fees have changed since the page came.
		if (!whereShown) {
			router.refresh();
			void reloadSlots();
		}
		return whereShown;
	}

	async function goOn(): Promise<void> {
		setBusy(true);
		const next = await nextPage();
		// The button stays busy until the next page stands: this one goes with everything on it.
		startTransition(() => {
			if (next) router.push(to(next));
			setBusy(false);
		});
	}

	function press(): void {
		if (busy || checkout.addressStatus !== "ready") return;
		const [block] = button.blocks;
		if (block) {
			toast.error(message(block), BLOCK_ID);
			showBlocks();
		} else if (isGuest) {
			toast.error(payment === "online" ? text.loginToPay : text.loginToOrder, BLOCK_ID);
			openAuth("login");
		} else {
			void goOn();
		}
	}

	return { busy, press };
}
