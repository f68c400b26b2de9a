import * as z from "zod";
import { MAX_ORDER_LINES } from "@/lib/cart/rules/totals";
import { quantityField } from "@/lib/cart/schema";
import { objectIdField, placeField } from "@/lib/text/fields";

const packedLine = z.object({
	product: objectIdField,
	/** Null takes the decision back. */
	picked: z
		.int({ error: "How many were picked must be a whole number" })
		.min(0, "How many were picked must be at least 0")
		.nullable(),
	replacement: z.object({ product: objectIdField, quantity: quantityField }).optional(),
});

/** The part of the list to pack that is asked for: what is less urgent than this place, or without one the top. */
export const packingListSchema = z.object({ older: placeField.optional() });

/** What a packer has found: of the lines that are named, the others stay as they were decided. */
export const packSchema = z.object({
	lines: z.array(packedLine, { error: "Please say what was picked" }).max(MAX_ORDER_LINES),
	isComplete: z.boolean({ error: "Please say whether the order is complete" }).default(false),
});
export type PackInput = z.infer<typeof packSchema>;
