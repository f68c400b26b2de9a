import { randomUUID } from "node:crypto";
import type { orderCalls } from "@/lib/orders/calls";
import type { Order } from "@/lib/orders/rules/order";
import { type Answer, api, must, patiently } from "./api";
import { testAddress } from "./products";

/** What a customer does about an order, over HTTP. */

type Shopper = { cookies: string };
/** `at`: the instance, where it is not the first. */
type Sent = { at?: string; key?: string; headers?: Record<string, string> };

/** A cash order of these with what else it says, under a key of its own; the same key is the same order. */
export function orderCash(
	{ cookies }: Shopper,
	items: object[],
	fields: object = {},
	{ at = "", key = randomUUID(), headers = {} }: Sent = {},
) {
	const options = {
		cookies,
		headers: { "idempotency-key": key, ...headers },
		body: { items, address: testAddress, ...fields },
	};
	return patiently(() => api<typeof orderCalls.placeCash>("POST", `${at}/api/order/cod`, options));
}

/** The same, which has to work; gives the order. */
export async function orderedCash(...order: Parameters<typeof orderCash>): Promise<Order> {
	const { status, json, text } = await orderCash(...order);
	if (status !== 201) throw new Error(`no order was made: ${text}`);
	return must(json.order);
}

/** The id of the order in an answer. */
export const idOf = ({ json }: Answer<typeof orderCalls.placeCash>) => must(json.order)._id;

/** The customer's own orders, newest first. */
export async function ordersOf({ cookies }: Shopper): Promise<Order[]> {
	return must((await api<typeof orderCalls.listOwn>("GET", "/api/order/user", { cookies })).json.orders);
}
