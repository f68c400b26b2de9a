import "server-only";
import { z } from "zod";
import { ORDER_NOT_FOUND } from "@/lib/orders/rules/order-messages";
import { sellerOrder } from "@/lib/orders/shapes";
import { call, json } from "@/lib/server/calls/call";
import { id } from "@/lib/server/calls/shapes";
import { packingListSchema, packSchema } from "./schema";

const aisle = z.object({ _id: id, name: z.string(), products: id.array() });

/** What is to be packed, and what a packer has found. */
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
