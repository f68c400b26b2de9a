import "server-only";
import { type Money, type MoneyParts, moneyOf } from "@/lib/money/rules";
import { MONEY_FIELDS } from "@/lib/money/server/closing";
import { countUnread } from "@/lib/notifications/server/notifications";
import { NO_PURCHASE } from "@/lib/orders/rules/order-states";
import { WALLETS } from "@/lib/payments/rules";
import { connectDatabase } from "@/lib/server/database/connect";
import { clock } from "@/lib/server/platform/clock";
import { DAY_MS, startOfDay } from "@/lib/text/dates";
import { Order } from "@/models/order";
import { Product } from "@/models/products";
import {
	bookOf,
	type DayBook,
	daysOfPeriod,
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
	/** Orders placed since midnight in Jhang. */
	todaysOrders: number;
	unread: number;
};

/** The shop in four numbers, as it is now. */
export async function readFigures(now = clock.shopNow()): Promise<DashboardFigures> {
	await connectDatabase();
	const [totalOrders, totalProducts, todaysOrders, unread] = await Promise.all([
		Order.countDocuments(),
		Product.countDocuments({ isArchived: false }),
		Order.countDocuments({ createdAt: { $gte: startOfDay(now) } }),
		countUnread(),
	]);
	return { totalOrders, totalProducts, todaysOrders, unread };
}

/** Clocks of several instances differ, and a write takes its time from its time stamp to the disk. */
const MARGIN_MS = 10_000;
/** More changes than this since the last look, and all days are summed again. */
const MANY = 5_000;

// The days that were summed, by their beginning in milliseconds: a day is summed again when an order of it changes.
const books = new Map<number, Promise<DayBook>>();
let lookedAt = new Date(0);

async function sumDay(start: Date): Promise<DayBook> {
	const orders = await Order.find({
		createdAt: { $gte: start, $lt: new Date(start.getTime() + DAY_MS) },
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
	for (const start of [...books.keys()]) {
		if (
			changed.some(({ createdAt }) => createdAt.getTime() - start < DAY_MS && createdAt.getTime() >= start)
		) {
			books.delete(start);
		}
	}
	lookedAt = now;
}

function readDay(start: Date): Promise<DayBook> {
	const key = start.getTime();
	const book = books.get(key) ?? sumDay(start);
	books.set(key, book);
	book.catch(() => books.delete(key));
	return book;
}

/**
 * What was sold in the days that end today, by day, product, area and hour. Cancelled orders do not count. A day is
 * summed once and then only when one of its orders changes, so that a quarter of a year costs as much as today.
 */
export async function readSales(days: SalesPeriod, now = clock.shopNow()): Promise<Sales> {
	await connectDatabase();
	await forgetChangedDays();
	const read: { day: Date; book: DayBook }[] = [];
	// One after the other: the orders of a shopper do not wait behind ninety questions.
	for (const day of daysOfPeriod(now, days)) read.push({ day, book: await readDay(day) });
	return salesOf(read);
}

/** How many units of each product were bought yesterday, by product id. Cancelled orders do not count. */
export async function readSoldYesterday(now = clock.shopNow()): Promise<Record<string, number>> {
	await connectDatabase();
	await forgetChangedDays();
	const { products } = await readDay(new Date(startOfDay(now).getTime() - DAY_MS));
	return Object.fromEntries([...products].map(([id, { quantity }]) => [id, quantity]));
}

/** Rupees that orders still have to bring in, and how many orders those are. */
export async function readCashDue(): Promise<{ orders: number; amount: number }> {
	await connectDatabase();
	const [sum] = await Order.aggregate<{ orders: number; amount: number }>([
		{ $match: { toCollect: { $gt: 0 } } },
		{ $group: { _id: null, orders: { $sum: 1 }, amount: { $sum: "$toCollect" } } },
	]);
	return { orders: sum?.orders ?? 0, amount: sum?.amount ?? 0 };
}

type Bought = { createdAt: Date; amount: number; money: Money };

/** The orders of a day with what they come to, as they were packed. */
async function boughtOn(start: Date): Promise<Bought[]> {
	const orders = await Order.find({
		createdAt: { $gte: start, $lt: new Date(start.getTime() + DAY_MS) },
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
	await connectDatabase();
	const start = startOfDay(now);
	const [today, weekAgo] = await Promise.all([
		boughtOn(start),
		boughtOn(new Date(start.getTime() - 7 * DAY_MS)),
	]);
	const paid = today.map(({ money }) => money.paid);
	return {
		...todayBeside(today, weekAgo, start, now),
		byWallet: sum(paid.flatMap((by) => WALLETS.map((wallet) => by[wallet]))),
		cashReceived: sum(paid.map(({ cash }) => cash)),
	};
}
