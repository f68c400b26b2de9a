"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { settleCart } from "@/lib/client/cart";
import { placeCashOrder } from "@/lib/client/orders";
import { openAuth } from "@/lib/client/session";
import { toast } from "@/lib/client/toast";
import { LOGIN_TO_ORDER, SELECT_ADDRESS } from "@/lib/domain/order-messages";
import { PAYMENT_MESSAGES } from "@/lib/domain/payment";
import { BLOCK_ID } from "./block-notice";
import type { Checkout } from "./use-checkout";

type PlaceOrder = {
	/** True while the order is on its way to the server. */
	busy: boolean;
	/** What the main button does: says what is missing, asks for a login, goes to the checkout, or orders. */
	press: () => void;
};

/** The step that the cart's main button takes (spec 4, Place order). */
export function usePlaceOrder(checkout: Checkout): PlaceOrder {
	const { button, isGuest, payment, address, deliveryTime } = checkout;
	const router = useRouter();
	const [busy, setBusy] = useState(false);

	async function goOn(): Promise<void> {
		if (payment === "online") {
			await settleCart();
			router.push("/checkout");
			return;
		}
		if (!address) return toast.error(SELECT_ADDRESS, BLOCK_ID);
		const { _id, isDefault, ...input } = address;
		const whereShown = await placeCashOrder({ address: input, deliveryTime });
		if (whereShown) router.push(whereShown);
	}

	function press(): void {
		if (busy || checkout.addressStatus !== "ready") return;
		const [block] = button.blocks;
		if (block) {
			toast.error(block.message, BLOCK_ID);
			document.getElementById(BLOCK_ID)?.scrollIntoView({ block: "center" });
		} else if (isGuest) {
			toast.error(payment === "online" ? PAYMENT_MESSAGES.login : LOGIN_TO_ORDER, BLOCK_ID);
			openAuth("login");
		} else {
			setBusy(true);
			void goOn().finally(() => setBusy(false));
		}
	}

	return { busy, press };
}
