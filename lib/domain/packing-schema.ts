import * as z from "zod";
import { MAX_ORDER_LINES } from "./cart-totals";
import { objectIdField } from "./fields";
import { quantityField } from "./order-schema";
import { IF_MISSING } from "./packing";

/** What is wished for where something is missing, of an order or of one of its lines. */
export const ifMissingField = z
	.enum(IF_MISSING, { error: "Please choose what we do if something is missing" })
	.optional();

const packedLine = z.object({
	product: objectIdField,
	picked: z
		.int({ error: "How many were picked must be a whole number" })
		.min(0, "How many were picked must be at least 0"),
	replacement: z.object({ product: objectIdField, quantity: quantityField }).optional(),
});

/** What a packer has found so far, or, complete, all of it. */
export const packSchema = z.object({
	lines: z.array(packedLine, { error: "Please say what was picked" }).max(MAX_ORDER_LINES),
	isComplete: z.boolean({ error: "Please say whether the order is complete" }).default(false),
});
export type PackInput = z.infer<typeof packSchema>;
