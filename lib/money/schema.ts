import * as z from "zod";
import { dayFieldOf, isObjectId, objectIdField, placeField, requiredText } from "@/lib/text/fields";
import { REFUND_METHODS, REFUND_REASONS, REFUND_STATES } from "./refund";

const COUNTED = "Please enter what was counted, in whole rupees";
/** Nobody carries more. */
const MOST_RUPEES = 10_000_000;

/** A rider's cash as it was counted, in rupees, with a key under which it may be sent again. */
export const handoverSchema = z.object({
	rider: objectIdField,
	counted: z.int({ error: COUNTED }).min(0, COUNTED).max(MOST_RUPEES, COUNTED),
	key: requiredText("Please send a key", 100),
});
export type HandoverInput = z.output<typeof handoverSchema>;

export const dayField = dayFieldOf("Please name a day as YYYY-MM-DD");

export const closingQuerySchema = z.object({
	day: dayField,
	format: z.enum(["csv"], { error: "Format must be csv" }).optional(),
});

const MAX_NOTE = 200;
const MAX_REFERENCE = 60;

export const refundQuerySchema = z.object({
	state: z.enum(REFUND_STATES, { error: "Please ask for due or settled refunds" }).optional(),
	before: placeField.optional(),
});
export type RefundQuery = z.output<typeof refundQuerySchema>;

const referenceField = z
	.string({ error: "Please enter the reference as text" })
	.trim()
	.max(MAX_REFERENCE, `Please use at most ${MAX_REFERENCE} characters`);

/** How a refund was settled; a transfer by wallet says the wallet's reference. */
export const settleRefundSchema = z
	.object({
		method: z.enum(REFUND_METHODS, { error: "Please choose how the money went back" }),
		reference: referenceField.default(""),
		/** Rupees, where it is to be no other sum than the one that was seen. */
		amount: z.int({ error: "Please enter whole rupees" }).optional(),
	})
	.refine(({ method, reference }) => method !== "wallet" || reference !== "", {
		path: ["reference"],
		message: "Please enter the wallet's reference",
	});
export type SettleRefund = z.output<typeof settleRefundSchema>;

/** A refund that the seller grants; amount in rupees. */
export const newRefundSchema = z.object({
	order: z.string({ error: "Please name an order" }).refine(isObjectId, "Please name an order"),
	amount: z
		.int({ error: "Please enter whole rupees" })
		.min(1, "Please enter at least Rs. 1")
		.max(10_000_000, "This is more than any order costs"),
	reason: z.enum(REFUND_REASONS, { error: "Please choose a reason" }),
	note: z
		.string({ error: "Please enter the note as text" })
		.trim()
		.max(MAX_NOTE, `Please use at most ${MAX_NOTE} characters`)
		.default(""),
});
export type NewRefundInput = z.output<typeof newRefundSchema>;
