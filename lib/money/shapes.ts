import "server-only";
import { z } from "zod";
import { ORDER_ACTORS } from "@/lib/orders/rules/order-states";
import { id, rupees, time } from "@/lib/server/calls/shapes";
import { CREDIT_REASONS, type Credit } from "./credit";
import { REFUND_METHODS, REFUND_REASONS, REFUND_STATES, type Refund } from "./refund";

/** What answers about money are made of. */

export const rider = z.object({ _id: id, name: z.string() });

export const refund = z
	.object({
		_id: id,
		order: id,
		orderNumber: z.string(),
		paymentType: z.string(),
		customer: z.object({ name: z.string(), phone: z.string() }),
		amount: rupees,
		reason: z.enum(REFUND_REASONS),
		note: z.string().nullable(),
		state: z.enum(REFUND_STATES),
		method: z.enum(REFUND_METHODS).nullable(),
		reference: z.string().nullable(),
		at: time,
		by: z.enum([...ORDER_ACTORS, "shop"]),
		settledAt: time.nullable(),
		settledBy: z.string().nullable(),
	})
	.meta({ id: "Refund" }) satisfies z.ZodType<Refund>;

/** A customer's credit: amounts are below 0 where it was used. */
export const credit = {
	balance: rupees,
	entries: z.array(
		z.object({ amount: z.int(), reason: z.enum(CREDIT_REASONS), order: id.nullable(), at: time }),
	),
} satisfies Record<keyof Credit, z.ZodType>;
