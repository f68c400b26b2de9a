import "server-only";
import { type Money, type MoneyParts, moneyOf } from "@/lib/money/rules";
import { MONEY_FIELDS } from "@/lib/money/server/closing";
import { countUnread } from "@/lib/notifications/server/notifications";
import { NO_PURCHASE } from "@/lib/orders/rules/order-states";
import { WALLETS } from "@/lib/payments/rules";
import { clock } from "@/lib/server/platform/clock";
import { type BusinessDay, businessDays } from "@/lib/shop/rules/opening-hours";
import { shopDetails } from "@/lib/shop/server/read";
import { formatWeekday } from "@/lib/text/dates";
import { Order } from "@/models/order";
import { Product } from "@/models/products";
import {
	bookOf,
	type DayBook,
	type Sales,
	type SalesPeriod,
	type SoldOrder,
	salesOf,
	type Today,
	todayBeside,
} from "../rules";

/** The four figures of the dashboard (spec 2). */
export type DashboardFigures = {
	totalOrders: number;
	totalProducts: number;
	/** Orders placed since the business day began. */
	todaysOrders: number;
	unread: number;
};

/** The business days that end today, the earliest first. */
const lastDays = (now: Date, count: number) => businessDays(now, count, shopDetails());

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
const books = new Map<string, { day: BusinessDay; book: Promise<DayBook> }>();
let lookedAt = new Date(0);

async function sumDay({ from, to }: BusinessDay): Promise<DayBook> {
	const orders = await Order.find({
		createdAt: { $gte: from, $lt: to },
		status: { $nin: NO_PURCHASE },
	})
		.select(
			`createdAt area ${MONEY_FIELDS} lines.product lines.name lines.packed.replacement.product lines.packed.replacement.name`,
		)
		.sort({ createdAt: 1 })
		.lean<SoldOrder[]>();
	return bookOf(orders);
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

function readDay(day: BusinessDay): Promise<DayBook> {
	const key = `${day.from.getTime()} ${day.to.getTime()}`;
	const book = books.get(key)?.book ?? sumDay(day);
	books.set(key, { day, book });
	book.catch(() => books.delete(key));
	return book;
}

/**
 * What was sold in the days that end today, by day, product, area and hour. Cancelled orders do not count. A day is
 * summed once and then only when one of its orders changes, so that a quarter of a year costs as much as today.
 */
export async function readSales(days: SalesPeriod, now = clock.shopNow()): Promise<Sales> {
	await forgetChangedDays();
	const read: { day: string; book: DayBook }[] = [];
	// One after the other: the orders of a shopper do not wait behind ninety questions.
	for (const one of lastDays(now, days)) read.push({ day: one.day, book: await readDay(one) });
	return salesOf(read);
}

/** How much of each product was bought yesterday, by its place (`placeOf`): pieces, or grams. Cancelled orders do not count. */
export async function readSoldYesterday(now = clock.shopNow()): Promise<Record<string, number>> {
	await forgetChangedDays();
	const [yesterday] = lastDays(now, 2);
	const products = yesterday ? (await readDay(yesterday)).products : [];
	return Object.fromEntries([...products].map(([place, { quantity }]) => [place, quantity]));
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
async function boughtOn({ from, to }: BusinessDay): Promise<Bought[]> {
	const orders = await Order.find({
		createdAt: { $gte: from, $lt: to },
		status: { $nin: NO_PURCHASE },
	})
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
