"use client";

import { carrierOf } from "@/lib/client/messages";
import { addressToasts } from "@/lib/messages/en/address-toasts";
import { delivery } from "@/lib/messages/en/delivery";
import { ifMissing } from "@/lib/messages/en/if-missing";
import { slots } from "@/lib/messages/en/slots";
import { totals } from "@/lib/messages/en/totals";
import { weekly } from "@/lib/messages/en/weekly";
import { weeklyOrder } from "@/lib/messages/en/weekly-order";

/** What weekly baskets and their orders say. */
export const WeeklyMessages = carrierOf("en", {
	addressToasts,
	delivery,
	ifMissing,
	slots,
	totals,
	weekly,
	weeklyOrder,
});
