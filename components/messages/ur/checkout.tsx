"use client";

import { carrierOf } from "@/lib/client/messages";
import { addressToasts } from "@/lib/messages/ur/address-toasts";
import { cart } from "@/lib/messages/ur/cart";
import { checkout } from "@/lib/messages/ur/checkout";
import { coupon } from "@/lib/messages/ur/coupon";
import { delivery } from "@/lib/messages/ur/delivery";
import { openPayments } from "@/lib/messages/ur/open-payments";
import { slots } from "@/lib/messages/ur/slots";
import { totals } from "@/lib/messages/ur/totals";
import { wallets } from "@/lib/messages/ur/wallets";

/** What the checkout says. */
export const CheckoutMessages = carrierOf("ur", {
	addressToasts,
	cart,
	checkout,
	coupon,
	delivery,
	openPayments,
	slots,
	totals,
	wallets,
});
