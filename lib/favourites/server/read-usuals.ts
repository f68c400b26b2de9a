import "server-only";
import { NO_PURCHASE, ORDER_STATUSES } from "@/lib/orders/rules/order-states";
import { SUMMARY_FIELDS, type SummaryDoc, toSummary } from "@/lib/products/server/read-catalogue";
import { connectDatabase } from "@/lib/server/database/connect";
import { clock } from "@/lib/server/platform/clock";
import { shopDetails } from "@/lib/shop/server/read";
import { canBeBought } from "@/lib/stock/rules";
import { Order, type OrderDoc } from "@/models/order";
import { Product } from "@/models/products";
import { type Usual, usualsOf } from "../rules";

/** So many of the latest orders say what is usual: half a year of weekly baskets. */
const LATEST_ORDERS = 30;
const MOST_USUALS = 12;
/** Among so many there nearly always are 12 that can be bought: the others are not asked for. */
const LIKELY = 18;
/** Of so many the first that can be bought are taken. */
const CANDIDATES = 36;

const COUNTED = ORDER_STATUSES.filter((status) => !NO_PURCHASE.includes(status));

/** What this customer buys most and most lately, the most usual first: up to 12, only what can be bought now. */
export async function readUsuals(user: string): Promise<Usual[]> {
	await connectDatabase();
	const orders = await Order.find({ user, status: { $in: COUNTED } })
		.sort({ createdAt: -1, _id: -1 })
		.limit(LATEST_ORDERS)
		.select("createdAt lines.product lines.quantity")
		.lean<Pick<OrderDoc, "createdAt" | "lines">[]>();
	const candidates = usualsOf(orders, clock.shopNow().getTime()).slice(0, CANDIDATES);
	const likely = await sold(candidates.slice(0, LIKELY));
	const others = likely.length < MOST_USUALS ? await sold(candidates.slice(LIKELY)) : [];
	return [...likely, ...others].slice(0, MOST_USUALS);
}

/** Those of these that can be bought now, in their order. */
async function sold(candidates: ReturnType<typeof usualsOf>): Promise<Usual[]> {
	if (candidates.length === 0) return [];
	const docs = await Product.find({
		_id: { $in: candidates.map(({ product }) => product) },
		inStock: true,
		isArchived: false,
	})
		.select([...SUMMARY_FIELDS])
		.lean<SummaryDoc[]>();
	const { lowStockAt } = shopDetails();
	const summaries = new Map(
		docs.filter(canBeBought).map((doc) => [String(doc._id), toSummary(doc, lowStockAt)]),
	);
	return candidates.flatMap(({ product, quantity }) => {
		const summary = summaries.get(product);
		return summary ? [{ ...summary, usualQuantity: quantity }] : [];
	});
}
