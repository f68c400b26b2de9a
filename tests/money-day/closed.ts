import Papa from "papaparse";
import { expect } from "vitest";
import { z } from "zod";
import type { sellerCouponCalls } from "@/lib/coupons/calls";
import type { cashCalls } from "@/lib/money/calls";
import { formatRupees } from "@/lib/text/money";
import { must } from "../support/api";
import { type OrderBook, sum } from "./book";
import type { DayShop } from "./shop";

/** Whether every page, answer and file of the shop says what the plain sums of the day say. */

const isBought = ({ status }: OrderBook) => status !== "Cancelled";
const costs = (orders: readonly OrderBook[]) => sum(orders.map(({ cost }) => cost));
const isArrived = ({ status }: OrderBook) => status === "Delivered";

/** What the orders that arrived came to, by how it was paid: by credit first, then by wallet, and the rest by cash. */
function salesOf(orders: readonly OrderBook[]) {
	const sales = { cash: 0, jazzcash: 0, easypaisa: 0, credit: 0 };
	for (const { cost, paid } of orders) {
		let left = cost;
		for (const via of ["credit", "jazzcash", "easypaisa"] as const) {
			const part = Math.min(left, paid[via]);
			sales[via] += part;
			left -= part;
		}
		sales.cash += left;
	}
	return sales;
}

function closingOf({ book, riders }: DayShop) {
	const arrived = book.orders.filter(isArrived);
	const { counter, handovers } = book;
	const expected = counter + sum(handovers.map((one) => one.expected));
	const received = counter + sum(handovers.map((one) => one.counted));
	return {
		orders: arrived.length,
		cancelled: book.orders.length - book.orders.filter(isBought).length,
		sales: salesOf(arrived),
		unpaid: sum(arrived.map(({ toCollect }) => toCollect)),
		cash: { expected, received, difference: received - expected },
		withRiders: sum(riders.map(({ _id }) => book.heldBy(_id))),
		refunds: book.settled,
		credit: book.credit,
		wasted: [],
	};
}

/** A page or a file, as the owner gets it. */
async function page({ shop }: DayShop, path: string): Promise<string> {
	const answer = await fetch(new URL(path, shop.url), { headers: { cookie: shop.owner } });
	expect(answer.status, path).toBe(200);
	return answer.text();
}

const rowSchema = z.object({ section: z.string(), what: z.string(), value: z.string() }).array();

function rowsOf(csv: string) {
	return Papa.parse<unknown>(csv.replace("\uFEFF", ""), { header: true, skipEmptyLines: true }).data;
}

export async function closingIsRight(day: DayShop, date: string): Promise<void> {
	const wanted = closingOf(day);
	const { json } = await day.owner<typeof cashCalls.closing>("GET", `/api/seller/closing?day=${date}`);
	const { handovers, ...closing } = must(json.closing);
	expect(closing).toEqual({ day: date, ...wanted });
	const counts = handovers.map(({ rider, expected, counted }) => ({ rider: rider._id, expected, counted }));
	expect(counts).toEqual(day.book.handovers);

	const file = await page(day, `/api/seller/closing?day=${date}&format=csv`);
	// A number below nothing is no formula.
	const figures = rowSchema
		.parse(rowsOf(file))
		.map(({ section, what, value }) => `${section}, ${what}: ${value.replace(/^'/, "")}`);
	for (const section of ["sales", "cash", "refunds", "credit"] as const)
		for (const [what, value] of Object.entries(wanted[section]))
			expect(figures).toContain(`${section}, ${what}: ${value}`);
	for (const { expected, counted } of counts) {
		expect(figures.some((line) => line.endsWith(`, expected: ${expected}`))).toBe(true);
		expect(figures.some((line) => line.endsWith(`, counted: ${counted}`))).toBe(true);
	}
	const html = await page(day, "/seller/cash");
	const { cash, withRiders, refunds, credit, sales } = wanted;
	const allCash = cash.received + withRiders;
	const others = [refunds.amount, credit.given, ...Object.values(sales)];
	for (const amount of [cash.expected, cash.received, ...others])
		expect(html).toContain(formatRupees(amount));
	const said = html.match(/All cash<\/dt><dd[^>]*>([^<]*)/)?.[1];
	expect(said).toBe(withRiders > 0 ? formatRupees(allCash) : undefined);
}

export async function ridersAreRight(day: DayShop): Promise<void> {
	const { json } = await day.owner<typeof cashCalls.riders>("GET", "/api/seller/cash");
	const { book } = day;
	for (const { _id } of day.riders) {
		const handedOver = sum(book.handovers.filter(({ rider }) => rider === _id).map((one) => one.expected));
		expect(must(json.riders).find(({ rider }) => rider._id === _id)).toMatchObject({
			collected: book.taken.get(_id) ?? 0,
			handedOver,
			outstanding: book.heldBy(_id),
		});
	}
}

export async function dashboardIsRight(day: DayShop): Promise<void> {
	const bought = day.book.orders.filter(isBought);
	const came = (via: "cash" | "jazzcash" | "easypaisa") => sum(bought.map(({ paid }) => paid[via]));
	const html = await page(day, "/seller");
	const toCollect = sum(day.book.orders.map((order) => order.toCollect));
	for (const amount of [costs(bought), toCollect, came("cash"), came("jazzcash") + came("easypaisa")])
		expect(html).toContain(formatRupees(amount));
}

export async function refundsAreRight(day: DayShop): Promise<void> {
	const { orders, settled } = day.book;
	const [due, gone] = await Promise.all([day.refunds("due"), day.refunds("settled")]);
	const amounts = (rows: readonly { amount: number }[]) => sum(rows.map(({ amount }) => amount));
	expect({ count: gone.length, amount: amounts(gone) }).toEqual(settled);
	for (const order of orders) {
		expect(amounts(due.filter((row) => row.order === order.id))).toBe(order.due);
		const back = sum(Object.values(order.returned));
		expect(amounts(gone.filter((row) => row.order === order.id))).toBe(back);
	}
	const newestFirst = gone.toSorted((one, other) => other.at.localeCompare(one.at));
	expect(gone.map(({ at }) => at)).toEqual(newestFirst.map(({ at }) => at));
	const said = due.length > 0 ? `${formatRupees(amounts(due))} still` : "Nothing has to go back";
	expect(await page(day, "/seller/refunds")).toContain(said);
	for (const [state, rows] of [
		["due", due],
		["settled", gone],
	] as const) {
		const file = await page(day, `/api/seller/refunds/export?state=${state}`);
		const lines = z.object({ amount: z.coerce.number() }).array().parse(rowsOf(file));
		expect([lines.length, amounts(lines)]).toEqual([rows.length, amounts(rows)]);
	}
}

export async function couponsAreRight(day: DayShop): Promise<void> {
	const { json } = await day.owner<typeof sellerCouponCalls.list>("GET", "/api/seller/coupons");
	const html = await page(day, "/seller/coupons");
	for (const { code } of day.coupons) {
		const used = day.book.orders.filter((order) => isBought(order) && order.terms.coupon?.code === code);
		const given = sum(used.map(({ final, ordered }) => (final ?? ordered).discount));
		const figures = { used: used.length, given, sales: costs(used) };
		expect(must(json.coupons).find((coupon) => coupon.code === code)).toMatchObject(figures);
		for (const amount of [figures.given, figures.sales]) expect(html).toContain(formatRupees(amount));
	}
}

export async function creditIsRight(day: DayShop): Promise<void> {
	for (const customer of day.customers) {
		const { balance, entries } = await day.creditOf(customer);
		expect([balance, sum(entries.map(({ amount }) => amount))]).toEqual([customer.balance, customer.balance]);
	}
}

function shownOf(order: OrderBook) {
	const { ordered, final, paid, returned, status, due, toCollect, isPaid, paymentStatus, gift } = order;
	return {
		...{ ...ordered, finalAmount: final?.amount ?? null, creditUsed: paid.credit, returned, status },
		...{ refundDue: due, toCollect, isPaid, paymentStatus, lateCredit: gift },
		amountToPay: ordered.amount - paid.credit,
	};
}

export async function ordersAreRight(day: DayShop): Promise<void> {
	const own = (await Promise.all(day.customers.map((customer) => day.ownOrders(customer)))).flat();
	const all = await day.sellerOrders();
	const { orders } = day.book;
	expect([all.length, own.length]).toEqual([
		orders.length,
		orders.filter(({ buyer }) => !buyer.isCaller).length,
	]);
	const shown = new Map([...all, ...own].map((order) => [order._id, order]));
	const asSeller = new Map(all.map((order) => [order._id, order]));
	for (const order of orders) {
		expect(asSeller.get(order.id)).toMatchObject(shownOf(order));
		expect(shown.get(order.id)).toMatchObject(shownOf(order));
	}
}
