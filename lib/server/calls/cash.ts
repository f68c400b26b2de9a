import "server-only";
import { z } from "zod";
import { type Closing, type Handover, type RiderCash, SALES_KINDS } from "@/lib/money/cash";
import { closingQuerySchema, handoverSchema } from "@/lib/money/cash-schema";
import { defineCalls, json } from "./call";
import { rider } from "./order-shapes";
import { id, rupees, time } from "./shapes";

const riderCash = z
	.object({ rider, collected: rupees, handedOver: rupees, outstanding: rupees })
	.meta({ id: "RiderCash" }) satisfies z.ZodType<RiderCash>;

const handover = {
	expected: rupees,
	counted: rupees,
	difference: z.int(),
} satisfies Record<keyof Handover, z.ZodType>;

const count = z.int().min(0);

const closing = z
	.object({
		day: z.iso.date(),
		orders: count,
		cancelled: count,
		sales: z.partialRecord(z.enum(SALES_KINDS), rupees),
		unpaid: rupees,
		// Below 0 where more was paid out in cash than came in.
		cash: z.object({ expected: z.int(), received: z.int(), difference: z.int() }),
		withRiders: rupees,
		handovers: z.array(z.object({ rider, at: time, ...handover })),
		refunds: z.object({ count, amount: rupees }),
		credit: z.object({ given: rupees, used: rupees }),
		wasted: z.array(z.object({ product: id, name: z.string(), quantity: count })),
	})
	.meta({ id: "Closing" }) satisfies z.ZodType<Closing>;

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
	closing: {
		method: "get",
		path: "/api/seller/closing",
		summary:
			"A day in figures: what was delivered by how it was paid, cash that was counted, refunds, credit and waste; `format=csv` gives a file",
		who: "seller",
		query: closingQuerySchema,
		success: { fields: { closing }, file: "text/csv" },
	},
});
