import { expect } from "vitest";
import type { orderCalls, sellerOrderCalls } from "@/lib/orders/calls";
import type { paymentCalls, startPaymentCalls } from "@/lib/payments/calls";
import type { Wallet } from "@/lib/payments/rules";
import type { Random } from "../chaos/random";
import { must } from "../support/api";
import { testAddress } from "../support/products";
import { type Buyer, type Line, OrderBook, sum, type Terms, totalsOf } from "./book";
import type { Customer, DayShop } from "./shop";

/** How orders of the day come: by phone, in cash, with a wallet; each said to the shop and entered in a book of its own. */

const MINIMUM = 1500;
/** A wallet that did not answer in time, on a busy machine, is asked again within so long. */
const PATIENCE = { timeout: 90_000 };

/** An order of the day: its book, whose it is, and what the customer tells the rider. */
export type DayOrder = { book: OrderBook; code: string | null; customer: Customer | null };

/** Some goods, for more than the smallest order. */
function basketOf({ products }: DayShop, random: Random): Line[] {
	const lines: Line[] = [];
	const subtotal = () => sum(lines.map(({ price, ordered }) => price * ordered));
	while (lines.length < 2 || subtotal() < MINIMUM) {
		const { id: product, price } = random.pick(products);
		const known = lines.find((line) => line.product === product);
		if (known) known.ordered += random.between(1, 3);
		else lines.push({ product, price, ordered: random.between(1, 4) });
	}
	return lines;
}

function bodyOf({ lines, fee, coupon }: Terms) {
	return {
		items: lines.map(({ product, ordered: quantity }) => ({ product, quantity })),
		address: testAddress,
		deliveryTime: fee > 0 ? "express" : "standard",
		...(coupon ? { coupon: coupon.code } : {}),
	};
}

function termsOf(day: DayShop, random: Random, by: Terms["by"], mayUseCoupon: boolean): Terms {
	const coupon = mayUseCoupon && random.chance(0.3) ? random.pick(day.coupons) : null;
	return { by, lines: basketOf(day, random), fee: random.pick([0, 50]), coupon };
}

/** Somebody calls, and the owner takes the order. */
export async function orderByPhone(day: DayShop, random: Random): Promise<DayOrder> {
	const terms = termsOf(day, random, "cash", false);
	const caller: Buyer = { balance: 0, isCaller: true };
	const phone = `0301-${String(random.between(0, 9_999_999)).padStart(7, "0")}`;
	const { address, ...order } = bodyOf(terms);
	const body = {
		...order,
		address: { ...address, phoneNumber: phone },
		customer: { name: "Ali Khan", phone },
	};
	const { json } = await day.owner<typeof sellerOrderCalls.placeByPhone>(
		"POST",
		"/api/order/phone",
		body,
		201,
	);
	return { book: new OrderBook(day.book, must(json.order)._id, caller, terms), code: null, customer: null };
}

async function orderByCash(day: DayShop, customer: Customer, terms: Terms, useCredit: boolean) {
	const { cookies } = customer.payer.customer;
	const body = { ...bodyOf(terms), useCredit };
	const { json } = await day.call<typeof orderCalls.placeCash>(cookies, "POST", "/api/order/cod", body, 201);
	return must(json.order);
}

/** The order that a payment has become. */
async function madeOf(day: DayShop, cookies: string, reference: string) {
	const numberOf = async () =>
		(await day.call<typeof paymentCalls.follow>(cookies, "GET", `/api/payment/${reference}`)).json.payment;
	await expect.poll(numberOf, PATIENCE).toMatchObject({ orderNumber: expect.any(String), isOnHold: false });
	const number = (await numberOf())?.orderNumber;
	const { json } = await day.call<typeof orderCalls.listOwn>(cookies, "GET", "/api/order/user");
	return must(must(json.orders).find((order) => order.number === number));
}

/** Pays with a wallet, or does not; answers the order, or null where there is none. */
async function orderByWallet(
	day: DayShop,
	{ payer }: Customer,
	wallet: Wallet,
	wanted: { terms: Terms; useCredit: boolean; toPay: number; isPaid: boolean },
) {
	const { customer, comeBack } = payer;
	const { terms, useCredit, toPay: amount, isPaid } = wanted;
	const body = { ...bodyOf(terms), useCredit, amount, userPhone: "03001234567", email: customer.email };
	const path = `/api/payment/${wallet}` as const;
	const { json } = await day.call<(typeof startPaymentCalls)["jazzcash"]>(
		customer.cookies,
		"POST",
		path,
		body,
	);
	if (json.order) return json.order;
	const reference = must(json.paymentId);
	const answer = await comeBack(wallet, reference, isPaid ? "approve" : "decline");
	expect(answer.status).toBe(303);
	if (!isPaid) {
		// As the page does that the wallet leads back to: nobody waits for the round that asks about payments.
		await day.call(customer.cookies, "GET", `/api/payment/${reference}`);
		return null;
	}
	return madeOf(day, customer.cookies, reference);
}

/** A customer orders, by cash or a wallet, with or without a coupon and their credit; null where they do not pay. */
export async function orderOnline(
	day: DayShop,
	customer: Customer,
	random: Random,
): Promise<DayOrder | null> {
	const by = random.pick(["cash", "cash", "cash", "jazzcash", "easypaisa"] as const);
	const terms = termsOf(day, random, by, true);
	const useCredit = random.chance(0.7);
	const subtotal = sum(terms.lines.map(({ price, ordered }) => price * ordered));
	const { amount } = totalsOf(subtotal, terms);
	const creditUsed = useCredit ? Math.min(customer.balance, amount) : 0;
	const toPay = amount - creditUsed;
	const isPaid = random.chance(0.9);
	const wanted = { terms, useCredit, toPay, isPaid };
	const order =
		by === "cash"
			? await orderByCash(day, customer, terms, useCredit)
			: await orderByWallet(day, customer, by, wanted);
	if (!order) {
		// What the payment held is the customer's again.
		const balance = async () => (await day.creditOf(customer)).balance;
		await expect.poll(balance, PATIENCE).toBe(customer.balance);
		return null;
	}
	const book = new OrderBook(day.book, order._id, customer, terms);
	if (creditUsed > 0) book.payWithCredit(creditUsed);
	if (by !== "cash" && toPay > 0) book.payWithWallet(by, toPay);
	return { book, code: order.handoverCode, customer };
}
