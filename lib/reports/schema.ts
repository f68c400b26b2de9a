import * as z from "zod";
import { quantityField } from "@/lib/cart/schema";
import { objectIdField, placeField } from "@/lib/text/fields";
import { DECISIONS, PROBLEMS, REPORT_STATES } from "./rules";

const MAX_NOTE = 500;

export const reportSchema = z.object({
	product: objectIdField,
	problem: z.enum(PROBLEMS, { error: "Please say what is wrong" }),
	quantity: quantityField,
	note: z
		.string({ error: "Please enter the note as text" })
		.trim()
		.max(MAX_NOTE, `Please use at most ${MAX_NOTE} characters`)
		.default(""),
});
export type ReportInput = z.output<typeof reportSchema>;

/** What the seller decides; without an amount (rupees) it is what the pieces cost. */
export const decisionSchema = z.object({
	decision: z.enum(DECISIONS, { error: "Please choose refund, credit or refuse" }),
	amount: z
		.int({ error: "Please enter whole rupees" })
		.min(1, "Please enter at least Rs. 1")
		.max(10_000_000, "This is more than any order costs")
		.optional(),
	message: z
		.string({ error: "Please write a word to the customer" })
		.trim()
		.min(1, "Please write a word to the customer")
		.max(MAX_NOTE, `Please use at most ${MAX_NOTE} characters`),
});
export type DecisionInput = z.output<typeof decisionSchema>;

export const reportQuerySchema = z.object({
	state: z.enum(REPORT_STATES, { error: "Please ask for open or decided reports" }).optional(),
	before: placeField.optional(),
});
export type ReportQuery = z.output<typeof reportQuerySchema>;
