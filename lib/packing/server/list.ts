import "server-only";
import { readAislesToday } from "@/lib/aisles/server/read";
import { type OrderStatus, TO_PACK } from "@/lib/orders/rules/order-states";
import type { SellerOrder } from "@/lib/orders/rules/seller-order";
import { countToPack } from "@/lib/orders/server/staff/find-orders";
import { toSellerOrder } from "@/lib/orders/server/to-order";
import { abovePlace } from "@/lib/server/database/queries";
import { type Place, placeText } from "@/lib/text/fields";
import { Order, type OrderDoc } from "@/models/order";
import { Product, type ProductDoc } from "@/models/products";
import { byUrgency, linesByCategory, type PackingAisle } from "../rules";

/** Nobody packs more than so many orders before the list is read again. */
const PAGE_SIZE = 200;

export type PackingPage = {
	orders: SellerOrder[];
	/** How many are to be packed, on all pages. */
	total: number;
	/** The place after which less urgent orders follow, or null at the end of the list. */
	older: string | null;
	/** The owner's aisles that are there today, with what of these orders lies in each; each product in its first. */
	aisles: PackingAisle[];
};

async function aislesFor(orders: readonly SellerOrder[]): Promise<PackingAisle[]> {
	const aisles = await readAislesToday();
	if (aisles.length === 0) return [];
	const ids = orders.flatMap(({ items }) => items.map(({ product }) => product._id));
	const products = await Product.find({ _id: { $in: [...new Set(ids)] }, aisles: { $exists: true } })
		.select("aisles")
		.lean<Pick<ProductDoc, "_id" | "aisles">[]>();
	return aisles.map(({ _id, name }) => ({
		...{ _id, name },
		products: products
			.filter((one) => (one.aisles ?? []).map(String).includes(_id))
			.map((one) => String(one._id)),
	}));
}

/** The most urgent orders in this state, one more than a page holds: the index has them in this order. */
function mostUrgent(status: OrderStatus, place: Place | undefined): Promise<OrderDoc[]> {
	return Order.find({ status, ...(place && abovePlace("promisedAt", place)) })
		.sort({ promisedAt: 1, _id: 1 })
		.limit(PAGE_SIZE + 1)
		.lean<OrderDoc[]>();
}

/**
 * The orders to pack after the given place, the most urgent first; the lines of each in the order of the way through
 * the shop.
 */
export async function findOrdersToPack(after?: Place): Promise<PackingPage> {
	const [total, ...found] = await Promise.all([
		countToPack(),
		...TO_PACK.map((status) => mostUrgent(status, after)),
	]);
	const sorted = found.flat().map(toSellerOrder).sort(byUrgency);
	const page = sorted.slice(0, PAGE_SIZE);
	const aisles = await aislesFor(page);
	const orders = page.map((order) => ({
		...order,
		items: linesByCategory(order.items, aisles).flatMap(({ lines }) => lines),
	}));
	const last = orders.at(-1);
	const hasMore = sorted.length > PAGE_SIZE;
	return { orders, total, aisles, older: last && hasMore ? placeText(last.promisedAt, last._id) : null };
}
