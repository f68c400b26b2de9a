import type { PricedLine } from "@/lib/cart/rules/totals";
import { inBag } from "@/lib/money/bag";
import { type MoneyParts, moneyOf } from "@/lib/money/rules";
import { DAY_MS, HOUR_MS, hourOf, startOfDay } from "@/lib/text/dates";
import { type Sold, soldOf } from "@/lib/text/sold-by";

/** The periods that the dashboard draws, in days. */
export const SALES_PERIODS = [14, 30, 90] as const;
export type SalesPeriod = (typeof SALES_PERIODS)[number];

/** A line as it was sold, with what stood in for what was missing. */
type SoldLine = SoldProduct & {
	packed?: { quantity: number; grams?: number; replacement?: SoldProduct | null } | null;
};
type SoldProduct = PricedLine & { product: unknown; name: string };

export type SoldOrder = MoneyParts & { createdAt: Date; area: string; lines: readonly SoldLine[] };

type Sum = { orders: number; revenue: number };
/** Pieces, or grams of what is weighed, and rupees. */
export type ProductSales = Sold & { productId: string; name: string; quantity: number; revenue: number };

/** What was sold on one day in Jhang. Money in rupees. */
export type DayBook = Sum & {
	areas: ReadonlyMap<string, Sum>;
	/** Orders for each hour of the day, 0 to 23. */
	hours: readonly number[];
	/** By their places (`placeOf`). */
	products: ReadonlyMap<string, ProductSales>;
};

/** One day of a period: `day` is YYYY-MM-DD, revenue in rupees. */
export type DaySales = Sum & { day: string };

export type Sales = {
	days: DaySales[];
	bestSellers: ProductSales[];
	byArea: (Sum & { area: string })[];
	byHour: number[];
};

const BEST_SELLERS = 8;

function addSum<Key>(sums: Map<Key, Sum>, key: Key, { orders, revenue }: Sum): void {
	const known = sums.get(key) ?? { orders: 0, revenue: 0 };
	sums.set(key, { orders: known.orders + orders, revenue: known.revenue + revenue });
}

/** The place of a product among what was sold: its pieces stay apart from its grams. */
export function placeOf(productId: string, soldBy: Sold["soldBy"]): string {
	return `${soldBy} ${productId}`;
}

function addProduct(products: Map<string, ProductSales>, sold: ProductSales): void {
	const place = placeOf(sold.productId, sold.soldBy);
	const { quantity = 0, revenue = 0 } = products.get(place) ?? {};
	products.set(place, {
		...sold,
		quantity: quantity + sold.quantity,
		revenue: revenue + sold.revenue,
	});
}

/** Sums the orders of one day, as they were packed. */
export function bookOf(orders: Iterable<SoldOrder>): DayBook {
	const areas = new Map<string, Sum>();
	const hours = Array.from({ length: 24 }, () => 0);
	const products = new Map<string, ProductSales>();
	const total: Sum = { orders: 0, revenue: 0 };
	for (const order of orders) {
		const { createdAt, area, lines } = order;
		const { ordered, final } = moneyOf(order);
		const { amount } = final ?? ordered;
		total.orders += 1;
		total.revenue += amount;
		addSum(areas, area, { orders: 1, revenue: amount });
		const hour = hourOf(createdAt);
		hours[hour] = (hours[hour] ?? 0) + 1;
		for (const [productId, { product, units, cost }] of inBag(lines, (one) => String(one.product))) {
			const about = { productId, name: product.name, ...soldOf(product) };
			addProduct(products, { ...about, quantity: units, revenue: cost });
		}
	}
	return { ...total, areas, hours, products };
}

/** The figures of a period from the books of its days, in their order. */
export function salesOf(books: readonly { day: string; book: DayBook }[]): Sales {
	const areas = new Map<string, Sum>();
	const products = new Map<string, ProductSales>();
	const byHour = Array.from({ length: 24 }, (_, hour) =>
		books.reduce((sum, { book }) => sum + (book.hours[hour] ?? 0), 0),
	);
	for (const { book } of books) {
		for (const [area, sum] of book.areas) addSum(areas, area, sum);
		for (const sold of book.products.values()) addProduct(products, sold);
	}
	const byRevenue = (a: { revenue: number }, b: { revenue: number }) => b.revenue - a.revenue;
	return {
		days: books.map(({ day, book: { orders, revenue } }) => ({ day, orders, revenue })),
		bestSellers: [...products.values()].sort(byRevenue).slice(0, BEST_SELLERS),
		byArea: [...areas].map(([area, sum]) => ({ area, ...sum })).sort((a, b) => b.orders - a.orders),
		byHour,
	};
}

/** Round marks for an axis from 0 that holds `most`: at most five, the last at or above it. */
export function axisMarks(most: number): number[] {
	const rough = Math.max(1, most) / 4;
	const power = 10 ** Math.floor(Math.log10(rough));
	const step = Math.max(1, power * ([1, 2, 2.5, 5, 10].find((nice) => nice * power >= rough) ?? 10));
	return Array.from({ length: Math.ceil(Math.max(1, most) / step) + 1 }, (_, mark) => mark * step);
}

/** An order that counts as bought; amount in rupees. */
export type Bought = { createdAt: Date; amount: number };

/** A business day with its orders: it may begin after midnight, and end after the next one. */
type BoughtOn = { from: Date; to: Date; orders: readonly Bought[] };

/** So many steps an hour has on the line of a day. */
const STEPS_PER_HOUR = 2;
const STEP_MS = HOUR_MS / STEPS_PER_HOUR;

/** Money of today beside that of the same weekday a week ago; rupees. */
export type MoneyToday = {
	now: number;
	/** What had come in a week ago by this time of the day, and until that day's end. */
	weekAgoByNow: number;
	weekAgo: number;
	/** The hour with its part, from the day's midnight, at which today's line ends: above 24 in the night after it. */
	hourNow: number;
	/** What had come in by each half hour from the day's midnight on; today's has its last full one. */
	line: number[];
	weekAgoLine: number[];
};

/** The same, how today's money came in, and which day of the week it is. */
export type Today = MoneyToday & { byWallet: number; cashReceived: number; weekday: string };

function soldBy(orders: readonly Bought[], end: number): number {
	return orders.reduce((sum, { createdAt, amount }) => sum + (createdAt.getTime() < end ? amount : 0), 0);
}

/** What had come in by each half hour of a day, up to the moment `until`. */
function lineOf({ from, orders }: BoughtOn, until: Date): number[] {
	const midnight = startOfDay(from).getTime();
	const steps = Math.floor((until.getTime() - midnight) / STEP_MS);
	return Array.from({ length: steps + 1 }, (_, step) => soldBy(orders, midnight + step * STEP_MS));
}

/** Compares the orders of today with those of a week ago at the same time of the day. */
export function todayBeside(today: BoughtOn, weekAgo: BoughtOn, now: Date): MoneyToday {
	return {
		now: soldBy(today.orders, now.getTime() + 1),
		weekAgoByNow: soldBy(weekAgo.orders, now.getTime() - 7 * DAY_MS),
		weekAgo: soldBy(weekAgo.orders, weekAgo.to.getTime()),
		hourNow: (now.getTime() - startOfDay(today.from).getTime()) / HOUR_MS,
		line: lineOf(today, now),
		weekAgoLine: lineOf(weekAgo, weekAgo.to),
	};
}

/** The hour from the day's midnight, with its part, at which a step of a line stands. */
export function hourOfStep(step: number): number {
	return step / STEPS_PER_HOUR;
}

/** The hours that a shop's day is drawn in at least. */
const DAY_HOURS = { from: 8, to: 22 };

/**
 * The hours of a drawing of these lines: 8 to 22, and further where money came in earlier or later, as in the nights of
 * Ramadan.
 */
export function hoursDrawn({ line, weekAgoLine, now, hourNow }: MoneyToday): { from: number; to: number } {
	const came = [line, weekAgoLine].flatMap((sums) =>
		sums.flatMap((sum, step) => (sum > (sums[step - 1] ?? 0) ? [hourOfStep(step)] : [])),
	);
	if (now > (line.at(-1) ?? 0)) came.push(hourNow);
	return {
		from: Math.max(0, Math.min(DAY_HOURS.from, Math.floor(Math.min(...came) - hourOfStep(1)))),
		to: Math.max(DAY_HOURS.to, Math.ceil(Math.max(...came))),
	};
}
