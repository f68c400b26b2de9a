import "server-only";
import { isOpen, ORDER_STATUSES, type OrderStatus, TO_PACK } from "@/lib/orders/rules/order-states";
import { byTimeLeft, type SellerOrder } from "@/lib/orders/rules/seller-order";
import type { OrderFilters } from "@/lib/orders/schema/order-filters";
import { connectDatabase } from "@/lib/server/database/connect";
import { TIME_ZONE } from "@/lib/shop/rules/shop-details";
import { placeText } from "@/lib/text/list-place";
import { Order, type OrderDoc } from "@/models/order";
import { toSellerOrder } from "../to-order";
import { conditionsOf, placeCondition, searchFor } from "./find-conditions";

export type OrderPage = {
	orders: SellerOrder[];
	/** The place after which newer orders follow, or null at the top of the list. */
	newer: string | null;
	/** The place before which older orders follow, or null at its end. */
	older: string | null;
};

/** The orders that pass the filters, newest first, at most `limit` from the place that was asked for. */
export async function findOrders(filters: OrderFilters, limit: number): Promise<OrderPage> {
	await connectDatabase();
	const { words, hint } = await searchFor(filters.q ?? "");
	const conditions = [...words, ...(await conditionsOf(filters)), ...placeCondition(filters)];
	const upwards = Boolean(filters.after) && !filters.before;
	const direction = upwards ? 1 : -1;
	const docs = await Order.find(conditions.length > 0 ? { $and: conditions } : {})
		.sort({ createdAt: direction, _id: direction })
		.limit(limit + 1)
		.setOptions(hint ? { hint } : {})
		.lean<OrderDoc[]>();
	const hasMore = docs.length > limit;
	const orders = docs.slice(0, limit).map(toSellerOrder);
	if (upwards) orders.reverse();
	const [first, last] = [orders.at(0), orders.at(-1)];
	const hasNewer = upwards ? hasMore : Boolean(filters.before);
	const hasOlder = upwards || hasMore;
	return {
		orders,
		newer: first && hasNewer ? placeText(first.createdAt, first._id) : null,
		older: last && hasOlder ? placeText(last.createdAt, last._id) : null,
	};
}

function openOrders(direction: 1 | -1, limit: number): Promise<OrderDoc[]> {
	return Order.find({ status: { $in: ORDER_STATUSES.filter(isOpen) } })
		.sort({ createdAt: direction, _id: direction })
		.limit(limit)
		.lean<OrderDoc[]>();
}

/**
 * The orders that still ask for something, what is due first at the top. Of more than `limit` the oldest half, which is
 * the most urgent, and the newest half, which somebody may just have heard of.
 */
export async function findOpenOrders(limit: number): Promise<SellerOrder[]> {
	await connectDatabase();
	const half = Math.ceil(limit / 2);
	const found = (await Promise.all([openOrders(1, half), openOrders(-1, half)])).flat();
	const unique = new Map(found.map((doc) => [String(doc._id), doc]));
	return [...unique.values()].map(toSellerOrder).sort(byTimeLeft);
}

/** How many open orders are promised for each day (`YYYY-MM-DD`) that has any. */
export async function countPromised(): Promise<Record<string, number>> {
	await connectDatabase();
	const day = { $dateToString: { date: "$promisedAt", format: "%Y-%m-%d", timezone: TIME_ZONE } };
	const counts = await Order.aggregate<{ _id: string; count: number }>([
		{ $match: { status: { $in: ORDER_STATUSES.filter(isOpen) } } },
		{ $group: { _id: day, count: { $sum: 1 } } },
	]);
	return Object.fromEntries(counts.map(({ _id, count }) => [_id, count]));
}

/** How many orders nobody has begun with. */
export async function countToPack(): Promise<number> {
	await connectDatabase();
	return Order.countDocuments({ status: { $in: TO_PACK } });
}

/** How many orders wait in each state that still asks for something. */
export async function countOpen(): Promise<Partial<Record<OrderStatus, number>>> {
	await connectDatabase();
	const counts = await Promise.all(
		ORDER_STATUSES.filter(isOpen).map(
			async (status) => [status, await Order.countDocuments({ status })] as const,
		),
	);
	return Object.fromEntries(counts);
}
