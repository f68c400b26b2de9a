import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { refundCalls } from "@/lib/money/calls";
import type { orderCalls, sellerOrderCalls } from "@/lib/orders/calls";
import type { paymentCalls, startPaymentCalls } from "@/lib/payments/calls";
import type { Wallet } from "@/lib/payments/rules";
import type { sellerReportCalls } from "@/lib/reports/calls";
import type { Random } from "../chaos/random";
import { must, patiently } from "../support/api";
import { takeStep } from "../support/deliveries";
import type { TestStaff } from "../support/people";
import { testAddress } from "../support/products";
import { send } from "../support/reports";
import { type Buyer, type Line, OrderBook, sum, type Terms, totalsOf, type Way } from "./book";
import type { Customer, DayShop } from "./shop";

/** What people do to an order, by the shop's own calls: each says it to the shop and enters it in the order's book. */

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

export async function cancelOwn(day: DayShop, { book, customer }: DayOrder): Promise<void> {
	if (customer) {
		await day.call(customer.payer.customer.cookies, "PUT", `/api/order/cancel/${book.id}`);
		book.cancel();
	} else await cancelForShop(day, book);
}

async function move(day: DayShop, book: OrderBook, status: OrderBook["status"]): Promise<void> {
	const reason = status === "Cancelled" ? "No onions today" : "";
	await day.owner("PUT", `/api/order/status/${book.id}`, { status, ...(reason ? { reason } : {}) });
}

/** The owner cancels; answers the credit that went back. */
export async function cancelForShop(day: DayShop, book: OrderBook): Promise<number> {
	await move(day, book, "Cancelled");
	return book.cancel();
}

/** Takes the last step back; false where it is too late for that. */
export async function undo(day: DayShop, book: OrderBook, entered: () => void): Promise<boolean> {
	const { status } = await patiently(() =>
		day.raw(day.shop.owner, "PUT", `/api/order/status/${book.id}/undo`),
	);
	expect([200, 409]).toContain(status);
	if (status === 200) entered();
	return status === 200;
}

/** The bag is packed, with what is there: all of it, less, or something else for what is missing. */
export async function pack(day: DayShop, book: OrderBook, random: Random): Promise<void> {
	const found = book.terms.lines.map((line) => {
		if (random.chance(0.7)) return { ...line, picked: line.ordered, instead: undefined };
		const picked = random.between(0, line.ordered - 1);
		const other = random.pick(day.products);
		const mayStandIn = other.id !== line.product && random.chance(0.4);
		const instead = { product: other.id, price: other.price, quantity: random.between(1, 3) };
		return { ...line, picked, instead: mayStandIn ? instead : undefined };
	});
	const lines = found.map(({ product, picked, instead }) => ({
		product,
		picked,
		...(instead ? { replacement: { product: instead.product, quantity: instead.quantity } } : {}),
	}));
	const path = `/api/order/${book.id}/pack`;
	if (random.chance(0.3)) {
		await day.owner("PUT", path, { lines: lines.slice(0, 1), isComplete: false });
		enter(book, found.slice(0, 1));
	}
	if (random.chance(0.15)) {
		// Without more words what nobody has decided is in the bag.
		await move(day, book, "Packed");
		const all = book.terms.lines.map((line) => ({ ...line, picked: line.picked ?? line.ordered }));
		enter(book, all);
	} else {
		await day.owner("PUT", path, { lines, isComplete: true });
		enter(book, found);
	}
	book.status = "Packed";
}

function enter({ terms }: OrderBook, found: readonly Line[]): void {
	terms.lines = terms.lines.map((line) => found.find(({ product }) => product === line.product) ?? line);
}

export async function markPaid(day: DayShop, book: OrderBook): Promise<void> {
	await day.owner("PUT", `/api/order/mark-paid/${book.id}`);
	book.payAtCounter();
}

async function riderStep(day: DayShop, book: OrderBook, rider: TestStaff, fields: object): Promise<void> {
	const at = day.now.toISOString();
	const step = { at, key: randomUUID(), ...fields };
	const answer = await patiently(() => takeStep(book.id, step, rider.cookies));
	expect([answer.status, answer.json.message], JSON.stringify(step)).toEqual([200, undefined]);
}

/** The order is given to a rider, who goes. */
export async function sendOut(day: DayShop, book: OrderBook, rider: TestStaff): Promise<void> {
	await day.owner("PUT", `/api/order/${book.id}/assign`, { rider: rider._id });
	await riderStep(day, book, rider, { step: "picked_up" });
	book.status = "Out for delivery";
}

export async function fail(
	day: DayShop,
	book: OrderBook,
	rider: TestStaff,
	{ isShopsFault, isInTime }: { isShopsFault: boolean; isInTime: boolean },
): Promise<void> {
	const reason = isShopsFault ? "shop_fault" : "Nobody opened";
	await riderStep(day, book, rider, { step: "failed", reason });
	book.status = "On hold";
	if (isInTime && !isShopsFault) book.wasAtTheDoor = true;
}

/** The rider hands it over and takes what is to be paid. */
export async function bring(
	day: DayShop,
	{ book, code }: DayOrder,
	rider: TestStaff,
	lateCredit: number,
): Promise<void> {
	const proof = code ? { code } : { reason: "No code by phone" };
	await riderStep(day, book, rider, { step: "delivered", ...proof });
	book.payAtDoor(rider._id);
	if (book.status !== "Delivered") book.arrive(lateCredit);
}

/** The owner says that it is there. */
export async function sayDelivered(day: DayShop, book: OrderBook, lateCredit: number): Promise<void> {
	await move(day, book, "Delivered");
	book.arrive(lateCredit);
}

/** The shop gives some of the price back. */
export async function grant(day: DayShop, book: OrderBook, random: Random): Promise<void> {
	const amount = random.between(1, Math.min(300, book.refundable));
	const reason = random.pick(["late", "other", "bad_item"] as const);
	const body = { order: book.id, amount, reason, note: randomUUID() };
	await day.owner("POST", "/api/seller/refunds", body, 201);
	book.granted += amount;
}

/** The customer reports something of the bag, and the owner gives money or credit for it, or nothing. */
export async function report(day: DayShop, { book, customer }: DayOrder, random: Random): Promise<void> {
	const line = book.terms.lines.find(({ picked = 0 }) => picked > 0);
	if (!customer || !line) return;
	const about = { product: line.product, problem: "bad", quantity: 1, note: "Soft" };
	const { status, json } = await send(customer.payer.customer, book.id, about);
	expect([status, json.message]).toEqual([201, json.message]);
	const { _id } = json.report as { _id: string };
	const decision = random.pick(["refund", "credit", "refuse"] as const);
	const amount = random.between(1, Math.min(line.price, book.refundable));
	const body = { decision, message: "We are sorry", ...(decision === "refuse" ? {} : { amount }) };
	await day.owner<typeof sellerReportCalls.decide>("PUT", `/api/seller/reports/${_id}`, body);
	if (decision === "refuse") return;
	book.granted += amount;
	if (decision === "credit") book.settle("credit", amount);
}

/** Some of what is due goes back, or all. */
export async function settle(day: DayShop, book: OrderBook, random: Random, isAll = false): Promise<void> {
	if (book.due === 0) return;
	const rows = (await day.refunds("due")).filter(({ order }) => order === book.id);
	expect(sum(rows.map(({ amount }) => amount))).toBe(book.due);
	for (const { _id, amount } of rows) {
		if (!isAll && random.chance(0.3)) continue;
		const ways: [Way, ...Way[]] = book.buyer.isCaller ? ["cash", "wallet"] : ["cash", "wallet", "credit"];
		const method = random.pick(ways);
		const body = { method, amount, ...(method === "wallet" ? { reference: randomUUID() } : {}) };
		await day.owner<typeof refundCalls.settle>("PUT", `/api/seller/refunds/${_id}/settle`, body);
		book.settle(method, amount);
	}
}
