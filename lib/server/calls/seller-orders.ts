import "server-only";
import { z } from "zod";
import { orderFiltersSchema } from "@/lib/domain/order-filters-schema";
import { ORDER_NOT_FOUND } from "@/lib/domain/order-messages";
import { orderStepSchema } from "@/lib/domain/order-status-schema";
import { callerSchema, phoneOrderSchema } from "@/lib/domain/phone-order-schema";
import { defineCalls, json } from "./call";
import { sellerOrder } from "./order-shapes";
import { message, plainAddress } from "./shapes";

const place = z.string().nullable();

/** Everyone's orders, and their steps (spec 7). */
export const sellerOrderCalls = defineCalls({
	list: {
		method: "get",
		path: "/api/order/seller",
		summary:
			"Everyone's orders, newest first, at most 1000; `older` and `newer` are places for the next page",
		who: "seller",
		duty: "orders",
		query: orderFiltersSchema,
		success: { fields: { orders: sellerOrder.array(), older: place, newer: place } },
	},
	caller: {
		method: "get",
		path: "/api/order/phone",
		summary: "Who ordered last from this number, and where it went",
		who: "seller",
		duty: "orders",
		limit: { action: "phone-order" },
		query: callerSchema,
		success: {
			fields: { customer: z.object({ name: z.string(), phone: z.string() }), address: plainAddress },
		},
		refusals: [404],
	},
	placeByPhone: {
		method: "post",
		path: "/api/order/phone",
		summary:
			"A cash order for somebody on the phone: the rules of any other, without an account; the same Idempotency-Key for the same number gives the same order",
		who: "seller",
		duty: "orders",
		limit: { action: "phone-order" },
		idempotent: true,
		body: json(phoneOrderSchema),
		success: { status: 201, fields: { order: sellerOrder, message } },
		refusals: [409],
	},
	markPaid: {
		method: "put",
		path: "/api/order/mark-paid/{id}",
		summary: "The cash of an order has come in",
		who: "seller",
		ids: { id: ORDER_NOT_FOUND },
		success: { fields: { order: sellerOrder, message } },
		refusals: [409],
	},
	move: {
		method: "put",
		path: "/api/order/status/{id}",
		summary: "Moves an order one step: packed, sent, delivered, or cancelled with a reason",
		who: "seller",
		duty: "packing",
		ids: { id: ORDER_NOT_FOUND },
		body: json(orderStepSchema),
		success: { fields: { order: sellerOrder } },
		refusals: [409],
	},
	undoMove: {
		method: "put",
		path: "/api/order/status/{id}/undo",
		summary: "Takes the last step back, within seconds",
		who: "seller",
		duty: "packing",
		ids: { id: ORDER_NOT_FOUND },
		success: { fields: { order: sellerOrder } },
		refusals: [409],
	},
});
