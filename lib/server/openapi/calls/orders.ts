import "server-only";
import { z } from "zod";
import { onlineOrderSchema, startPaymentSchema } from "@/lib/domain/checkout";
import { listPartSchema } from "@/lib/domain/list-place";
import { cashOrderSchema } from "@/lib/domain/order-schema";
import { WALLET_NAMES, WALLETS } from "@/lib/domain/wallet";
import type { Call } from "../call";
import { eventsQuery, message, order, payment, reordered } from "../shapes";

/** A wallet's form: its own field names, texts all. */
const walletFields = z.record(z.string(), z.string());

const redirected = { redirectUrl: z.url(), paymentId: z.string() };

/** Orders and wallet payments (spec 7). */
export const orderCalls: Call[] = [
	{
		method: "post",
		path: "/api/order/cod",
		summary:
			"Places a cash on delivery order; the same Idempotency-Key gives the same order, a cart version that is an order already is refused and shows it",
		caller: "customer",
		body: cashOrderSchema,
		success: { status: 201, fields: { order, message } },
		refusals: [409],
	},
	{
		method: "post",
		path: "/api/order/online",
		summary: "The order of a payment that the wallet has confirmed; posted again, the same order",
		caller: "customer",
		body: onlineOrderSchema,
		success: { status: 201, fields: { order, message } },
		refusals: [404, 409],
	},
	{
		method: "get",
		path: "/api/order/user",
		summary:
			"The customer's own orders, newest first, at most 200; `older` is the place to ask for the next ones with, null at the end",
		caller: "customer",
		query: listPartSchema,
		success: { fields: { orders: order.array(), older: z.string().nullable() } },
	},
	{
		method: "put",
		path: "/api/order/cancel/{id}",
		summary: "The customer cancels an own order, within 10 minutes and before it is packed",
		caller: "customer",
		success: { fields: { order, message } },
		refusals: [409],
	},
	{
		method: "post",
		path: "/api/order/reorder/{id}",
		summary: "Puts what an own order held into the cart again, as far as it can still be bought",
		caller: "customer",
		success: { fields: reordered },
		refusals: [409],
	},
	{
		method: "get",
		path: "/api/order/events",
		summary: "Server-sent events: `change` whenever something about the customer's own orders has changed",
		caller: "customer",
		query: eventsQuery,
		success: { type: "text/event-stream" },
		refusals: [429],
	},
	...WALLETS.map(
		(wallet): Call => ({
			method: "post",
			path: `/api/payment/${wallet}`,
			summary: `Begins a payment with ${WALLET_NAMES[wallet]}; the amount is compared, never taken over`,
			caller: "customer",
			body: startPaymentSchema(wallet),
			success: { fields: redirected },
			refusals: [409, 429],
		}),
	),
	{
		method: "get",
		path: "/api/payment/open",
		summary: "The customer's own payments of which the wallet has not said its last word, newest first",
		caller: "customer",
		success: { fields: { payments: payment.array() } },
	},
	{
		method: "get",
		path: "/api/payment/{reference}",
		summary: "Where the customer's own payment stands",
		caller: "customer",
		success: { fields: { payment } },
	},
	...["/payment/verify", "/api/payment/callback"].map(
		(path): Call => ({
			method: "post",
			path,
			summary: "What a wallet's page posts: checked, recorded once, and on to the result page by GET",
			caller: "wallet",
			body: walletFields,
			bodyType: "application/x-www-form-urlencoded",
			success: "redirect",
		}),
	),
	{
		method: "post",
		path: "/api/payment/ipn/jazzcash",
		summary: "JazzCash's notification from server to server",
		caller: "wallet",
		body: walletFields,
		bodyType: "application/x-www-form-urlencoded",
		success: { json: walletFields },
	},
	{
		method: "get",
		path: "/api/payment/ipn/easypaisa",
		summary: "Easypaisa's notification from server to server; the address it names is only read",
		caller: "wallet",
		query: z.object({ url: z.string().optional() }),
		success: { fields: {} },
	},
];
