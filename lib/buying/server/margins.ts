import "server-only";
import { ENDS, MONEY_FIELDS } from "@/lib/money/server/closing";
import { isPurchase } from "@/lib/orders/rules/order-states";
import { clock } from "@/lib/server/platform/clock";
import {
	type BusinessHours,
	boundsOfBusinessDay,
	businessDayOf,
	dayUnderWay,
} from "@/lib/shop/rules/opening-hours";
import { businessHours } from "@/lib/shop/server/read";
import { readWasted } from "@/lib/stock/server/read";
import { DAY_MS, daysBetween } from "@/lib/text/dates";
import { Cost, type CostDoc } from "@/models/buying";
import { Order, type OrderDoc } from "@/models/order";
import { Product, type ProductDoc } from "@/models/products";
import { type Margins, marginsOf, type ProductDay, type ShownMargin, soldOf } from "../rules/margins";

type EndedOrder = Pick<OrderDoc, "status" | "lines" | "terms" | "amount" | "ledger" | "endedAt">;

const FIELDS = `${MONEY_FIELDS} lines.product lines.packed.replacement.product endedAt`;

/** The orders that ended on these days, as the closings count them. */
async function readArrived(from: Date, to: Date): Promise<EndedOrder[]> {
	const ended = await Order.find({ endedAt: { $gte: from, $lt: to }, status: { $in: ENDS } })
		.select(FIELDS)
		.lean<EndedOrder[]>();
	return ended.filter(({ status }) => isPurchase(status));
}

async function readWastedOn(day: string, hours: BusinessHours): Promise<ProductDay[]> {
	const { from, to } = boundsOfBusinessDay(day, hours);
	const wasted = await readWasted(from, to);
	return wasted.map(({ product, quantity, stepGrams }) => {
		return { product, day, stepGrams, units: 0, revenue: 0, wasted: quantity };
	});
}

/**
 * What products cost on a day: what was last said on it or before. Once its night has ended the next day is bought for.
 * What was first said later holds for the days before it, since nobody knows better.
 */
async function readCosts(products: readonly string[], hours: BusinessHours) {
	const docs = await Cost.find({ product: { $in: products } })
		.sort({ product: 1, at: 1, _id: 1 })
		.lean<CostDoc[]>();
	const byProduct = new Map<string, { from: string; cost: number }[]>();
	for (const { product, at, cost } of docs) {
		const own = byProduct.get(String(product)) ?? [];
		byProduct.set(String(product), [...own, { from: dayUnderWay(at, hours), cost }]);
	}
	return (product: string, day: string): number | null => {
		const costs = byProduct.get(product) ?? [];
		return (costs.findLast(({ from }) => from <= day) ?? costs[0])?.cost ?? null;
	};
}

/** So many of its last costs are shown of a product, as far as they are of the last days. */
const [LAST_COSTS, COST_DAYS] = [6, 90];

/** What each of these products cost the last times, by its id, the latest last. */
export async function readLastCosts(products: readonly string[]): Promise<Record<string, number[]>> {
	const since = new Date(clock.shopNow().getTime() - COST_DAYS * DAY_MS);
	const docs = await Cost.find({ product: { $in: products }, at: { $gte: since } })
		.sort({ product: 1, at: 1, _id: 1 })
		.lean<CostDoc[]>();
	const costs: Record<string, number[]> = {};
	for (const { product, cost } of docs)
		costs[String(product)] = [...(costs[String(product)] ?? []), cost].slice(-LAST_COSTS);
	return costs;
}

type ShownMargins = Omit<Margins, "products"> & { products: ShownMargin[] };

/** What was earned from one business day to another, both included (`YYYY-MM-DD`). */
export async function readShownMargins(from: string, to: string): Promise<ShownMargins> {
	const hours = businessHours();
	const days = daysBetween(from, to);
	const [first, last] = [boundsOfBusinessDay(from, hours), boundsOfBusinessDay(to, hours)];
	const [arrived, wasted] = await Promise.all([
		readArrived(first.from, last.to),
		Promise.all(days.map((day) => readWastedOn(day, hours))),
	]);
	const sold = arrived.flatMap(({ endedAt, ...order }) =>
		endedAt ? [soldOf(order, businessDayOf(endedAt, hours))] : [],
	);
	const rows = [...sold.flatMap(({ parts }) => parts), ...wasted.flat()];
	const ids = [...new Set(rows.map(({ product }) => product))];
	const [costOn, named] = await Promise.all([
		readCosts(ids, hours),
		Product.find({ _id: { $in: ids } })
			.select("name urduName imageUrl category inStock")
			.lean<Pick<ProductDoc, "_id" | "name" | "urduName" | "imageUrl" | "category" | "inStock">[]>(),
	]);
	const known = new Map(named.map(({ _id, ...words }) => [String(_id), words]));
	const margins = marginsOf(
		days,
		rows,
		sold.map(({ totals }) => totals),
		costOn,
	);
	const unknown = { name: "", imageUrl: "", category: "Vegetables" as const, inStock: false };
	const products = margins.products.map((one) => ({ ...one, ...(known.get(one.product) ?? unknown) }));
	return { ...margins, products };
}

/** The same as the API answers it. */
export async function readMargins(from: string, to: string) {
	const { products, ...rest } = await readShownMargins(from, to);
	return {
		...rest,
		products: products.map(({ product, name, soldBy, sold, revenue, cost, wasted, margin }) => {
			return { product, name, soldBy, sold, revenue, cost, wasted, margin };
		}),
	};
}
