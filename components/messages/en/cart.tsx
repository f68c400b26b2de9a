"use client";

import { carrierOf } from "@/lib/client/messages";
import { addressToasts } from "@/lib/messages/en/address-toasts";
import { cart } from "@/lib/messages/en/cart";
import { cartBlocks } from "@/lib/messages/en/cart-blocks";
import { cartSummary } from "@/lib/messages/en/cart-summary";
import { coupon } from "@/lib/messages/en/coupon";
import { delivery } from "@/lib/messages/en/delivery";
import { ifMissing } from "@/lib/messages/en/if-missing";
import { slots } from "@/lib/messages/en/slots";
import { totals } from "@/lib/messages/en/totals";
import { verification } from "@/lib/messages/en/verification";
import { wallets } from "@/lib/messages/en/wallets";
import { whatsapp } from "@/lib/messages/en/whatsapp";

/** What the cart says. */
export const CartMessages = carrierOf("en", {
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
