import "server-only";
import { z } from "zod";
import { onlineOrderSchema } from "@/lib/domain/checkout";
import { listPartSchema } from "@/lib/domain/list-place";
import { LOGIN_TO_ORDER, ORDER_NOT_FOUND } from "@/lib/domain/order-messages";
import { cashOrderSchema } from "@/lib/domain/order-schema";
import { eventsQuery } from "../live/after";
import { defineCalls, json } from "./call";
import { order } from "./order-shapes";
import { message, reordered } from "./shapes";
import { slot } from "./shop-shapes";

/** What a customer does with orders (spec 7). */
export const orderCalls = defineCalls({
	listSlots: {
		method: "get",
		path: "/api/delivery-slots",
		summary:
			"The delivery times that can be picked now, the earliest first: today's, tomorrow's and those of the day after; `left` is null without a limit",
		who: "anyone",
		success: { fields: { slots: slot.array() } },
	},
	placeCash: {
		method: "post",
		path: "/api/order/cod",
		summary:
			"Places a cash on delivery order; the same Idempotency-Key gives the same order, a cart version that is an order already is refused and shows it",
		who: "buyer",
		login: LOGIN_TO_ORDER,
		limit: { action: "order" },
		idempotent: true,
		body: json(cashOrderSchema),
		success: { status: 201, fields: { order, message } },
		refusals: [409],
	},
	placeOnline: {
		method: "post",
		path: "/api/order/online",
		summary: "The order of a payment that the wallet has confirmed; posted again, the same order",
		who: "buyer",
		login: LOGIN_TO_ORDER,
		limit: { action: "order" },
		body: json(onlineOrderSchema),
		success: { status: 201, fields: { order, message } },
		refusals: [404, 409],
	},
	listOwn: {
		method: "get",
		path: "/api/order/user",
		summary:
			"The customer's own orders, newest first, at most 200; `older` is the place to ask for the next ones with, null at the end",
		who: "customer",
		query: listPartSchema,
		success: { fields: { orders: order.array(), older: z.string().nullable() } },
	},
	cancelOwn: {
		method: "put",
		path: "/api/order/cancel/{id}",
		summary: "The customer cancels an own order, within 10 minutes and before it is packed",
		who: "customer",
		ids: { id: ORDER_NOT_FOUND },
		success: { fields: { order, message } },
		refusals: [409],
	},
	reorder: {
		method: "post",
		path: "/api/order/reorder/{id}",
		summary: "Puts what an own order held into the cart again, as far as it can still be bought",
		who: "customer",
		ids: { id: ORDER_NOT_FOUND },
		success: { fields: reordered },
		refusals: [409],
	},
	events: {
		method: "get",
		path: "/api/order/events",
		summary: "Server-sent events: `change` whenever something about the customer's own orders has changed",
		who: "customer",
		query: eventsQuery,
		success: { type: "text/event-stream" },
		refusals: [429],
	},
});
