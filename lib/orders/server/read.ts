import "server-only";
import { connectDatabase } from "@/lib/server/database/connect";
import { belowPlace } from "@/lib/server/database/paging";
import { type Place, placeText } from "@/lib/text/list-place";
import { Order, type OrderDoc } from "@/models/order";
import type { OwnOrder } from "../rules/order";
import { toOwnOrder } from "./to-order";

/** At most this many orders are in one answer. */
const LIST_LIMIT = 200;

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

/** A part of a customer's orders, and the place before which older ones follow; null at the end of the list. */
export type OwnOrders = { orders: OwnOrder[]; older: string | null };

/**
 * The customer's own orders, newest first, each line as it was when it was ordered (api.md): those below the place that
 * is asked for, at most 200 of them or as many as `limit` says.
 */
export async function listOwnOrders(
	userId: string,
	{ before, limit = LIST_LIMIT }: { before?: Place; limit?: number } = {},
): Promise<OwnOrders> {
	await connectDatabase();
	const docs = await Order.find({ user: userId, ...(before ? belowPlace("createdAt", before) : {}) })
		.sort(NEWEST_FIRST)
		.limit(limit + 1)
		.lean<OrderDoc[]>();
	const orders = docs.slice(0, limit).map(toOwnOrder);
	const last = orders.at(-1);
	return { orders, older: last && docs.length > limit ? placeText(last.createdAt, last._id) : null };
}

/** Every order of the customer, newest first. */
export async function allOwnOrders(userId: string): Promise<OwnOrder[]> {
	await connectDatabase();
	const docs = await Order.find({ user: userId }).sort(NEWEST_FIRST).lean<OrderDoc[]>();
	return docs.map(toOwnOrder);
}

/** One order of the customer's own, or null. */
export async function findOwnOrder(userId: string, orderId: string): Promise<OwnOrder | null> {
	await connectDatabase();
	const order = await Order.findOne({ _id: orderId, user: userId }).lean<OrderDoc>();
	return order && toOwnOrder(order);
}
