import "server-only";
import type { QueryFilter } from "mongoose";
import {
	FILTER_PAYMENT_TYPES,
	isWholeWord,
	type PaymentFilter,
	periodBounds,
	searchTermsOf,
} from "@/lib/orders/rules/order-filters";
import {
	isOpen,
	isPromised,
	ORDER_STATUSES,
	type OrderStatus,
	TO_PACK,
} from "@/lib/orders/rules/order-states";
import { byTimeLeft, type SellerOrder } from "@/lib/orders/rules/seller-order";
import type { OrderFilters } from "@/lib/orders/schema/seller-order";
import { abovePlace, belowPlace } from "@/lib/server/database/queries";
import { clock } from "@/lib/server/platform/clock";
import { invalid } from "@/lib/server/platform/errors";
import { businessHours, shopDetails } from "@/lib/shop/server/read";
import { placeText } from "@/lib/text/fields";
import { Order, type OrderDoc } from "@/models/order";
import { Product, type ProductDoc } from "@/models/products";
import { toSellerOrder } from "../to-order";

export type Condition = QueryFilter<OrderDoc>;

const WORDS = { searchWords: 1, createdAt: -1, _id: -1 } as const;
/** So many orders are quickly read and sorted; of commoner ones a page is soon found on the way down the list. */
const FEW = 2_000;
/** Two common words may meet in no order at all, which the way down the list would find out at its end. */
const FEW_OF_MANY_WORDS = 10_000;

/** A whole order number or phone is looked up; anything else is the beginning of a word. */
export function wordCondition(term: string): Condition {
	if (isWholeWord(term)) return { searchWords: term };
	// Terms are letters and digits only, so none of them can change the pattern.
	return { searchWords: { $regex: `^${term}` } };
}

/**
 * The conditions of a search, and the index to use where the database would choose badly: words that few orders have
 * are looked up, common ones are soon met on the way down the list, newest first.
 */
async function searchFor(query: string): Promise<{ words: Condition[]; hint?: typeof WORDS }> {
	const words = searchTermsOf(query).map(wordCondition);
	const few = words.length > 1 ? FEW_OF_MANY_WORDS : FEW;
	for (const [place, word] of words.entries()) {
		const found = await Order.countDocuments(word, { hint: WORDS, limit: few });
		// The database looks up the first word of a question and checks the others on what it finds.
		if (found < few) return { words: [word, ...words.toSpliced(place, 1)], hint: WORDS };
	}
	return { words };
}

function paymentCondition(payment: PaymentFilter): Condition {
	if (payment === "cash-due") return { toCollect: { $gt: 0 } };
	if (payment === "paid") return { paymentStatus: "success" };
	if (payment === "refund-due") return { paymentStatus: "refund due" };
	if (payment === "refunded") return { paymentStatus: "refunded" };
	return { paymentType: FILTER_PAYMENT_TYPES[payment] };
}

function periodCondition(when: string): Condition {
	const { from, to } = periodBounds(when, clock.shopNow(), businessHours());
	return { createdAt: to ? { $gte: from, $lt: to } : { $gte: from } };
}

/** What an order must be to pass the filters other than the search. */
function conditionsOf({ status, payment, area, when }: OrderFilters): Condition[] {
	return [
		...(status ? [{ status }] : []),
		...(payment ? [paymentCondition(payment)] : []),
		...(area ? [{ area }] : []),
		...(when ? [periodCondition(when)] : []),
	];
}

/** What an order must be to stand on this side of the place that was asked for. */
function placeCondition({ before, after }: OrderFilters): Condition[] {
	if (before) return [belowPlace("createdAt", before)];
	return after ? [abovePlace("createdAt", after)] : [];
}

export type OrderPage = {
	orders: SellerOrder[];
	/** The place after which newer orders follow, or null at the top of the list. */
	newer: string | null;
	/** The place before which older orders follow, or null at its end. */
	older: string | null;
};

/** The orders that pass the filters, newest first, at most `limit` from the place that was asked for. */
export async function findOrders(filters: OrderFilters, limit: number): Promise<OrderPage> {
	const { words, hint } = await searchFor(filters.q ?? "");
	const conditions = [...words, ...conditionsOf(filters), ...placeCondition(filters)];
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

const OPEN = ORDER_STATUSES.filter(isOpen);

function openOrders(statuses: readonly OrderStatus[], sort: Record<string, 1 | -1>, limit: number) {
	return Order.find({ status: { $in: statuses } })
		.sort(sort)
		.limit(limit)
		.lean<OrderDoc[]>();
}

/**
 * The orders that still ask for something, what is due first at the top. Of more than `limit` the most urgent make half,
 * and of the others the newest the rest, which somebody may just have heard of.
 */
export async function findOpenOrders(limit: number): Promise<SellerOrder[]> {
	const byPromise = { promisedAt: 1, _id: 1 } as const;
	const all = await openOrders(OPEN, byPromise, limit + 1);
	if (all.length <= limit) return all.map(toSellerOrder).sort(byTimeLeft);
	const half = Math.ceil(limit / 2);
	const found = await Promise.all([
		openOrders(OPEN.filter(isPromised), byPromise, half),
		openOrders(OPEN, { createdAt: -1, _id: -1 }, limit),
	]);
	const unique = new Map(found.flat().map((doc) => [String(doc._id), doc]));
	return [...unique.values()].slice(0, limit).map(toSellerOrder).sort(byTimeLeft);
}

/** By when open orders are promised, the earliest first; ISO 8601. */
export async function readPromised(): Promise<string[]> {
	const orders = await Order.find({ status: { $in: OPEN } })
		.select("promisedAt")
		.sort({ promisedAt: 1 })
		.lean<Pick<OrderDoc, "promisedAt">[]>();
	return orders.map(({ promisedAt }) => promisedAt.toISOString());
}

/** How many orders nobody has begun with. */
export async function countToPack(): Promise<number> {
	return Order.countDocuments({ status: { $in: TO_PACK } });
}

/** How many orders wait in each state that still asks for something. */
export async function countOpen(): Promise<Partial<Record<OrderStatus, number>>> {
	const counts = await Promise.all(
		OPEN.map(async (status) => [status, await Order.countDocuments({ status })] as const),
	);
	return Object.fromEntries(counts);
}

const CHOOSE_AREA = "Please choose an area";

/** Throws ShopError `invalid` for an area where the shop neither delivers nor ever did. */
export async function mustBeKnownArea(area: string | undefined): Promise<void> {
	if (area === undefined || shopDetails().areas.includes(area)) return;
	if (!(await Order.exists({ area }))) throw invalid("area", CHOOSE_AREA);
}

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

/** These orders, in the order they are named. */
export async function readPrintable(ids: readonly string[]): Promise<Printable> {
	const orders = await ordersOf(ids);
	return { orders, urduNames: await urduNamesOf(orders) };
}
