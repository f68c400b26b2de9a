import "server-only";
import { unstable_cache } from "next/cache";
import { NO_PURCHASE, ORDER_STATUSES } from "@/lib/orders/rules/order-states";
import { cacheTags } from "@/lib/server/cache/cache-tags";
import { lastKnown } from "@/lib/server/cache/last-known";
import { connectDatabase } from "@/lib/server/database/connect";
import { Order, type OrderDoc } from "@/models/order";
import type { ProductSummary } from "../rules/product";
import { boughtTogether, TOGETHER_LIMIT } from "../rules/related";

/** So many of the latest orders that hold a product say what goes with it. */
const LATEST_ORDERS = 200;
const COUNTED = ORDER_STATUSES.filter((status) => !NO_PURCHASE.includes(status));

async function count(productId: string): Promise<string[]> {
	await connectDatabase();
	const orders = await Order.find({ "lines.product": productId, status: { $in: COUNTED } })
		.sort({ createdAt: -1, _id: -1 })
		.limit(LATEST_ORDERS)
		.select("lines.product")
		.lean<Pick<OrderDoc, "lines">[]>();
	return boughtTogether(productId, orders);
}

const last = lastKnown<string[]>();

/**
 * What is bought together with a product, from real orders, the most often first: up to four of those on sale that can be
 * bought. Counted from an index when the product's page is first made, and again after the product has changed.
 */
export async function getBoughtTogether(
	productId: string,
	onSale: readonly ProductSummary[],
): Promise<ProductSummary[]> {
	const cached = unstable_cache(
		() => last(productId, () => count(productId)),
		["bought together", productId],
		{ tags: [cacheTags.product(productId), cacheTags.anyProduct] },
	);
	const products = new Map(onSale.map((product) => [product._id, product]));
	return (await cached())
		.flatMap((id) => products.get(id) ?? [])
		.filter(({ inStock }) => inStock)
		.slice(0, TOGETHER_LIMIT);
}
