"use client";

import { carrierOf } from "@/lib/client/messages";
import { addressToasts } from "@/lib/messages/ur/address-toasts";
import { delivery } from "@/lib/messages/ur/delivery";
import { ifMissing } from "@/lib/messages/ur/if-missing";
import { slots } from "@/lib/messages/ur/slots";
import { totals } from "@/lib/messages/ur/totals";
import { weekly } from "@/lib/messages/ur/weekly";
import { weeklyOrder } from "@/lib/messages/ur/weekly-order";

/** What weekly baskets and their orders say. */
export const WeeklyMessages = carrierOf("ur", {
	addressToasts,
	delivery,
	ifMissing,
	slots,
	totals,
	weekly,
	weeklyOrder,
});
