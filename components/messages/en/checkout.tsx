"use client";

import { carrierOf } from "@/lib/client/messages";
import { addressToasts } from "@/lib/messages/en/address-toasts";
import { cart } from "@/lib/messages/en/cart";
import { checkout } from "@/lib/messages/en/checkout";
import { coupon } from "@/lib/messages/en/coupon";
import { delivery } from "@/lib/messages/en/delivery";
import { openPayments } from "@/lib/messages/en/open-payments";
import { slots } from "@/lib/messages/en/slots";
import { totals } from "@/lib/messages/en/totals";
import { wallets } from "@/lib/messages/en/wallets";

/** What the checkout says. */
export const CheckoutMessages = carrierOf("en", {
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
