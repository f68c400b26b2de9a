import "server-only";
import { inBag } from "@/lib/money/bag";
import { type Money, type MoneyParts, moneyOf } from "@/lib/money/rules";
import { MONEY_FIELDS } from "@/lib/money/server/closing";
import { countUnread } from "@/lib/notifications/server/notifications";
import { NO_PURCHASE } from "@/lib/orders/rules/order-states";
import { WALLETS } from "@/lib/payments/rules";
import { clock } from "@/lib/server/platform/clock";
import { type BusinessDay, businessDays } from "@/lib/shop/rules/opening-hours";
import { businessHours } from "@/lib/shop/server/read";
import { formatWeekday } from "@/lib/text/dates";
import { soldOf } from "@/lib/text/sold-by";
import { Order, type OrderDoc } from "@/models/order";
import { Product } from "@/models/products";
import { type DaySales, placeOf, type SalesPeriod, type Today, todayBeside } from "../rules";

/** The four figures of the dashboard (spec 2). */
export type DashboardFigures = {
	totalOrders: number;
	totalProducts: number;
	/** Orders placed since the business day began. */
	todaysOrders: number;
	unread: number;
};

/** The business days that end today, the earliest first. */
const lastDays = (now: Date, count: number) => businessDays(now, count, businessHours());

/** The shop in four numbers, as it is now. */
export async function readFigures(now = clock.shopNow()): Promise<DashboardFigures> {
	const [totalOrders, totalProducts, todaysOrders, unread] = await Promise.all([
		Order.countDocuments(),
		Product.countDocuments({ isArchived: false }),
		Order.countDocuments({ createdAt: { $gte: lastDays(now, 1)[0]?.from ?? now } }),
		countUnread(),
	]);
	return { totalOrders, totalProducts, todaysOrders, unread };
}

/** Clocks of several instances differ, and a write takes its time from its time stamp to the disk. */
const MARGIN_MS = 10_000;
/** More changes than this since the last look, and all days are summed again. */
const MANY = 5_000;

// The days that were summed, by their beginning and end: a day is summed again when an order of it changes.
const books = new Map<string, { day: BusinessDay; sales: Promise<DaySales> }>();
let lookedAt = new Date(0);

/** The orders of a day that count as bought: cancelled ones do not. */
function ordersOf({ from, to }: BusinessDay) {
	return Order.find({ createdAt: { $gte: from, $lt: to }, status: { $nin: NO_PURCHASE } });
}

async function sumDay(day: BusinessDay): Promise<DaySales> {
	const orders = await ordersOf(day).select("charged").lean<Pick<OrderDoc, "charged">[]>();
	return { day: day.day, orders: orders.length, revenue: sum(orders.map(({ charged }) => charged)) };
}

async function forgetChangedDays(): Promise<void> {
	const now = clock.now();
	const since = new Date(lookedAt.getTime() - MARGIN_MS);
	const changed =
		books.size === 0
			? []
			: await Order.find({ updatedAt: { $gte: since } })
					.select("createdAt")
					.limit(MANY)
					.lean<{ createdAt: Date }[]>();
	if (changed.length === MANY) books.clear();
	for (const [key, { day }] of [...books])
		if (changed.some(({ createdAt }) => day.from <= createdAt && createdAt < day.to)) books.delete(key);
	lookedAt = now;
}

function readDay(day: BusinessDay): Promise<DaySales> {
	const key = `${day.from.getTime()} ${day.to.getTime()}`;
	const sales = books.get(key)?.sales ?? sumDay(day);
	books.set(key, { day, sales });
	sales.catch(() => books.delete(key));
	return sales;
}

/**
 * What was sold on each of the days that end today. Cancelled orders do not count. A day is summed once and then only when
 * one of its orders changes, so that a quarter of a year costs as much as today.
 */
export async function readSales(count: SalesPeriod, now = clock.shopNow()): Promise<DaySales[]> {
	await forgetChangedDays();
	const days: DaySales[] = [];
	// One after the other: the orders of a shopper do not wait behind ninety questions.
	for (const day of lastDays(now, count)) days.push(await readDay(day));
	return days;
}

/** How much of each product was bought yesterday, by its place (`placeOf`): pieces, or grams. Cancelled orders do not count. */
export async function readSoldYesterday(now = clock.shopNow()): Promise<Record<string, number>> {
	const [yesterday] = lastDays(now, 2);
	const orders = yesterday ? await ordersOf(yesterday).select("lines").lean<Pick<OrderDoc, "lines">[]>() : [];
	const lines = orders.flatMap((order) => order.lines);
	const bag = inBag(lines, (one) => placeOf(String(one.product), soldOf(one).soldBy));
	return Object.fromEntries([...bag].map(([place, { units }]) => [place, units]));
}

/** Rupees that orders still have to bring in, and how many orders those are. */
export async function readCashDue(): Promise<{ orders: number; amount: number }> {
	const [sum] = await Order.aggregate<{ orders: number; amount: number }>([
		{ $match: { toCollect: { $gt: 0 } } },
		{ $group: { _id: null, orders: { $sum: 1 }, amount: { $sum: "$toCollect" } } },
	]);
	return { orders: sum?.orders ?? 0, amount: sum?.amount ?? 0 };
}

type Bought = { createdAt: Date; amount: number; money: Money };

/** The orders of a day with what they come to, as they were packed. */
async function boughtOn(day: BusinessDay): Promise<Bought[]> {
	const orders = await ordersOf(day)
		.select(`createdAt ${MONEY_FIELDS}`)
		.lean<(MoneyParts & { createdAt: Date })[]>();
	return orders.map((order) => {
		const money = moneyOf(order);
		return { createdAt: order.createdAt, amount: (money.final ?? money.ordered).amount, money };
	});
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** What came in today until now, and how it stands to the same weekday a week ago. Cancelled orders do not count. */
export async function readToday(now = clock.shopNow()): Promise<Today> {
	const [then, , , , , , , day] = lastDays(now, 8);
	if (!then || !day) throw new Error("a week has eight days with the first of the next");
	const [today, weekAgo] = await Promise.all([boughtOn(day), boughtOn(then)]);
	const paid = today.map(({ money }) => money.paid);
	return {
		...todayBeside({ ...day, orders: today }, { ...then, orders: weekAgo }, now),
		weekday: formatWeekday(day.from),
		byWallet: sum(paid.flatMap((by) => WALLETS.map((wallet) => by[wallet]))),
		cashReceived: sum(paid.map(({ cash }) => cash)),
	};
}
