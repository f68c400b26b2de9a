import "server-only";
import { z } from "zod";
import type { Handover, RiderCash } from "@/lib/domain/cash";
import { handoverSchema } from "@/lib/domain/cash-schema";
import { defineCalls, json } from "./call";
import { rider } from "./order-shapes";
import { rupees } from "./shapes";

const riderCash = z
	.object({ rider, collected: rupees, handedOver: rupees, outstanding: rupees })
	.meta({ id: "RiderCash" }) satisfies z.ZodType<RiderCash>;

const handover = {
	expected: rupees,
	counted: rupees,
	difference: z.int(),
} satisfies Record<keyof Handover, z.ZodType>;

/** What riders hold, and what the shop has of it. */
export const cashCalls = defineCalls({
	riders: {
		method: "get",
		path: "/api/seller/cash",
		summary:
			"What each rider took today and held before, what of it they handed over today, and what they still hold: outstanding is collected less handedOver",
		who: "seller",
		success: { fields: { riders: riderCash.array() } },
	},
	handover: {
		method: "post",
		path: "/api/seller/cash/handover",
		summary:
			"A rider hands over all that they hold, counted; the difference stays with the day. The same key again answers the same",
		who: "seller",
		body: json(handoverSchema),
		success: { fields: handover },
		refusals: [404, 409],
	},
});
