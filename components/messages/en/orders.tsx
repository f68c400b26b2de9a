"use client";

import { carrierOf } from "@/lib/client/messages";
import { arrival } from "@/lib/messages/en/arrival";
import { delivery } from "@/lib/messages/en/delivery";
import { openPayments } from "@/lib/messages/en/open-payments";
import { orderLive } from "@/lib/messages/en/order-live";
import { pushSwitch } from "@/lib/messages/en/push-switch";
import { totals } from "@/lib/messages/en/totals";
import { wallets } from "@/lib/messages/en/wallets";
import { whatsapp } from "@/lib/messages/en/whatsapp";

/** What the orders say. */
export const OrdersMessages = carrierOf("en", {
	arrival,
	delivery,
	openPayments,
	orderLive,
	pushSwitch,
	totals,
	wallets,
	whatsapp,
});
