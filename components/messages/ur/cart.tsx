"use client";

import { carrierOf } from "@/lib/client/messages";
import { addressToasts } from "@/lib/messages/ur/address-toasts";
import { cart } from "@/lib/messages/ur/cart";
import { cartBlocks } from "@/lib/messages/ur/cart-blocks";
import { cartSummary } from "@/lib/messages/ur/cart-summary";
import { coupon } from "@/lib/messages/ur/coupon";
import { delivery } from "@/lib/messages/ur/delivery";
import { ifMissing } from "@/lib/messages/ur/if-missing";
import { slots } from "@/lib/messages/ur/slots";
import { totals } from "@/lib/messages/ur/totals";
import { verification } from "@/lib/messages/ur/verification";
import { wallets } from "@/lib/messages/ur/wallets";
import { whatsapp } from "@/lib/messages/ur/whatsapp";

/** What the cart says. */
export const CartMessages = carrierOf("ur", {
	addressToasts,
	cart,
	cartBlocks,
	cartSummary,
	coupon,
	delivery,
	ifMissing,
	slots,
	totals,
	verification,
	wallets,
	whatsapp,
});
