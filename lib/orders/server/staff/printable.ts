import "server-only";
import { PLACED } from "@/lib/orders/rules/order-states";
import type { SellerOrder } from "@/lib/orders/rules/seller-order";
import { connectDatabase } from "@/lib/server/database/connect";
import { Order, type OrderDoc } from "@/models/order";
import { Product, type ProductDoc } from "@/models/products";
import { toSellerOrder } from "../to-order";
import { findOrders } from "./find-orders";

/** Orders as they are printed, with what their products are called in Urdu, by product id, where that is known. */
export type Printable = { orders: SellerOrder[]; urduNames: ReadonlyMap<string, string> };

async function ordersOf(ids: readonly string[]): Promise<SellerOrder[]> {
	const docs = await Order.find({ _id: { $in: ids } }).lean<OrderDoc[]>();
	const found = new Map(docs.map((doc) => [String(doc._id), toSellerOrder(doc)]));
	return ids.flatMap((id) => found.get(id) ?? []);
}

async function urduNamesOf(orders: readonly SellerOrder[]): Promise<ReadonlyMap<string, string>> {
	const ids = new Set(orders.flatMap(({ items }) => items.map(({ product }) => product._id)));
	const products = await Product.find({ _id: { $in: [...ids] } })
		.select("urduName")
		.lean<Pick<ProductDoc, "_id" | "urduName">[]>();
	return new Map(products.flatMap(({ _id, urduName }) => (urduName ? [[String(_id), urduName]] : [])));
}

/** These orders, in the order they are named; without any, those that wait to be packed, newest first, up to `limit`. */
export async function readPrintable(ids: readonly string[], limit: number): Promise<Printable> {
	await connectDatabase();
	const orders = ids.length > 0 ? await ordersOf(ids) : (await findOrders({ status: PLACED }, limit)).orders;
	return { orders, urduNames: await urduNamesOf(orders) };
}
