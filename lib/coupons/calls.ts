import "server-only";
import { z } from "zod";
import { COUPON_KINDS } from "@/lib/cart/rules/totals";
import { call, customer, json } from "@/lib/server/calls/call";
import { id, message, rupees, time } from "@/lib/server/calls/shapes";
import { COUPON_NOT_FOUND } from "./rules";
import { couponChangeSchema, couponQuoteSchema, couponSchema } from "./schema";

const count = z.int().min(0);
const terms = {
	code: z.string(),
	kind: z.enum(COUPON_KINDS),
	value: z.int().min(1),
	/** The subtotal from which on it can be used. */
	minimum: rupees,
};

export const coupon = z
	.object({
		_id: id,
		...terms,
		/** Null without limit, as the two counts. */
		from: time.nullable(),
		until: time.nullable(),
		maxUses: count.nullable(),
		maxUsesPerCustomer: count.nullable(),
		firstOrderOnly: z.boolean(),
		used: count,
		given: rupees,
		sales: rupees,
	})
	.meta({ id: "Coupon" });

export const quote = {
	...terms,
	discount: rupees,
	/** With tax and standard delivery. */
	total: rupees,
};

/** What a customer asks of a coupon before ordering with it. */
export const couponCalls = {
	quote: customer.post("/api/user/coupon", {
		summary:
			"What a coupon takes off this basket, and what is then to pay with tax and standard delivery; else why it cannot be used",
		login: "Please login to use a coupon",
		limit: { action: "coupon", counts: "guessed" },
		body: json(couponQuoteSchema),
		success: { fields: quote },
		refusals: [409],
	}),
};

export const sellerCouponCalls = {
	list: call.get("/api/seller/coupons", {
		summary: "Every coupon, the newest first: orders that used it, what they were given, what they came to",
		success: { fields: { coupons: coupon.array() } },
	}),
	add: call.post("/api/seller/coupons", {
		summary:
			"Makes a coupon; the code is upper case whatever is typed, without a limit where `maxUses` or `maxUsesPerCustomer` is null",
		body: json(couponSchema),
		idempotent: "answer",
		success: { status: 201, fields: { coupon, message } },
		refusals: [409],
	}),
	change: call.put("/api/seller/coupons/{id}", {
		summary: "Changes a coupon; orders keep what they were made with, and its uses count on",
		ids: { id: COUPON_NOT_FOUND },
		body: json(couponChangeSchema),
		success: { fields: { coupon, message } },
		refusals: [409],
	}),
};
