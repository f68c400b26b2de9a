import "server-only";
import { z } from "zod";
import { MAX_ORDER_LINES } from "@/lib/cart/rules/totals";
import { quantityField } from "@/lib/cart/schema";
import { ORDER_NOT_FOUND } from "@/lib/orders/rules/order-messages";
import { sellerOrder } from "@/lib/orders/shapes";
import { call, json } from "@/lib/server/calls/call";
import { id } from "@/lib/server/calls/shapes";
import { MAX_LINE_QUANTITY } from "@/lib/stock/rules";
import { objectIdField, placeField } from "@/lib/text/fields";
import { MOST_STEP } from "@/lib/text/sold-by";
import { MOST_WEIGHED } from "./rules";

const CHOOSE_ORDERS = "Please choose orders";
/** Nobody packs more at once. */
const MAX_TOGETHER = 200;

const GRAMS = "Grams must be a whole number";
const MOST_GRAMS = MAX_LINE_QUANTITY * MOST_STEP * MOST_WEIGHED;
const gramsField = z.int({ error: GRAMS }).max(MOST_GRAMS, `Grams can be at most ${MOST_GRAMS}`);

/** Pieces, or grams of what is weighed: one of the two. */
function saysOne({ quantity, grams }: { quantity?: unknown; grams?: unknown }): boolean {
	return (quantity === undefined) !== (grams === undefined);
}

/** What is there instead. */
const replacementField = z
	.object({
		product: objectIdField,
		quantity: quantityField.optional(),
		grams: gramsField.min(1, "Grams must be at least 1").optional(),
	})
	.refine(saysOne, {
		path: ["quantity"],
		message: "Please say how many, or how many grams of what is weighed",
	});

const PICKED = "How many were picked must be a whole number";

/** What is there of a line: `picked` pieces, or `grams` of what is weighed; null takes the decision back. */
const packedLine = z
	.object({
		product: objectIdField,
		picked: z.int({ error: PICKED }).min(0, "How many were picked must be at least 0").nullable().optional(),
		grams: gramsField.min(0, "Grams must be at least 0").nullable().optional(),
		replacement: replacementField.optional(),
	})
	.refine(({ picked, grams }) => saysOne({ quantity: picked, grams }), { path: ["picked"], message: PICKED });

/** The part of the list to pack that is asked for: what is less urgent than this place, or without one the top. */
const packingListSchema = z.object({ older: placeField.optional() });

/** What a packer has found: of the lines that are named, the others stay as they were decided. */
const packSchema = z.object({
	lines: z.array(packedLine, { error: "Please say what was picked" }).max(MAX_ORDER_LINES),
	isComplete: z.boolean({ error: "Please say whether the order is complete" }).default(false),
});
export type PackInput = z.infer<typeof packSchema>;

/** The orders that somebody packs right now; `takeOver` where somebody else had begun. */
const openSheetsSchema = z.object({
	orders: z.array(objectIdField, { error: CHOOSE_ORDERS }).max(MAX_TOGETHER, CHOOSE_ORDERS),
	takeOver: z.boolean({ error: "Please say whether you take them over" }).default(false),
});
export type OpenSheets = z.infer<typeof openSheetsSchema>;

const aisle = z.object({ _id: id, name: z.string(), products: id.array() });

export const packingCalls = {
	list: call.get("/api/order/packing", {
		summary:
			"The orders to pack, the most urgent first, at most 200, the lines of each by the owner's aisles, else by category; `total` is how many there are, `older` the place for the next page",
		duty: "packing",
		scopes: ["orders:read"],
		query: packingListSchema,
		success: {
			fields: {
				orders: sellerOrder.array(),
				total: z.int(),
				older: z.string().nullable(),
				aisles: aisle.array(),
			},
		},
	}),
	open: call.put("/api/order/packing", {
		summary:
			"Which orders somebody packs right now, said again every half minute; answers which others pack, with their names",
		duty: "packing",
		body: json(openSheetsSchema),
		success: { fields: { packers: z.record(id, z.string()) } },
		refusals: [409],
	}),
	pack: call.put("/api/order/{id}/pack", {
		summary:
			"How many of each line are there (`picked`), or how many `grams` of what is weighed, and what instead of the rest; lines that are not named stay as they were decided, null takes a decision back. Complete, the order is packed",
		duty: "packing",
		scopes: ["orders:write"],
		ids: { id: ORDER_NOT_FOUND },
		body: json(packSchema),
		success: { fields: { order: sellerOrder } },
		refusals: [409],
	}),
};
