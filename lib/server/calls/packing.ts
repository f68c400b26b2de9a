import "server-only";
import { ORDER_NOT_FOUND } from "@/lib/domain/order-messages";
import { packSchema } from "@/lib/domain/packing-schema";
import { defineCalls, json } from "./call";
import { sellerOrder } from "./order-shapes";

/** What is to be packed, and what a packer has found. */
export const packingCalls = defineCalls({
	list: {
		method: "get",
		path: "/api/order/packing",
		summary: "The orders to pack, the most urgent first, the lines of each by category",
		who: "seller",
		duty: "packing",
		success: { fields: { orders: sellerOrder.array() } },
	},
	pack: {
		method: "put",
		path: "/api/order/{id}/pack",
		summary:
			"How many of each line are there, and what instead of the rest; lines that are not named stay as they were decided, `picked: null` takes a decision back. Complete, the order is packed",
		who: "seller",
		duty: "packing",
		ids: { id: ORDER_NOT_FOUND },
		body: json(packSchema),
		success: { fields: { order: sellerOrder } },
		refusals: [409],
	},
});
