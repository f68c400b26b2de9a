import "server-only";
import { z } from "zod";
import { anyone, call, customer, json, maybeJson } from "@/lib/server/calls/call";
import { message, plainAddress, reordered } from "@/lib/server/calls/shapes";
import { eventsQuery } from "@/lib/server/live/signals";
import { slot } from "@/lib/shop/calls";
import { listPartSchema } from "@/lib/text/fields";
import { LOGIN_TO_ORDER, ORDER_NOT_FOUND } from "./rules/order-messages";
import { onlineOrderSchema } from "./schema/checkout";
import { cashOrderSchema } from "./schema/order";
import { callerSchema, orderFiltersSchema, orderStepSchema, phoneOrderSchema } from "./schema/seller-order";
import { order, sellerOrder } from "./shapes";

/** A customer sends nothing; who has the link sends its token. */
const confirmSchema = z.object({ token: z.string().max(200, "This link is not readable").optional() });

/** What a customer does with orders (spec 7). */
export const orderCalls = {
	listSlots: anyone.get("/api/delivery-slots", {
		summary:
			"The delivery times that can be picked now, the earliest first: today's, tomorrow's and those of the day after; `left` is null without a limit",
		success: { fields: { slots: slot.array() } },
	}),
	placeCash: call.post("/api/order/cod", {
		summary:
			"Places a cash on delivery order; the same Idempotency-Key gives the same order, a cart version that is an order already is refused and shows it",
		who: "buyer",
		login: LOGIN_TO_ORDER,
		limit: { action: "order" },
		idempotent: "own",
		body: json(cashOrderSchema),
		success: { status: 201, fields: { order, message } },
		refusals: [409],
	}),
	placeOnline: call.post("/api/order/online", {
		summary: "The order of a payment that the wallet has confirmed; posted again, the same order",
		who: "buyer",
		login: LOGIN_TO_ORDER,
		limit: { action: "order" },
		idempotent: "answer",
		body: json(onlineOrderSchema),
		success: { status: 201, fields: { order, message } },
		refusals: [404, 409],
	}),
	listOwn: customer.get("/api/order/user", {
		summary:
			"The customer's own orders, newest first, at most 200; `older` is the place to ask for the next ones with, null at the end",
		query: listPartSchema,
		success: { fields: { orders: order.array(), older: z.string().nullable() } },
	}),
	cancelOwn: customer.put("/api/order/cancel/{id}", {
		summary: "The customer cancels an own order, within 10 minutes and before it is packed",
		ids: { id: ORDER_NOT_FOUND },
		success: { fields: { order, message } },
		refusals: [409],
	}),
	reorder: customer.post("/api/order/reorder/{id}", {
		summary: "Puts what an own order held into the cart again, as far as it can still be bought",
		ids: { id: ORDER_NOT_FOUND },
		success: { fields: reordered },
		refusals: [409],
	}),
	confirm: call.post("/api/order/{id}/confirm", {
		summary:
			"The yes that an order waits for, by its customer or by whoever has the token of its link; it is promised from then on. A second yes changes nothing; `order` is null for whoever is not its customer, `isLate` true where the chosen time was over",
		who: "shopper",
		limit: { action: "order-link" },
		ids: { id: ORDER_NOT_FOUND },
		body: maybeJson(confirmSchema),
		success: { fields: { order: order.nullable(), isLate: z.boolean(), message } },
		refusals: [409],
	}),
	events: customer.get("/api/order/events", {
		summary: "Server-sent events: `change` whenever something about the customer's own orders has changed",
		query: eventsQuery,
		success: { type: "text/event-stream" },
		refusals: [429],
	}),
};

const place = z.string().nullable();

/** Everyone's orders, and their steps (spec 7). */
export const sellerOrderCalls = {
	list: call.get("/api/order/seller", {
		summary:
			"Everyone's orders, newest first, at most 1000; `older` and `newer` are places for the next page",
		duty: "orders",
		scopes: ["orders:read"],
		query: orderFiltersSchema,
		success: { fields: { orders: sellerOrder.array(), older: place, newer: place } },
	}),
	caller: call.get("/api/order/phone", {
		summary: "Who ordered last from this number, and where it went",
		duty: "orders",
		scopes: ["orders:read"],
		limit: { action: "phone-order" },
		query: callerSchema,
		success: {
			fields: { customer: z.object({ name: z.string(), phone: z.string() }), address: plainAddress },
		},
		refusals: [404],
	}),
	placeByPhone: call.post("/api/order/phone", {
		summary: "A cash order for somebody on the phone: the rules of any other, without an account",
		duty: "orders",
		scopes: ["orders:write"],
		limit: { action: "phone-order" },
		idempotent: "answer",
		body: json(phoneOrderSchema),
		success: { status: 201, fields: { order: sellerOrder, message } },
		refusals: [409],
	}),
	markPaid: call.put("/api/order/mark-paid/{id}", {
		summary: "The cash of an order has come in",
		scopes: ["orders:write"],
		ids: { id: ORDER_NOT_FOUND },
		success: { fields: { order: sellerOrder, message } },
		refusals: [409],
	}),
	confirm: call.put("/api/order/{id}/confirm", {
		summary: "The same yes by somebody of the team who has asked the customer",
		duty: "orders",
		scopes: ["orders:write"],
		ids: { id: ORDER_NOT_FOUND },
		success: { fields: { order: sellerOrder } },
		refusals: [409],
	}),
	move: call.put("/api/order/status/{id}", {
		summary: "Moves an order one step: packed, sent, delivered, or cancelled with a reason",
		duty: "packing",
		scopes: ["orders:write"],
		ids: { id: ORDER_NOT_FOUND },
		body: json(orderStepSchema),
		success: { fields: { order: sellerOrder } },
		refusals: [409],
	}),
	undoMove: call.put("/api/order/status/{id}/undo", {
		summary: "Takes the last step back, within seconds",
		duty: "packing",
		scopes: ["orders:write"],
		ids: { id: ORDER_NOT_FOUND },
		success: { fields: { order: sellerOrder } },
		refusals: [409],
	}),
};
