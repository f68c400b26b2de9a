"use client";

import { carrierOf } from "@/lib/client/messages";
import { delivery } from "@/lib/messages/ur/delivery";
import { openPayments } from "@/lib/messages/ur/open-payments";
import { totals } from "@/lib/messages/ur/totals";
import { wallets } from "@/lib/messages/ur/wallets";
import { whatsapp } from "@/lib/messages/ur/whatsapp";

/** What the orders say. */
export const OrdersMessages = carrierOf("ur", { delivery, openPayments, totals, wallets, whatsapp });
