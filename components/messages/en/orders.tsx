"use client";

import { carrierOf } from "@/lib/client/messages";
import { delivery } from "@/lib/messages/en/delivery";
import { openPayments } from "@/lib/messages/en/open-payments";
import { totals } from "@/lib/messages/en/totals";
import { wallets } from "@/lib/messages/en/wallets";
import { whatsapp } from "@/lib/messages/en/whatsapp";

/** What the orders say. */
export const OrdersMessages = carrierOf("en", { delivery, openPayments, totals, wallets, whatsapp });
