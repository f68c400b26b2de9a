"use client";

import { carrierOf } from "@/lib/client/messages";
import { arrival } from "@/lib/messages/ur/arrival";
import { delivery } from "@/lib/messages/ur/delivery";
import { openPayments } from "@/lib/messages/ur/open-payments";
import { orderLive } from "@/lib/messages/ur/order-live";
import { pushSwitch } from "@/lib/messages/ur/push-switch";
import { totals } from "@/lib/messages/ur/totals";
import { wallets } from "@/lib/messages/ur/wallets";
import { whatsapp } from "@/lib/messages/ur/whatsapp";

/** What the orders say. */
export const OrdersMessages = carrierOf("ur", {
	arrival,
	delivery,
	openPayments,
	orderLive,
	pushSwitch,
	totals,
	wallets,
	whatsapp,
});
